// Where a Key shows, and why it cannot be claimed: the rules say no, a learner needs to know which of them.
import { SEATS, type Key } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import { bestFit } from '../fit.ts';
import { flatView, type FlatView } from '../flatview.ts';
import { cardOf } from '../cards.ts';
import { activePlayer } from '../moment.ts';
import type { CardId, GameState } from '../state.ts';
import { positionOf } from '../temple.ts';

/** Whether the whole Key shows with a face of one of these Blocks in it. */
function showsWith(view: FlatView, key: Key, owners: readonly number[]): boolean {
	return owners.some((owner) => {
		const fit = bestFit(view, key, owner);
		return fit !== null && fit.right === fit.squares.length;
	});
}

/** Whether the whole Key shows somewhere, whoever placed it. */
export function shows(view: FlatView, key: Key, blocks: number): boolean {
	return showsWith(
		view,
		key,
		Array.from({ length: blocks + 1 }, (_, number) => number)
	);
}

const mirrored = ({ squares }: Key): Key => ({
	squares: squares.map(([i, j, colour]) => [-i, j, colour])
});

/** The rules against claiming these Keys of the hand with the Block placed last, each once. */
export function rulesAgainst(deck: Deck, state: GameState, cards: readonly CardId[]): string[] {
	const newest = state.blocks.length;
	const { seat } = activePlayer(state);
	const views = SEATS.map((each) => ({ seat: each, view: flatView(positionOf(deck, state), each) }));
	const own = views.filter((each) => each.seat === seat).map(({ view }) => view);
	const others = views.filter((each) => each.seat !== seat).map(({ view }) => view);
	const against = (key: Key): string[] => {
		if (own.some((view) => showsWith(view, key, [newest]))) return [];
		if (own.some((view) => shows(view, key, newest))) return ['B-KEY-4'];
		if (own.some((view) => showsWith(view, mirrored(key), [newest]))) return ['B-KEY-2'];
		return others.some((view) => showsWith(view, key, [newest])) ? ['B-VIEW-3'] : ['B-KEY-1'];
	};
	const found = new Set(cards.flatMap((id) => against(cardOf(deck, id))));
	// Refused is refused, also where this file sees no reason.
	return found.size > 0 ? [...found] : ['B-KEY-4'];
}
