// Looking up cards and assistants by their ids, and the cards of a player's area.
import { data } from '../../../puzzles/temple/data.ts';
import type {
	ArtefactCard,
	Assistant,
	AssistantId,
	CardId,
	DeckCode
} from '../../../puzzles/temple/schema.ts';
import type { Owned } from './state.ts';

const CARDS = new Map(data.cards.map((card) => [card.id, card]));
const ORDER = new Map(data.cards.map(({ id }, k) => [id, k]));
const ASSISTANTS = new Map(data.assistants.map((assistant) => [assistant.id, assistant]));

export const isCard = (id: string): boolean => CARDS.has(id);
export const isAssistant = (id: string): boolean => ASSISTANTS.has(id);

/** For ids of a checked state. */
export const cardOf = (id: CardId): ArtefactCard => CARDS.get(id) as ArtefactCard;
export const assistantOf = (id: AssistantId): Assistant => ASSISTANTS.get(id) as Assistant;

/** Deck by deck, each by number. */
export const byCard = (a: CardId, b: CardId): number => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0);

/** All cards of the deck in an area: T-BONUS-6, turned ones count like the others. */
export function cardsOf(area: readonly Owned[], deck: DeckCode): CardId[] {
	return area.map(({ card }) => card).filter((id) => cardOf(id).deck === deck);
}

export function faceUpOf(area: readonly Owned[], deck: DeckCode): CardId[] {
	return cardsOf(
		area.filter(({ set }) => set === null),
		deck
	);
}

/** The turned sets of the deck, in the order in which they were turned. */
export function turnedSetsOf(area: readonly Owned[], deck: DeckCode): CardId[][] {
	const sets = new Map<number, CardId[]>();
	for (const { card, set } of area)
		if (set !== null && cardOf(card).deck === deck) sets.set(set, [...(sets.get(set) ?? []), card]);
	return [...sets.entries()].sort(([a], [b]) => a - b).map(([, cards]) => cards);
}

export function starsOf(area: readonly Owned[]): CardId[] {
	return area.map(({ card }) => card).filter((id) => cardOf(id).star);
}
