// How an open run stands: its turn and its points so far, found by playing it again where the record does not say.
import { deck } from '../../../../puzzles/block-and-key/deck.ts';
import { replay } from '../../../games/block-and-key/replay.ts';
import { scoreOf } from '../../../games/block-and-key/score.ts';
import { runEngine } from '$lib/engine/run-engine.ts';
import type { RunRecord } from '$lib/progress/runs.ts';

export type RunStanding = NonNullable<RunRecord['standing']>;

/** Null for a run that the rules do not allow. */
export async function standingOfRun(run: RunRecord): Promise<RunStanding | null> {
	const engine = await runEngine();
	try {
		const played = replay(engine, deck, run.seed, 1, run.actions);
		if (!played.ok) return null;
		return { turn: played.state.turn, points: scoreOf(engine, deck, played.state, 0).total };
	} catch {
		return null;
	}
}
