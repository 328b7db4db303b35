// From the box to the first turn: six decks, two temples' worth of shuffled cards, assistants, silver and the start player.
import { data } from '../../../puzzles/temple/data.ts';
import {
	DECKS,
	DECKS_IN_USE,
	type AssistantId,
	type CardId,
	type DeckCode
} from '../../../puzzles/temple/schema.ts';
import type { Refusal } from '../game.ts';
import { randomFrom } from '../rng.ts';
import { cardOf } from './cards.ts';
import { PLACES, type Place } from './places.ts';
import type { Laid, State, Temple } from './state.ts';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export interface Setup {
	readonly players: PlayerCount;
	/** Six decks, in any order, or the seed chooses them. */
	readonly decks: readonly DeckCode[] | 'random';
}

/** Six decks for a first game. */
export const BEGINNER_DECKS: readonly DeckCode[] = data.beginner;

const START_SILVER = 2;

/** Why these decks cannot be played with: exactly six different ones are. */
export function refuseDecks(decks: readonly DeckCode[]): Refusal | null {
	const different = new Set(decks).size;
	if (different === DECKS_IN_USE && decks.length === DECKS_IN_USE) return null;
	return { rule: 'T-SETUP-1', facts: { decks: decks.length, needed: DECKS_IN_USE } };
}

/** T-COMP-2: a tie for the most stars may need a star card for each player. */
export function refusePlayers(players: number): Refusal | null {
	if (players >= 2 && players <= data.starCards.count) return null;
	return { rule: 'T-COMP-2', facts: { players, most: data.starCards.count } };
}

/** The cards of these decks, in the order of the box. */
export function cardsInUse(decks: readonly DeckCode[]): CardId[] {
	return data.cards.filter(({ deck }) => decks.includes(deck)).map(({ id }) => id);
}

/** T-SETUP-6: the assistants of these decks and those that belong to none. */
export function assistantsInUse(decks: readonly DeckCode[]): AssistantId[] {
	return data.assistants.filter(({ deck }) => deck === null || decks.includes(deck)).map(({ id }) => id);
}

/** T-SETUP-2: a card lies as its symbol says, before and after shuffling. */
export function laid(card: CardId): Laid {
	return { card, faceUp: !cardOf(card).faceDown, knownBy: [] };
}

/** T-SETUP-3, T-SETUP-4, T-SETUP-5: the first cards of the pile as a temple, level by level from the ground, and the rest. */
export function buildTemple(pile: readonly CardId[]): {
	readonly temple: Temple;
	readonly rest: readonly CardId[];
} {
	const temple: Partial<Record<Place, Laid>> = {};
	PLACES.slice(0, pile.length).forEach((place, k) => {
		temple[place] = laid(pile[k] as CardId);
	});
	return { temple, rest: pile.slice(PLACES.length) };
}

/** Everything that these decks leave in the box. */
export function boxWithout(decks: readonly DeckCode[]): Pick<State['box'], 'cards' | 'assistants'> {
	const serving = assistantsInUse(decks);
	return {
		cards: cardsInUse(DECKS.filter((deck) => !decks.includes(deck))),
		assistants: data.assistants.map(({ id }) => id).filter((id) => !serving.includes(id))
	};
}

/** Throws for a set-up that `refuseDecks` or `refusePlayers` refuses. */
export function begin(setup: Setup, seed: string): State {
	const random = randomFrom(seed);
	const chosen = setup.decks === 'random' ? random.shuffled(DECKS).slice(0, DECKS_IN_USE) : setup.decks;
	const refusal = refuseDecks(chosen) ?? refusePlayers(setup.players);
	if (refusal) throw new RangeError(refusal.rule);
	const decks = DECKS.filter((deck) => chosen.includes(deck));
	const { temple, rest } = buildTemple(random.shuffled(cardsInUse(decks)));
	// T-SETUP-8
	const start = random.below(setup.players);
	return {
		decks,
		temple,
		pile: rest,
		box: { ...boxWithout(decks), unseen: [] },
		display: assistantsInUse(decks),
		// T-SETUP-7
		bank: data.silver - START_SILVER * setup.players,
		players: Array.from({ length: setup.players }, () => ({
			silver: START_SILVER,
			area: [],
			assistants: []
		})),
		round: 1,
		direction: 1,
		start,
		active: start,
		phase: 'ACT',
		actionsLeft: 1,
		pending: []
	};
}
