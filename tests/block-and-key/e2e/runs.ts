// Runs for e2e tests, really played by a policy that claims what it can.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { scoreOf, tier } from '../../../web/games/block-and-key/score.ts';
import type { Action } from '../../../web/games/block-and-key/state.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { addDays } from '../../../web/lib/progress/civil.ts';
import { runKey, type RunKind, type RunRecord } from '../../../web/lib/progress/runs.ts';
import { startEngine } from '../cross/agreement.ts';
import { claimer } from '../rules/claimer.ts';
import { noon, TODAY } from '../../e2e/seed.ts';

interface Played {
	/** Days before today. */
	readonly ago: number;
	readonly kind?: RunKind;
	readonly seed?: string;
	readonly practice?: boolean;
	/** Left after so many actions. */
	readonly left?: number;
}

export async function runOf({
	ago,
	kind = 'random',
	seed = `e2e ${ago}`,
	practice = false,
	left
}: Played): Promise<RunRecord> {
	const engine = await startEngine();
	const startedAt = noon(addDays(TODAY, -ago));
	const savedAt = startedAt + 900_000;
	const { actions, outcomes } = play(engine, deck, seed, claimer);
	const base = { key: runKey(startedAt), seed, kind, startedAt, savedAt, practice };
	const made = (done: readonly Action[]) => ({ actions: done, revision: done.length, standing: null });
	if (left !== undefined)
		return { ...base, ...made(actions.slice(0, left)), endedAt: null, score: null, tier: null };
	const score = scoreOf(engine, deck, outcomes.at(-1)!.state, 0);
	return { ...base, ...made(actions), endedAt: savedAt, score, tier: tier(score.total) };
}
