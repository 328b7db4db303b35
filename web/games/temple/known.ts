// What one player may know of a game. Two states that differ only in what is hidden from the player give equal values, so
// nothing that decides by this can look under a card that lies face down, into the pile or at what was left over.
import type { CardId } from '../../../puzzles/temple/schema.ts';
import { PLACES, type Place } from './places.ts';
import { cardsInUse } from './setup.ts';
import type { Box, Laid, State } from './state.ts';

export interface KnownLaid extends Omit<Laid, 'card'> {
	/** Null while it is a secret. */
	readonly card: CardId | null;
}

export interface Known extends Omit<State, 'temple' | 'pile' | 'box'> {
	/** Index of the player who knows this. */
	readonly me: number;
	readonly temple: Readonly<Partial<Record<Place, KnownLaid>>>;
	readonly pileCount: number;
	readonly box: Pick<Box, 'cards' | 'assistants'> & { readonly unseenCount: number };
	/** Cards in use that may lie face down in the temple, in the pile or left over in the box; in the order of the box. */
	readonly unseen: readonly CardId[];
}

export function known(state: State, me: number): Known {
	const { temple, pile, box, ...open } = state;
	const seen: Partial<Record<Place, KnownLaid>> = {};
	const unseen = new Set([...pile, ...box.unseen]);
	for (const place of PLACES) {
		const laid = temple[place];
		if (!laid) continue;
		const isOpen = laid.faceUp || laid.knownBy.includes(me);
		seen[place] = isOpen ? laid : { ...laid, card: null };
		if (!isOpen) unseen.add(laid.card);
	}
	return {
		...open,
		me,
		temple: seen,
		pileCount: pile.length,
		box: { cards: box.cards, assistants: box.assistants, unseenCount: box.unseen.length },
		unseen: cardsInUse(state.decks).filter((id) => unseen.has(id))
	};
}
