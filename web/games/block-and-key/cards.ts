// The deck's cards by their ids.
import type { Deck, KeyCard } from '../../../puzzles/schema/deck.ts';
import type { Altar, CardId } from './state.ts';

const known = new WeakMap<Deck, ReadonlyMap<CardId, KeyCard>>();

/** A card of the deck; an unknown id is an error of the caller. */
export function cardOf(deck: Deck, id: CardId): KeyCard {
	let cards = known.get(deck);
	if (!cards) {
		cards = new Map(deck.keys.map((key) => [key.id, key]));
		known.set(deck, cards);
	}
	const card = cards.get(id);
	if (!card) throw new RangeError(`no card ${id}`);
	return card;
}

/** The Altar of a card's kind; a Star has none. */
export function altarOf(deck: Deck, id: CardId): Altar | null {
	const { level } = cardOf(deck, id);
	return level === 'star' ? null : level;
}
