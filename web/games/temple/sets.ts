// Sets of a player's face-up cards: which may be turned over for a bonus or to secure them, and what a bonus gives.
import type { CardId, DeckCode } from '../../../puzzles/temple/schema.ts';
import type { Refusal } from '../game.ts';
import { cardOf, isCard } from './cards.ts';
import { ask } from './choices.ts';
import { fromBank, moreActions, playerOf, settled, went, withPlayer, type Course } from './course.ts';
import { BONUS_DECKS, type BonusDeck, type Judged, type Owned, type Table } from './state.ts';

/** T-BONUS-2: the sizes of a set that gives a bonus. */
export const BONUS_SIZES = [2, 3] as const;
type BonusSize = (typeof BONUS_SIZES)[number];
/** T-PORC-2. */
export const PORCELAIN_SIZES: readonly number[] = [2, 3];
/** a smaller set of statues is not turned over. */
export const STATUES_LEAST = 2;

/** How much each bonus gives. */
const BONUSES: Readonly<Record<BonusDeck, Readonly<Record<BonusSize, number>>>> = {
	/** T-COIN-2: silver. */
	CO: { 2: 1, 3: 2 },
	/** T-WEAPON-2, T-WEAPON-3: cards to steal. */
	WE: { 2: 1, 3: 2 },
	/** T-MANU-2: further actions. */
	MA: { 2: 1, 3: 2 },
	/** T-JEWEL-2: assistants. */
	JE: { 2: 1, 3: 2 }
};

/** Cards of no set: not in the own area, named twice, or turned over before. */
function refuseCards(table: Table, cards: readonly CardId[], rule: string): Refusal | null {
	const { area } = playerOf(table, table.active);
	if (new Set(cards).size < cards.length) return { rule, facts: { reason: 'twice' } };
	for (const card of cards) {
		const owned = area.find((mine) => mine.card === card);
		if (!isCard(card) || !owned) return { rule, facts: { card, reason: 'not-yours' } };
		// T-BONUS-4
		if (owned.set !== null) return { rule: 'T-BONUS-4', facts: { card } };
	}
	return null;
}

/** The one deck of these cards; null for several or none. */
function deckOf(cards: readonly CardId[]): DeckCode | null {
	const decks = new Set(cards.map((card) => cardOf(card).deck));
	const [deck] = decks;
	return decks.size === 1 && deck ? deck : null;
}

const isBonusDeck = (deck: DeckCode | null): deck is BonusDeck => BONUS_DECKS.some((code) => code === deck);
const isBonusSize = (size: number): size is BonusSize => BONUS_SIZES.some((allowed) => allowed === size);

export function refuseTrigger(table: Table, cards: readonly CardId[]): Refusal | null {
	const refusal = refuseCards(table, cards, 'T-BONUS-1');
	if (refusal) return refusal;
	if (!isBonusDeck(deckOf(cards))) return { rule: 'T-BONUS-1', facts: { reason: 'type' } };
	if (!isBonusSize(cards.length)) return { rule: 'T-BONUS-2', facts: { cards: cards.length } };
	return null;
}

export function refuseSecure(table: Table, cards: readonly CardId[]): Refusal | null {
	const deck = cards.every(isCard) ? deckOf(cards) : null;
	const refusal = refuseCards(table, cards, deck === 'ST' ? 'T-STATUE-2' : 'T-PORC-2');
	if (refusal) return refusal;
	if (deck === 'ST')
		return cards.length < STATUES_LEAST ? { rule: 'T-STATUE-2', facts: { cards: cards.length } } : null;
	if (deck !== 'PO') return { rule: 'T-PORC-2', facts: { reason: 'type' } };
	const letters = new Set(cards.map((card) => cardOf(card).letter)).size;
	// T-PORC-4: one of each letter; A-21: it is secured like the others.
	const isSet = PORCELAIN_SIZES.includes(cards.length) && (letters === 1 || letters === 3);
	return isSet ? null : { rule: 'T-PORC-2', facts: { cards: cards.length, letters } };
}

/** T-BONUS-3: the cards are turned over as one set of their own. */
export function turnedOver(area: readonly Owned[], cards: readonly CardId[]): Owned[] {
	const number = 1 + Math.max(0, ...area.map(({ set }) => set ?? 0));
	return area.map((owned) => (cards.includes(owned.card) ? { ...owned, set: number } : owned));
}

function turned(course: Course, what: 'triggered' | 'secured', cards: readonly CardId[]): Course {
	const { state } = course;
	const area = turnedOver(playerOf(state, state.active).area, cards);
	return went(
		course,
		{ players: withPlayer(state, state.active, { area }) },
		{ what, player: state.active, cards }
	);
}

export function trigger(course: Course, cards: readonly CardId[]): Judged<Course> {
	const refusal = refuseTrigger(course.state, cards);
	if (refusal) return refusal;
	return settled(
		bonus(turned(course, 'triggered', cards), deckOf(cards) as BonusDeck, cards.length as BonusSize)
	);
}

/** as much as possible of it. */
function bonus(course: Course, deck: BonusDeck, size: BonusSize): Course {
	const count = BONUSES[deck][size];
	switch (deck) {
		case 'CO':
			return fromBank(course, course.state.active, count);
		case 'WE':
			return ask(course, { kind: 'steal', left: count, rule: size === 2 ? 'T-WEAPON-2' : 'T-WEAPON-3' });
		case 'MA':
			return moreActions(course, count);
		case 'JE':
			return ask(course, { kind: 'assistant', left: count, rule: 'T-JEWEL-2' });
	}
}

export function secure(course: Course, cards: readonly CardId[]): Judged<Course> {
	return refuseSecure(course.state, cards) ?? turned(course, 'secured', cards);
}
