// The rest of a turn thought through: where the workers go, what is built and bought, up to the moment of drawing.
import { apply } from '../apply.ts';
import { activePlayer } from '../course.ts';
import { GOLD_MAX, type Action, type GameState, type Square } from '../state.ts';
import { targets } from '../workers.ts';
import { planOf } from './plan.ts';
import { buildAction, excessPurchase, purchase } from './spending.ts';

/** Places that are thought through for each worker. */
const WAYS = 4;

interface Line {
	readonly actions: readonly Action[];
	readonly state: GameState;
}

export interface Thought extends Line {
	readonly worth: number;
}

function then(line: Line, action: Action): Line | null {
	const outcome = apply(line.state, action);
	return outcome.ok ? { actions: [...line.actions, action], state: outcome.state } : null;
}

/** The best rest of the turn from a step at which workers move, or after it. */
export function think(state: GameState, worth: (end: GameState) => number): Thought {
	const seen = new Set<string>();
	let best: Thought | null = null;
	const follow = (line: Line): void => {
		const built = repeat(line, buildAction);
		if (built.state.step.kind === 'workers') {
			const key = keyOf(built.state);
			if (seen.has(key)) return;
			seen.add(key);
			for (const action of workerWays(built.state)) {
				const next = then(built, action);
				if (next) follow(next);
			}
			return;
		}
		const end = repeat(
			repeat(built, (now) => buildAction(now) ?? purchase(now)),
			spendExcess
		);
		const value = worth(end.state);
		if (!best || value > best.worth) best = { ...end, worth: value };
	};
	follow({ actions: [], state });
	return best ?? { actions: [], state, worth: worth(state) };
}

/** Two orders of the same moves lead to the same position. */
function keyOf({ stocked, sites }: GameState): string {
	return `${stocked.workers.join()}|${sites.map(({ level, workers }) => level * 4 + workers).join()}`;
}

/** The same thought as often as it leads on. */
function repeat(line: Line, next: (state: GameState) => Action | null): Line {
	for (let now = line; ;) {
		const action = now.state.step.kind === 'end' ? null : next(now.state);
		const more = action && then(now, action);
		if (!more) return now;
		now = more;
	}
}

/** The first worker of the row, wherever it may usefully go, or back. */
function workerWays(state: GameState): Action[] {
	const [from] = state.stocked.workers;
	if (from === undefined) return [];
	const planned = new Map(
		planOf(state).sites.map(({ site, aim }, k) => [site.square, site.level < aim ? 100 - k : 0])
	);
	const values = new Map(state.sites.map(({ square, foundation }) => [square, foundation ?? 0]));
	const rank = (square: Square) => planned.get(square) ?? values.get(square) ?? 0;
	const ways = targets(state, from)
		.sort((p, q) => rank(q) - rank(p))
		.slice(0, WAYS)
		.map((site): Action => ({ do: 'move', from, site }));
	return [...ways, { do: 'recall', square: from }];
}

/** More gold than may be kept is spent, one piece set aside for a search. */
function spendExcess(state: GameState): Action | null {
	return activePlayer(state).gold > GOLD_MAX + 1 ? excessPurchase(state) : null;
}
