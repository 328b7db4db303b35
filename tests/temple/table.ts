// The standard temple of the rules' worked cases, and short words to play on it.
import assert from 'node:assert/strict';
import type { Position } from '../../puzzles/schema/temple-position.ts';
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

/** The beginner's decks; square brackets for cards that lie face down. */
export const F1_TEMPLE: Position['temple'] = {
	t1: 'CO1',
	t2: '[WE7]',
	t3: 'ST2',
	m11: 'MA2',
	m12: 'CO2',
	m13: '[JE8]',
	m14: 'RE3',
	m21: 'ST3',
	m22: '[MA7]',
	m23: 'WE2',
	m24: 'CO3',
	g11: 'JE2',
	g12: 'RE2',
	g13: 'ST4',
	g14: '[CO7]',
	g15: 'WE3',
	g21: 'MA3',
	g22: 'ST1',
	g23: '[RE8]',
	g24: 'JE1',
	g25: 'ST5',
	g31: '[ST7]',
	g32: 'WE4',
	g33: 'MA4',
	g34: 'CO4',
	g35: 'RE4'
};

type Seat = Position['players'][number];

/** F1 with something changed for the players; what they own does not lie in the temple. */
export function f1(mine: Partial<Seat> = {}, others: readonly Partial<Seat>[] = [{}]): State {
	const players = [mine, ...others].map((seat): Seat => ({ silver: 2, ...seat }));
	const owned = players.flatMap(({ area = [], sets = [] }) => [...area, ...sets.flat()]);
	const temple = Object.entries(F1_TEMPLE).filter(([, card]) => !owned.includes(card.replace(/[[\]]/g, '')));
	return parsePosition({ temple: Object.fromEntries(temple), players });
}

const CURSED = ['ST', 'CO', 'WE', 'MA', 'CB', 'TR'] as const;
const BAKED = ['ST', 'CO', 'WE', 'JE', 'PO', 'VM'] as const;

/** A position with Curse & Blessing and Treasure in use. */
export function cursed(position: Omit<Position, 'decks'>): State {
	return parsePosition({ decks: CURSED, ...position });
}

/** A position with Porcelain and Vampire & Mummy in use. */
export function baked(position: Omit<Position, 'decks'>): State {
	return parsePosition({ decks: BAKED, ...position });
}

/** The end of a game in which the players own this. */
export function ended(players: readonly Partial<Seat>[], decks?: Position['decks']): State {
	return parsePosition({
		temple: {},
		round: 2,
		phase: 'GAME_END',
		players: players.map((seat) => ({ silver: 0, ...seat })),
		...(decks && { decks })
	});
}
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
