// What holds in every state of every game.
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { boxOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import type { GameState, Happening } from '../../../web/games/block-and-key/state.ts';

/** The first thing that is wrong with a state, or null. */
export function fault(deck: Deck, state: GameState, happened: readonly Happening[]): string | null {
	const { players, yard, bag, blocks, altars, removed, marks, step, turn } = state;
	const pieces = [...bag, ...yard, ...players.flatMap(({ supply }) => supply)].filter(
		(piece) => piece !== null
	);
	const names = new Set(pieces.map(({ shape, colour }) => shape + colour));
	if (names.size !== pieces.length) return 'a Block twice';
	if (pieces.length + blocks.length !== boxOf(deck).length) return 'Blocks lost';
	const cards = [
		...altars.sun,
		...altars.moon,
		...removed,
		...marks.flatMap(({ marker }) => marker?.card ?? []),
		...players.flatMap(({ hand, claimed }) => [...hand, ...claimed])
	];
	if (cards.length !== deck.keys.length || new Set(cards).size !== cards.length) return 'Keys lost or twice';
	if (blocks.some(({ cells }) => cells.some(([, , z]) => z < 0 || z >= 6))) return 'higher than six';
	const cells = blocks.flatMap((block) => block.cells.map(String));
	if (new Set(cells).size !== cells.length) return 'two Blocks in one place';
	if (players.some(({ hand }) => hand.length > 4)) return 'more than four Keys in a hand';
	const most = step.kind === 'put-back' ? 7 + step.over : 7;
	if (players.some(({ supply }) => supply.length > most)) return 'more than seven Blocks in a supply';
	if (yard.some((site) => !site) && bag.length > 0 && happened.some(({ what }) => what === 'refill'))
		return 'an empty site beside a full bag';
	if (players.length > 1) return null;
	if (turn > 11 || marks.length > 11) return 'more than eleven turns';
	const ancients = happened.findIndex(({ what }) => what === 'ancients');
	if (ancients >= 0 && happened[ancients - 1]?.what !== 'drawn') return 'Ancients without a Key drawn';
	if (ancients >= 0 && marks.length > 10) return 'Ancients after turn 11';
	if (step.kind === 'end' && marks.length !== 11) return 'the end before its time';
	return null;
}
