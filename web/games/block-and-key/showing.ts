// Which Keys of a hand show in the player's view once a Block stands, and where.
import type { Cell, Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { bestFit, type Fit } from './fit.ts';
import { flatView, viewWith, type FlatView } from './flatview.ts';
import { cardOf } from './cards.ts';
import type { CardId, GameState } from './state.ts';
import { positionOf } from './temple.ts';

export const NO_KEYS: ReadonlyMap<CardId, Fit> = new Map();

/** The view with one more Block in it, whose number is that of the next one. */
export function viewAfter(deck: Deck, state: GameState, colour: Colour, cells: readonly Cell[]): FlatView {
	const view = flatView(positionOf(deck, state), 'S');
	return viewWith(view, state.blocks.length + 1, colour, cells, 'S', deck.floor);
}

/** Every Key that lies wholly in the view with a part on the Block of this number. */
export function keysIn(
	deck: Deck,
	hand: readonly CardId[],
	view: FlatView,
	owner: number
): ReadonlyMap<CardId, Fit> {
	const found = hand.map((id): [CardId, Fit | null] => [id, bestFit(view, cardOf(deck, id), owner)]);
	return new Map(
		found.filter((one): one is [CardId, Fit] => one[1] !== null && one[1].right === one[1].squares.length)
	);
}
