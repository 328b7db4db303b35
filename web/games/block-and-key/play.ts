// A whole game played by a policy.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { randomFrom } from '../rng.ts';
import { apply } from './apply.ts';
import type { Moment } from './moment.ts';
import { known } from './known.ts';
import { choices } from './choices.ts';
import type { Policy } from './policies/policy.ts';
import { newGame } from './setup.ts';
import type { Action, PlayerCount } from './state.ts';

export interface Played {
	readonly setup: Moment;
	readonly actions: readonly Action[];
	/** One for each action. */
	readonly outcomes: readonly Moment[];
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
	const outcomes: Moment[] = [];
	for (let { state } = setup; state.step.kind !== 'end' && actions.length < most;) {
		const action = policy(engine, deck, known(deck, state), choices(engine, deck, state), chance);
		const outcome = apply(engine, deck, state, action);
		if (!outcome.ok) throw new Error(`${seed}: ${JSON.stringify(action)} breaks ${outcome.refusal.rule}`);
		({ state } = outcome);
		actions.push(action);
		outcomes.push({ state, happened: outcome.happened });
	}
	return { setup, actions, outcomes };
}
