// A whole game by policies, and the same game again from its actions.
import type { Refusal } from '../game.ts';
import { randomFrom } from '../rng.ts';
import { apply } from './apply.ts';
import { known } from './known.ts';
import { options } from './options.ts';
import type { Policy } from './policies/policy.ts';
import { newGame } from './setup.ts';
import type { Action, GameState, Setup } from './state.ts';

export interface Played {
	readonly actions: readonly Action[];
	readonly end: GameState;
}

/** Every decision comes from a policy that sees what its player knows. `each` is told every state on the way. */
export function play(
	setup: Setup,
	seed: string,
	policyOf: (player: number) => Policy,
	each: (state: GameState) => void = () => undefined
): Played {
	let state = newGame(setup, seed);
	const chance = randomFrom(`${seed}/policies`);
	const actions: Action[] = [];
	while (state.step.kind !== 'end') {
		const action = policyOf(state.active)(known(state, state.active), options(state), chance);
		const outcome = apply(state, action);
		if (!outcome.ok) throw new RangeError(`a policy breaks ${outcome.refusal.rule}`);
		state = outcome.state;
		actions.push(action);
		each(state);
	}
	return { actions, end: state };
}

export type Replayed =
	| { readonly ok: true; readonly state: GameState }
	| { readonly ok: false; readonly index: number; readonly refusal: Refusal };

export function replay(setup: Setup, seed: string, actions: readonly Action[]): Replayed {
	let state = newGame(setup, seed);
	for (const [index, action] of actions.entries()) {
		const outcome = apply(state, action);
		if (!outcome.ok) return { ok: false, index, refusal: outcome.refusal };
		state = outcome.state;
	}
	return { ok: true, state };
}
