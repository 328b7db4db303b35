// The actions of a solo run as a row of bits, six to a letter. Each action is its kind and what it decides:
//
//   core       colour 2            claim      count 3, cards 6 each
//   take       line 3              marker     Altar 1
//   put-back   count 2, Blocks 4   discard    card 6, 63 for none
//   place      Block 3, cells      draw       Altar 1
//   ancients   target 6, cells     pass       nothing
//
// A kind takes 4 bits, the number of actions before them 8. Cells are their number less one (3), then x, y, z (3 each).
// Cards are counted in the order of the deck. Unpacking checks the form alone; the rules judge the rest.
import { BLOCKS_MAX, COLOURS, FLOOR_MAX, HEIGHT, type Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import {
	below,
	fromLetters,
	known,
	LettersError,
	list,
	toLetters,
	type Read,
	type Write
} from './letters.ts';
import { ALTARS, HAND, LINES, SUPPLY_MAX, type Action, type BlockRef, type CardId } from './state.ts';

/** More than twice what the longest run takes. */
export const ACTIONS_MAX = 200;

const KINDS = [
	'core',
	'take',
	'put-back',
	'place',
	'claim',
	'marker',
	'discard',
	'draw',
	'ancients',
	'pass'
] as const satisfies readonly Action['do'][];
const NO_CARD = 63;

export function packActions(deck: Deck, actions: readonly Action[]): string {
	const cardNumber = (id: CardId) => deck.keys.findIndex((key) => key.id === id);
	return toLetters((write) => {
		write(actions.length, 8);
		for (const action of actions) {
			write(KINDS.indexOf(action.do), 4);
			packOne(write, cardNumber, action);
		}
	});
}

function packOne(write: Write, cardNumber: (id: CardId) => number, action: Action): void {
	switch (action.do) {
		case 'core':
			return write(COLOURS.indexOf(action.colour), 2);
		case 'take':
			return write(LINES.indexOf(action.line), 3);
		case 'put-back':
			write(action.blocks.length, 2);
			return action.blocks.forEach((block) => write(indexIn(block), 4));
		case 'place':
			write(indexIn(action.block), 3);
			return packCells(write, action.cells);
		case 'claim':
			write(action.cards.length, 3);
			return action.cards.forEach((id) => write(cardNumber(id), 6));
		case 'marker':
		case 'draw':
			return write(ALTARS.indexOf(action.altar), 1);
		case 'discard':
			return write(action.card === null ? NO_CARD : cardNumber(action.card), 6);
		case 'ancients':
			write(action.target, 6);
			return packCells(write, action.cells);
		case 'pass':
			return;
	}
}

/** A link has no supply to look a name up in: `withIndices` comes before. */
function indexIn(block: BlockRef): number {
	if (typeof block === 'string') throw new RangeError(`${block} is no index`);
	return block;
}

function packCells(write: Write, cells: readonly Cell[]): void {
	write(cells.length - 1, 3);
	cells.flat().forEach((n) => write(n, 3));
}

/** Throws a LettersError for anything that `packActions` does not write. */
export function unpackActions(deck: Deck, letters: string): Action[] {
	const read = fromLetters(letters);
	const count = read(8);
	if (count > ACTIONS_MAX) throw new LettersError('unknown');
	const actions = list(count, () => unpackOne(read, deck));
	if (packActions(deck, actions) !== letters) throw new LettersError('unknown');
	return actions;
}

function unpackOne(read: Read, deck: Deck): Action {
	const card = () => known(deck.keys, read(6)).id;
	const kind = known(KINDS, read(4));
	switch (kind) {
		case 'core':
			return { do: kind, colour: known(COLOURS, read(2)) };
		case 'take':
			return { do: kind, line: known(LINES, read(3)) };
		case 'put-back':
			return { do: kind, blocks: list(read(2), () => read(4)) };
		case 'place':
			return { do: kind, block: below(SUPPLY_MAX, read(3)), cells: unpackCells(read) };
		case 'claim':
			return { do: kind, cards: list(below(HAND + 1, read(3)), card) };
		case 'marker':
		case 'draw':
			return { do: kind, altar: known(ALTARS, read(1)) };
		case 'discard': {
			const number = read(6);
			return { do: kind, card: number === NO_CARD ? null : known(deck.keys, number).id };
		}
		case 'ancients':
			return { do: kind, target: below(BLOCKS_MAX + 1, read(6)), cells: unpackCells(read) };
		case 'pass':
			return { do: kind };
	}
}

function unpackCells(read: Read): Cell[] {
	return list(read(3) + 1, (): Cell => [
		below(FLOOR_MAX, read(3)),
		below(FLOOR_MAX, read(3)),
		below(HEIGHT, read(3))
	]);
}
