// What section 7 of the rules says of our own deck, beyond what `parseDeck` asks of every deck.
import { COLOURS, type Colour, type Shape } from '../../../engine-wasm/host/vocabulary.ts';
import {
	PIPS,
	STARS,
	designOf,
	keyPlace,
	refuse,
	type Deck,
	type Fault,
	type KeyCard
} from '../../schema/deck.ts';
import { LEVELS, type Level } from '../../schema/levels.ts';
import { SHAPES } from './shapes.ts';

export const PUBLISHED_CODES = [
	'floor',
	'core',
	'colour-cycle',
	'shape-table',
	'level-count',
	'level-vp',
	'level-squares',
	'one-colour',
	'design-twice',
	'colour-share',
	'stars-share',
	'pips-share',
	'marks-thrice'
] as const;
type PublishedFault = Fault<(typeof PUBLISHED_CODES)[number]>;

const LEVEL: Readonly<Record<Level, { count: number; vp: number; squares: readonly number[] }>> = {
	star: { count: 8, vp: 1, squares: [2, 3] },
	sun: { count: 24, vp: 2, squares: [4] },
	moon: { count: 16, vp: 4, squares: [5, 6] }
};
const CORE = { 1: [3, 3], 2: [2, 4], 3: [2, 3], 4: [3, 3] };

const cellsText = (cells: Shape) => cells.map(String).sort().join(' ');

function tableFaults(deck: Deck): PublishedFault[] {
	const faults: PublishedFault[] = [];
	const { width, depth } = deck.floor;
	if (width !== 8 || depth !== 8)
		faults.push({ code: 'floor', where: 'floor', detail: `${width} × ${depth}, not 8 × 8` });
	for (const [players, [x, y]] of Object.entries(CORE)) {
		const [ourX, ourY] = deck.core[Number(players) as keyof typeof CORE];
		if (ourX !== x || ourY !== y)
			faults.push({ code: 'core', where: `core ${players}`, detail: `not (${x}, ${y})` });
	}
	if (deck.colours.join() !== COLOURS.join())
		faults.push({ code: 'colour-cycle', where: 'colours', detail: `not ${COLOURS.join(' ')}` });
	for (const id of new Set([...Object.keys(SHAPES), ...Object.keys(deck.shapes)])) {
		const ours = deck.shapes[id];
		const listed = SHAPES[id];
		if (!ours || !listed || cellsText(ours) !== cellsText(listed))
			faults.push({ code: 'shape-table', where: `shapes ${id}`, detail: 'not as in the table' });
	}
	return faults;
}

function keyFaults(deck: Deck): PublishedFault[] {
	const faults: PublishedFault[] = [];
	const first = new Map<string, string>();
	deck.keys.forEach((key, k) => {
		const where = keyPlace(key, k);
		const { vp, squares } = LEVEL[key.level];
		const length = key.squares.length;
		const colours = new Set(key.squares.map(([, , colour]) => colour)).size;
		if (key.vp !== vp) faults.push({ code: 'level-vp', where, detail: `${key.vp} VP, not ${vp}` });
		if (!squares.includes(length))
			faults.push({ code: 'level-squares', where, detail: `${length} squares, not ${squares.join(' or ')}` });
		if (key.level !== 'star' && colours < 2)
			faults.push({ code: 'one-colour', where, detail: 'a Sun or Moon shows two colours or more' });
		const design = designOf(key.squares);
		const other = first.get(design);
		if (other !== undefined) faults.push({ code: 'design-twice', where, detail: `${other}, turned` });
		else first.set(design, key.id);
	});
	return faults;
}

function shareFaults({ keys }: Deck): PublishedFault[] {
	const faults: PublishedFault[] = [];
	const cards = (is: (key: KeyCard) => boolean) => keys.filter(is).length;
	for (const level of LEVELS) {
		const count = cards((key) => key.level === level);
		if (count !== LEVEL[level].count)
			faults.push({ code: 'level-count', where: 'keys', detail: `${count} of level ${level}` });
	}
	const squares = keys.flatMap((key) => key.squares);
	const share = (colour: Colour) => squares.filter((square) => square[2] === colour).length;
	for (const colour of COLOURS)
		if (share(colour) * COLOURS.length !== squares.length)
			faults.push({
				code: 'colour-share',
				where: 'keys',
				detail: `${share(colour)} of ${squares.length} squares are ${colour}`
			});
	for (const stars of STARS) {
		const count = cards((key) => key.stars === stars);
		if (count !== 10)
			faults.push({ code: 'stars-share', where: 'keys', detail: `${stars} on ${count} cards` });
	}
	for (const pips of PIPS) {
		const count = cards((key) => key.pips === pips);
		if (count !== 4 && count !== 5)
			faults.push({ code: 'pips-share', where: 'keys', detail: `${pips} on ${count} cards` });
		for (const stars of STARS)
			if (cards((key) => key.stars === stars && key.pips === pips) > 2)
				faults.push({ code: 'marks-thrice', where: 'keys', detail: `Stars ${stars} with Pips ${pips}` });
	}
	return faults;
}

/** Throws a DeckError with every fault found. */
export function checkPublished(deck: Deck): void {
	refuse([...tableFaults(deck), ...keyFaults(deck), ...shareFaults(deck)]);
}
