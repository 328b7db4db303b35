// The tables of the lessons as states, and short words to play on them.
import assert from 'node:assert/strict';
import type { Position } from '../../puzzles/temple/position.ts';
import { BAKED, CURSED, ended as endedTable, f1 as f1Table } from '../../puzzles/temple/lessons/tables.ts';
import type { Refusal } from '../../web/games/game.ts';
import { temple as game } from '../../web/games/temple/game.ts';
import { parsePosition } from '../../web/games/temple/position.ts';
import { scoreLines, type ScoreLine } from '../../web/games/temple/score.ts';
import type { State } from '../../web/games/temple/state.ts';

/** A worked case: `check` throws when the rules say something else. */
export interface Case {
	readonly id: string;
	/** What it proves. */
	readonly rules: readonly string[];
	check(): void;
}

type Seat = Position['players'][number];

/** F1 with something changed for the players; what they own does not lie in the temple. */
export const f1 = (mine?: Partial<Seat>, others?: readonly Partial<Seat>[]): State =>
	parsePosition(f1Table(mine, others));

/** A position with Curse & Blessing and Treasure in use. */
export function cursed(position: Omit<Position, 'decks'>): State {
	return parsePosition({ decks: CURSED, ...position });
}

/** A position with Porcelain and Vampire & Mummy in use. */
export function baked(position: Omit<Position, 'decks'>): State {
	return parsePosition({ decks: BAKED, ...position });
}

/** The end of a game in which the players own this. */
export const ended = (players: readonly Partial<Seat>[], decks?: Position['decks']): State =>
	parsePosition(endedTable(players, decks));
export const bakedEnd = (...players: readonly Partial<Seat>[]) => ended(players, BAKED);
export const cursedEnd = (...players: readonly Partial<Seat>[]) => ended(players, CURSED);

/** The actions, written as in links, one after the other. */
export function play(state: State, ...words: readonly string[]): State {
	return words.reduce((now, word) => {
		const outcome = attempt(now, word);
		assert.ok(outcome.ok, `${word} is refused: ${outcome.ok ? '' : JSON.stringify(outcome.refusal)}`);
		return outcome.state;
	}, state);
}

/** The action must be refused, and leave the state as it was. */
export function refusal(state: State, word: string): Refusal {
	const before = JSON.stringify(state);
	const outcome = attempt(state, word);
	assert.ok(!outcome.ok, `${word} is not refused`);
	assert.equal(JSON.stringify(state), before);
	return outcome.refusal;
}

function attempt(state: State, word: string) {
	const action = game.parseAction(word);
	assert.ok(action, `${word} is no action`);
	return game.apply(state, action);
}

/** The options that begin with one of these words. */
export function offers(state: State, ...verbs: readonly string[]): string[] {
	const words = game.options(state).map(game.makeAction);
	return words.filter((word) => verbs.length === 0 || verbs.some((verb) => word.split('.')[0] === verb));
}

/** VP of the lines of this kind. */
export function vpOf(state: State, player: number, ...what: readonly ScoreLine['what'][]): number {
	return scoreLines(state, player)
		.filter((line) => what.includes(line.what))
		.reduce((sum, { vp }) => sum + vp, 0);
}

export const seat = (state: State, player: number) => {
	const found = state.players[player];
	assert.ok(found);
	return found;
};
/** `CO1` for a card that lies face up, `(CO1)` for a turned one. */
export const areaOf = (state: State, player: number) =>
	seat(state, player).area.map(({ card, set }) => (set === null ? card : `(${card})`));
