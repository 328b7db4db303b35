// A game on its way through one action: the state so far and what has happened, each step giving the next.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import type { Moment as AnyMoment } from '../game.ts';
import type { GameState, Happening, Player, Step } from './state.ts';

/** What judges an action: the engine and the box that is played with. */
export interface Rules {
	readonly engine: Engine;
	readonly deck: Deck;
}

export type Moment = AnyMoment<GameState, Happening>;

export function isSolo(state: Pick<GameState, 'players'>): boolean {
	return state.players.length === 1;
}

export function activePlayer({ players, active }: Pick<GameState, 'players' | 'active'>): Player {
	return players[active] as Player;
}

export function withPlayer(state: GameState, change: Partial<Player>): GameState {
	const players = state.players.map((player, k) => (k === state.active ? { ...player, ...change } : player));
	return { ...state, players };
}

/** The next moment of the same action: this state, after these further events. */
export function advanced({ happened }: Moment, state: GameState, ...events: readonly Happening[]): Moment {
	return { state, happened: events.length > 0 ? [...happened, ...events] : happened };
}

/** The game waits for the player at this step. */
export function awaiting(moment: Moment, step: Step): Moment {
	return advanced(moment, { ...moment.state, step });
}
