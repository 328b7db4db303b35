// A run played again: for a link to it, and for its turn and points so far where the record does not say.
import { deck } from '../../../../puzzles/block-and-key/deck.ts';
import { retrace, type Retraced } from '../../../games/block-and-key/replay.ts';
import { scoreOf } from '../../../games/block-and-key/score.ts';
import { positionOf } from '../../../games/block-and-key/temple.ts';
import type { Position } from '../../../../engine-wasm/host/vocabulary.ts';
import { runEngine } from '$lib/engine/run-engine.ts';
import type { RunRecord } from '$lib/progress/runs.ts';

export type RunStanding = NonNullable<RunRecord['standing']>;

/** Null for a run that the rules do not allow. */
export async function momentsOfRun(run: RunRecord): Promise<Retraced['moments'] | null> {
	const engine = await runEngine();
	try {
		const { moments, refused } = retrace(engine, deck, run.seed, 1, run.actions);
		return refused ? null : moments;
	} catch {
		return null;
	}
}

/** As it was left; null for a run that the rules do not allow. */
export async function templeOfRun(run: RunRecord): Promise<Position | null> {
	const last = (await momentsOfRun(run))?.at(-1);
	return last ? positionOf(deck, last.state) : null;
}

/** Null for a run that the rules do not allow. */
export async function standingOfRun(run: RunRecord): Promise<RunStanding | null> {
	const last = (await momentsOfRun(run))?.at(-1);
	return last
		? { turn: last.state.turn, points: scoreOf(await runEngine(), deck, last.state, 0).total }
		: null;
}
