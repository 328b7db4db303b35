// How an open run stands: its turn and its points so far, found by playing it again.
import { deck } from '../../../../puzzles/block-and-key/deck.ts';
import { replay } from '../../../games/block-and-key/replay.ts';
import { scoreOf } from '../../../games/block-and-key/score.ts';
import { runEngine } from '$lib/engine/run-engine.ts';
import type { RunRecord } from '$lib/progress/runs.ts';

export interface RunStanding {
	readonly turn: number;
	readonly points: number;
}

/** Null for a run that the rules do not allow. */
export async function standingOfRun({ seed, actions }: RunRecord): Promise<RunStanding | null> {
	const engine = await runEngine();
	const played = replay(engine, deck, seed, 1, actions);
	if (!played.ok) return null;
	return { turn: played.state.turn, points: scoreOf(engine, deck, played.state, 0).total };
}
