// A game again from its seed and its actions.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { apply } from './apply.ts';
import { newGame } from './setup.ts';
import type { Action, GameState, PlayerCount, Refusal } from './state.ts';

export type Replay =
	| { readonly ok: true; readonly state: GameState }
	/** The first action that the rules refuse. */
	| { readonly ok: false; readonly index: number; readonly refusal: Refusal };

export function replay(
	engine: Engine,
	deck: Deck,
	seed: string,
	players: PlayerCount,
	actions: readonly Action[]
): Replay {
	let { state } = newGame(deck, seed, players);
	for (const [index, action] of actions.entries()) {
		const outcome = apply(engine, deck, state, action);
		if (!outcome.ok) return { ok: false, index, refusal: outcome.refusal };
		state = outcome.state;
	}
	return { ok: true, state };
}
