// Looks one turn ahead: every place and row is judged by what the row gives and what the board then promises; the best ones are
// thought through to the end of the turn. Sees only what its player knows.
import { apply } from '../apply.ts';
import { pointing } from '../board.ts';
import { activePlayer, siteAt } from '../course.ts';
import { limitRefusal } from '../limits.ts';
import { places } from '../placing.ts';
import {
	DIRECTIONS,
	STONES,
	type Action,
	type Direction,
	type GameState,
	type Square,
	type Stair,
	type Stone,
	type Tile
} from '../state.ts';
import { best } from './best.ts';
import { drawing, picking } from './hand.ts';
import { imagine } from './imagine.ts';
import { GOLD_UNIT, outlookOf, TRUST } from './outlook.ts';
import { planOf } from './plan.ts';
import type { Policy } from './policy.ts';
import { excessPurchase, leastNeeded } from './spending.ts';
import { think } from './turn.ts';
import { turnsLeft, worthOf } from './worth.ts';

/** How many placements are thought through. */
const DEEP = 24;
/** With so many workers in the supply none is called home. */
const ENOUGH_WORKERS = 3;

export const lookahead: Policy = (known, options) => {
	const state = imagine(known);
	const { step } = state;
	switch (step.kind) {
		case 'place':
			return homecoming(state) ?? placing(state, options);
		case 'row':
			return best(options, (action) =>
				action.do === 'row' ? rowWorth(state, action.direction, 0) : -Infinity
			);
		case 'stock':
			return stocking(state, step.squares);
		case 'workers':
		case 'extras': {
			const { actions } = think(state, (end) => worthOf(end, state.active, 0));
			return actions[0] ?? { do: 'done' };
		}
		case 'draw':
			return drawing(known, state, options);
		case 'search':
			return picking(known, state, options);
		case 'limits':
			return keeping(state);
		case 'end':
			throw new RangeError('the game is over');
	}
};

/** Workers that hold nothing but a foundation come home when too few are left for the next row. */
function homecoming(state: GameState): Action | null {
	if (activePlayer(state).workers >= ENOUGH_WORKERS || turnsLeft(state, state.active) < 2) return null;
	const planned = new Set(planOf(state).sites.map(({ site }) => site.square));
	const idle = state.sites.find(
		({ owner, level, square }) => owner === state.active && level === 0 && !planned.has(square)
	);
	return idle ? { do: 'recall', square: idle.square } : null;
}

interface Idea {
	readonly action: Action;
	readonly direction: Direction;
	/** What the board promises after it. */
	readonly promise: number;
	readonly worth: number;
}

function placing(state: GameState, options: readonly Action[]): Action {
	const me = state.active;
	const tile = activePlayer(state).hand as Tile;
	const outlook = outlookOf(state, me, planOf(state));
	const turns = turnsLeft(state, me);
	const ideas = places(state).flatMap(({ square, pay, stairs }) => {
		const promise = TRUST * outlook.promise(turns, square, tile) - (pay ? GOLD_UNIT : 0);
		const own = outlook.tileWorth(tile, square);
		const action: Action = { do: 'place', square, stair: turned(state, square, stairs), pay };
		return DIRECTIONS.map((direction, k): Idea => {
			const worth = outlook.rowWorth(square, k) + own + promise;
			return { action, direction, promise, worth };
		});
	});
	const deep = ideas.sort((p, q) => q.worth - p.worth).slice(0, DEEP);
	if (deep.length === 0) return options[0] as Action;
	return best(deep, ({ action, direction, promise }) => {
		const placed = apply(state, action);
		return placed.ok ? rowWorth(placed.state, direction, promise) : -Infinity;
	}).action;
}

/** A new foundation is never in the way; otherwise one way to turn is as good as another. */
function turned(state: GameState, square: Square, stairs: readonly Stair[]): Stair {
	const laying = stairs.find((stair) => {
		const points = pointing(square, stair);
		return points?.distance === 1 && siteAt(state, points.site)?.foundation === null;
	});
	return laying ?? (stairs[0] as Stair);
}

/** What the turn comes to with this row. */
function rowWorth(state: GameState, direction: Direction, promise: number): number {
	const row = apply(state, { do: 'row', direction });
	if (!row.ok) return -Infinity;
	const { step } = row.state;
	const stocked = step.kind === 'stock' ? apply(row.state, stocking(row.state, step.squares)) : row;
	return think(stocked.ok ? stocked.state : row.state, (end) => worthOf(end, state.active, promise)).worth;
}

/** Too few workers: those tiles get one that see most. */
function stocking(state: GameState, squares: readonly Square[]): Action {
	const outlook = outlookOf(state, state.active, planOf(state));
	const worth = (square: Square) => outlook.tileWorth({ kind: 'W', colour: null }, square);
	const chosen = [...squares].sort((p, q) => worth(q) - worth(p)).slice(0, activePlayer(state).workers);
	return { do: 'stock', squares: squares.filter((square) => chosen.includes(square)) };
}

/** The limits at the end of the turn. */
function keeping(state: GameState): Action {
	const refusal = limitRefusal(state);
	if (!refusal) return { do: 'done' };
	if (refusal.rule === 'P-LIMIT-1') return excessPurchase(state) ?? { do: 'buy-stone' };
	const [first, second] = leastNeeded(state) as [Stone, Stone];
	if (state.supply.stones.white === 0) return { do: 'give-back', stone: first };
	return {
		do: 'trade',
		stones: STONES.indexOf(first) <= STONES.indexOf(second) ? [first, second] : [second, first]
	};
}
