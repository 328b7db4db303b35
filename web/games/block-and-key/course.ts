// A game on its way through one action: the state so far and what has happened, each step giving the next.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import type { GameState, Happening, Player, Step } from './state.ts';

/** What judges an action: the engine and the box that is played with. */
export interface Rules {
	readonly engine: Engine;
	readonly deck: Deck;
}

export interface Course {
	readonly state: GameState;
	readonly happened: readonly Happening[];
}

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

/** The course goes on with this state, after these events. */
export function went({ happened }: Course, state: GameState, ...events: readonly Happening[]): Course {
	return { state, happened: events.length > 0 ? [...happened, ...events] : happened };
}

/** The game waits for the player. */
export function waits(course: Course, step: Step): Course {
	return went(course, { ...course.state, step });
}
