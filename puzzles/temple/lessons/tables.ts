// The standard temple of the lessons, and short words for tables made from it. The learner is the first of the players.
import type { Position } from '../position.ts';

type Seat = Position['players'][number];

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

/** F1 for these players, each with 2 silver if nothing else is said; what they own does not lie in the temple. */
export function f1(mine: Partial<Seat> = {}, others: readonly Partial<Seat>[] = [{}]): Position {
	const players = [mine, ...others].map((seat): Seat => ({ silver: 2, ...seat }));
	const owned = players.flatMap(({ area = [], sets = [] }) => [...area, ...sets.flat()]);
	const temple = Object.entries(F1_TEMPLE).filter(([, card]) => !owned.includes(card.replace(/[[\]]/g, '')));
	return { temple: Object.fromEntries(temple), players };
}

/** The same table with some cards of the temple gone. */
export function without(position: Position, ...places: readonly string[]): Position {
	const temple = Object.entries(position.temple).filter(([place]) => !places.includes(place));
	return { ...position, temple: Object.fromEntries(temple) };
}

/** Porcelain and Vampire & Mummy are in use. */
export const BAKED = ['ST', 'CO', 'WE', 'JE', 'PO', 'VM'] as const;
/** Curse & Blessing and Treasure are in use. */
export const CURSED = ['ST', 'CO', 'WE', 'MA', 'CB', 'TR'] as const;

/** The end of a game in which the players own this. */
export function ended(players: readonly Partial<Seat>[], decks?: Position['decks']): Position {
	return {
		temple: {},
		round: 2,
		phase: 'GAME_END',
		players: players.map((seat) => ({ silver: 0, ...seat })),
		...(decks && { decks })
	};
}
