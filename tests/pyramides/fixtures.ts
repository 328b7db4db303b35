// Positions and short words for the cases of Terra Pyramides.
import assert from 'node:assert/strict';
import { apply } from '../../web/games/pyramides/apply.ts';
import { nameOf, squareNamed } from '../../web/games/pyramides/board.ts';
import { parseAction } from '../../web/games/pyramides/notation.ts';
import { stateOf, type Position } from '../../web/games/pyramides/position.ts';
import type { Action, GameState, Happening, Player, Site, Square } from '../../web/games/pyramides/state.ts';
import { targets } from '../../web/games/pyramides/workers.ts';

export interface Case {
	readonly id: string;
	/** The rules that it proves. */
	readonly rules: readonly string[];
	check(): void;
}

export function at(name: string): Square {
	const square = squareNamed(name);
	assert.notEqual(square, null, `no square ${name}`);
	return square as Square;
}

export function from(position: Position): GameState {
	const checked = stateOf(position);
	if (!checked.ok) assert.fail(JSON.stringify(checked.faults));
	return checked.state;
}

export function action(word: string): Action {
	const parsed = parseAction(word);
	assert.ok(parsed, `no action ${word}`);
	return parsed;
}

/** The state after these actions, each of them legal. */
export function after(state: GameState, ...words: readonly string[]): GameState {
	return words.reduce((before, word) => {
		const outcome = apply(before, action(word));
		if (!outcome.ok) assert.fail(`${word}: ${JSON.stringify(outcome.refusal)}`);
		return outcome.state;
	}, state);
}

/** What one legal action lets happen. */
export function happens(state: GameState, word: string): readonly Happening[] {
	const outcome = apply(state, action(word));
	if (!outcome.ok) assert.fail(`${word}: ${JSON.stringify(outcome.refusal)}`);
	return outcome.happened;
}

/** The action is refused by this rule, and nothing has changed. */
export function refuses(state: GameState, word: string, rule: string): void {
	const before = JSON.stringify(state);
	const outcome = apply(state, action(word));
	assert.ok(!outcome.ok, `${word} is not refused`);
	assert.equal(outcome.refusal.rule, rule, word);
	assert.equal(JSON.stringify(state), before);
}

export const me = (state: GameState): Player => state.players[state.active] as Player;

export function site(state: GameState, name: string): Site {
	const found = state.sites.find(({ square }) => square === at(name));
	assert.ok(found, `no site ${name}`);
	return found;
}

/** The sites that the worker on this tile can reach, by name. */
export function reach(state: GameState, name: string): string[] {
	return targets(state, at(name)).map(nameOf).sort();
}

export const names = (squares: readonly Square[]): string[] => squares.map(nameOf);

export const START: Position = {
	setup: { players: 2 },
	tiles: { e5: ['W', 'W'], f5: ['S-blue', 'N'], e6: ['E', 'S'], f6: ['WE', 'E'] },
	sites: {
		d5: { foundation: 2 },
		f4: { foundation: 3 },
		e7: { foundation: 1 },
		g6: { foundation: 2 }
	},
	foundations: [3, 1, 2],
	players: [{ hand: 'W' }, { hand: 'E' }]
};

/** The players of a later turn: nobody is in the first one. */
export const LATER: Position['players'] = [
	{ hand: 'W', turnsTaken: 1 },
	{ hand: 'E', turnsTaken: 1 }
];

export const DOUBLE: Position = {
	...START,
	tiles: { e5: ['S-blue', 'W'], f5: ['E', 'N'], e6: ['W', 'S'], f6: ['WE', 'E'] },
	sites: { ...START.sites, g6: { foundation: 2, level: 1, colour: 'blue', owner: 0, workers: 2 } },
	players: [
		{ hand: 'W', turnsTaken: 1, stones: { blue: 4, white: 1 } },
		{ hand: 'E', turnsTaken: 1 }
	]
};

export const DIAG: Position = {
	...START,
	tiles: { ...START.tiles, d4: ['SW-blue', 'S'] },
	players: [
		{ hand: 'SE-red', turnsTaken: 1 },
		{ hand: 'E', turnsTaken: 1 }
	]
};

/** START in a later turn, in the middle of it: the tile lies, nothing is left to move. */
export function extras(
	change: Partial<Position> = {},
	mine: Partial<Position['players'][number]> = {}
): GameState {
	return from({
		...START,
		players: [
			{ turnsTaken: 1, ...mine },
			{ hand: 'E', turnsTaken: 1 }
		],
		step: 'extras',
		...change
	});
}

/** A pyramid of the first player. */
export const pyramid = (
	level: number,
	colour: 'blue' | 'grey' | 'red' | 'green' | 'yellow' | 'purple',
	workers = 1
) => ({
	foundation: 1,
	level,
	colour,
	owner: 0,
	workers
});
