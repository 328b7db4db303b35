// A game again from its seed and its actions.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { apply } from './apply.ts';
import type { Moment } from './moment.ts';
import { newGame } from './setup.ts';
import type { Action, GameState, PlayerCount, Refusal } from './state.ts';

export interface Refused {
	/** Of the first action that the rules refuse. */
	readonly index: number;
	readonly refusal: Refusal;
}

export type Replay = { readonly ok: true; readonly state: GameState } | ({ readonly ok: false } & Refused);

export interface Retraced {
	/** The deal, then one for each action up to a refused one. */
	readonly moments: readonly [Moment, ...Moment[]];
	readonly refused: Refused | null;
}

/** Every state on the way and what happened. */
export function retrace(
	engine: Engine,
	deck: Deck,
	seed: string,
	players: PlayerCount,
	actions: readonly Action[]
): Retraced {
	const moments: [Moment, ...Moment[]] = [newGame(deck, seed, players)];
	let { state } = moments[0];
	for (const [index, action] of actions.entries()) {
		const outcome = apply(engine, deck, state, action);
		if (!outcome.ok) return { moments, refused: { index, refusal: outcome.refusal } };
		({ state } = outcome);
		moments.push({ state, happened: outcome.happened });
	}
	return { moments, refused: null };
}

export function replay(
	engine: Engine,
	deck: Deck,
	seed: string,
	players: PlayerCount,
	actions: readonly Action[]
): Replay {
	const { moments, refused } = retrace(engine, deck, seed, players, actions);
	return refused ? { ok: false, ...refused } : { ok: true, state: (moments.at(-1) ?? moments[0]).state };
}
