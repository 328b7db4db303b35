// Whole solo games played by a policy.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { randomFrom } from '../../rng.ts';
import { apply } from './apply.ts';
import type { Course } from './course.ts';
import { known } from './known.ts';
import { soloLog, type LogEntry } from './log.ts';
import { options } from './options.ts';
import type { Policy } from './policies/policy.ts';
import { random } from './policies/random.ts';
import { scoreOf, tier } from './score.ts';
import { newGame } from './setup.ts';
import type { Action, PlayerCount, Score, Tier } from './state.ts';

/** The policies of the JSON command; null for one that is still to come. */
const POLICIES: Readonly<Record<'random' | 'greedy' | 'engine', Policy | null>> = {
	random,
	greedy: null,
	engine: null
};

export interface Played {
	readonly setup: Course;
	readonly actions: readonly Action[];
	/** One for each action. */
	readonly outcomes: readonly Course[];
}

/** Plays to the end, or as far as `most` actions: with more players the rules alone do not make an end certain. */
export function play(
	engine: Engine,
	deck: Deck,
	seed: string,
	policy: Policy,
	players: PlayerCount = 1,
	most = Infinity
): Played {
	const chance = randomFrom(`${seed}/policy`);
	const setup = newGame(deck, seed, players);
	const actions: Action[] = [];
	const outcomes: Course[] = [];
	for (let { state } = setup; state.step.kind !== 'end' && actions.length < most;) {
		const action = policy(engine, deck, known(deck, state), options(engine, deck, state), chance);
		const outcome = apply(engine, deck, state, action);
		if (!outcome.ok) throw new Error(`${seed}: ${JSON.stringify(action)} breaks ${outcome.refusal.rule}`);
		({ state } = outcome);
		actions.push(action);
		outcomes.push({ state, happened: outcome.happened });
	}
	return { setup, actions, outcomes };
}

export interface SoloRun {
	readonly log: readonly LogEntry[];
	readonly score: Omit<Score, 'faces'>;
	readonly tier: Tier;
}

/** For each policy the game that it plays from a seed, as the JSON command tells it. */
export function soloRuns(
	engine: Engine,
	deck: Deck
): Readonly<Record<string, ((seed: string) => SoloRun) | null>> {
	const run = (policy: Policy) => (seed: string) => {
		const { setup, outcomes } = play(engine, deck, seed, policy);
		const { state } = outcomes.at(-1) ?? setup;
		const { keys, enigma, total } = scoreOf(engine, deck, state, 0);
		return { log: soloLog(deck, setup, outcomes), score: { keys, enigma, total }, tier: tier(total) };
	};
	return Object.fromEntries(Object.entries(POLICIES).map(([name, policy]) => [name, policy && run(policy)]));
}
