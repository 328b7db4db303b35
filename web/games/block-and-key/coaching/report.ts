// What a finished solo run tells about its player, measured by what a strong player reaches. Every decision is compared with the best one
// in the same worlds; what these differences come to is skill, what a strong player would have reached from the start is the start, and
// all the rest was luck: start + luck + skill = score.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { CoachReport, Effort, TurnReport } from '../../coach.ts';
import { scoreOf } from '../score.ts';
import type { Action, GameState } from '../state.ts';
import { explaining, judge, type Judged } from './advice.ts';
import { forecastOf } from './forecast.ts';
import { TELLING, waysOf, worldsAt } from './ways.ts';

/** A loss counts if it is so many standard errors from nothing, and at all to be seen. */
export const COUNTS = 1.5;
const LEAST = 0.05;
/** Points lost in a turn at which its accuracy has fallen to a half. */
const HALF_LIFE = 1.5;
/** Of the effort with which advice looks for the best: a run has some fifty decisions, and its report is not to be waited for. */
const SHARE = 0.5;
/** Below so many points no reason is told. */
const WORTH_SAYING = 0.5;
/** Sums of so coarse numbers are exact. */
const EIGHTH = 8;

interface Decision extends Judged {
	readonly index: number;
	readonly state: GameState;
	/** What of its loss is sure. */
	readonly counted: number;
}

/** The Core Cube is not judged: its sides differ by little. Nor is a marker, which is as good as another. */
export const UNJUDGED: readonly string[] = ['core', 'marker', 'end'];

export function* reportOf(
	engine: Engine,
	deck: Deck,
	states: readonly GameState[],
	actions: readonly Action[],
	effort: Effort
): Generator<number, CoachReport<Action>> {
	const last = states.at(-1);
	if (last?.step.kind !== 'end') throw new RangeError('the run is not over');
	const decisions: Decision[] = [];
	for (const [index, action] of actions.entries()) {
		const state = states[index] as GameState;
		if (UNJUDGED.includes(state.step.kind)) continue;
		const judged = judge(engine, deck, state, action, effort, SHARE);
		if (judged) {
			const { lost, error } = judged;
			const counted = lost >= LEAST && lost >= COUNTS * error ? lost : 0;
			decisions.push({ ...judged, index, state, counted });
		}
		yield index + 1;
	}
	const { total: score } = scoreOf(engine, deck, last, 0);
	const start = eighths(startOf(engine, deck, states, effort));
	const skill = eighths(-decisions.reduce((sum, { lost }) => sum + lost, 0));
	const turns = [...new Set(decisions.map(({ state }) => state.turn))].map((turn) =>
		turnOf(
			engine,
			deck,
			turn,
			decisions.filter(({ state }) => state.turn === turn)
		)
	);
	return { score, start, skill, luck: score - start - skill, accuracy: accuracyOf(turns), turns };
}

/** The mean over the turns of 100 × 2^(−points lost ÷ 1.5). */
export function accuracyOf(turns: readonly Pick<TurnReport<Action>, 'lost'>[]): number {
	const shares = turns.map(({ lost }) => 2 ** (-lost / HALF_LIFE));
	return turns.length === 0 ? 100 : (100 * shares.reduce((sum, share) => sum + share, 0)) / turns.length;
}

/** What a strong player reaches from the first line on. */
function startOf(engine: Engine, deck: Deck, states: readonly GameState[], { playouts }: Effort): number {
	const state = states.find(({ step }) => step.kind === 'line') as GameState;
	const values = waysOf(engine, deck, state, SHARE)[0]?.playOn(playouts, worldsAt(state, TELLING)) ?? [];
	return forecastOf(state, values).mean;
}

function turnOf(
	engine: Engine,
	deck: Deck,
	turn: number,
	decisions: readonly Decision[]
): TurnReport<Action> {
	const [costliest] = [...decisions].sort((p, q) => q.counted - p.counted) as [Decision];
	const deed = decisions.find(({ state }) => state.step.kind === 'act') ?? costliest;
	const shown = costliest.counted > 0 ? costliest : deed;
	const lost = decisions.reduce((sum, { counted }) => sum + counted, 0);
	return {
		turn,
		index: shown.index,
		played: shown.taken.action,
		best: shown.counted > 0 ? shown.best.action : shown.taken.action,
		lost,
		error: Math.hypot(...decisions.map(({ error }) => error)),
		because:
			shown.counted >= WORTH_SAYING ? explaining(engine, deck, shown.state, shown.taken)(shown.best) : []
	};
}

const eighths = (number: number): number => Math.round(number * EIGHTH) / EIGHTH;
