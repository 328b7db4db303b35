// A table for hand-made cases: frozen states, so that nothing can be changed in place, and actions that must go well.
import { COLOURS, type Cell, type Square } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Deck, PlayerCount } from '../../../puzzles/schema/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { newGame } from '../../../web/games/block-and-key/setup.ts';
import {
	LINES,
	type Action,
	type GameState,
	type Outcome,
	type Piece,
	type Player,
	type Refusal
} from '../../../web/games/block-and-key/state.ts';
import { startEngine } from '../cross/agreement.ts';

export const engine = await startEngine();

export function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(frozen);
	}
	return value;
}

/** The outcome of a legal action. */
export function must(state: GameState, action: Action, box: Deck = deck): Extract<Outcome, { ok: true }> {
	const outcome = apply(engine, box, frozen(state), action);
	if (!outcome.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`);
	return outcome;
}

export function after(state: GameState, ...actions: Action[]): GameState {
	return actions.reduce((now, action) => must(now, action).state, state);
}

/** Why an action is refused; null when it is not. */
export function refusal(state: GameState, action: Action, box: Deck = deck): Refusal | null {
	const outcome = apply(engine, box, frozen(state), action);
	return outcome.ok ? null : outcome.refusal;
}

/** The first turn of a game: the white side towards the start player, everybody has taken the first row. */
export function firstTurn(players: PlayerCount = 1, seed = 'table'): GameState {
	const lines = Array.from({ length: players }, (): Action => ({ do: 'take', line: LINES[0] }));
	return after(newGame(deck, seed, players).state, { do: 'core', colour: 'w' }, ...lines);
}

/** The same with other things of the active player. */
export function having(state: GameState, change: Partial<Player>): GameState {
	const players = state.players.map((player, k) => (k === state.active ? { ...player, ...change } : player));
	return { ...state, players };
}

/** `I2g`: a green I2. */
export function piece(text: string): Piece {
	const colour = COLOURS.find((known) => text.endsWith(known));
	if (!colour) throw new RangeError(text);
	return { shape: text.slice(0, -1), colour };
}

/** `520 521`: two cells. */
export function cells(text: string): Cell[] {
	return text.split(' ').map((cell): Cell => [Number(cell[0]), Number(cell[1]), Number(cell[2])]);
}

/** The deck with other squares on some of its cards. */
export function deckWith(designs: Readonly<Record<string, readonly Square[]>>): Deck {
	return { ...deck, keys: deck.keys.map((key) => ({ ...key, squares: designs[key.id] ?? key.squares })) };
}
