// Solo games by name of the policy, as the JSON command tells them.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { refereeLog, type LogEntry } from './log.ts';
import { play } from './play.ts';
import type { Policy } from './policies/policy.ts';
import { SOLO_POLICIES } from './policies/solo.ts';
import { scoreOf, tier } from './score.ts';
import type { Score, Tier } from './state.ts';

export interface SoloRun {
	readonly log: readonly LogEntry[];
	readonly score: Omit<Score, 'faces'>;
	readonly tier: Tier;
}

/** For each policy the game that it plays from a seed. */
export function soloRuns(engine: Engine, deck: Deck): Readonly<Record<string, (seed: string) => SoloRun>> {
	const run = (policy: Policy) => (seed: string) => {
		const { setup, outcomes } = play(engine, deck, seed, policy);
		const { state } = outcomes.at(-1) ?? setup;
		const { keys, enigma, total } = scoreOf(engine, deck, state, 0);
		return { log: refereeLog(deck, [setup, ...outcomes]), score: { keys, enigma, total }, tier: tier(total) };
	};
	return Object.fromEntries(Object.entries(SOLO_POLICIES).map(([name, policy]) => [name, run(policy)]));
}
