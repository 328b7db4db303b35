// A set of puzzles as one text that survives a URL and fits a QR code: the puzzles as bits, six to a letter, the version first,
// the checksum last.
//
//   bk1s-<puzzles>-<checksum>
//
//   puzzles less one 5, then for each puzzle
//     kind 3 · seat 2 · colour of the Core Cube's south side 2
//     Blocks 6, then for each, in the order of placing, shape and colour 6, turn 5, x 3, y 3
//     Blocks of the supply 3, then for each shape and colour 6
//     keys less one 2, then for each its squares less one 4, and for each square i 2, j 2, colour 2
//
// Shapes are counted in the order of the deck. How high a Block lies follows from what lies below it. A link comes from anywhere: every
// puzzle in it goes through `parseLink`, so that a set holds nothing that could not be shared by itself.
import {
	COLOURS,
	SEATS,
	type Block,
	type Cell,
	type Colour,
	type Core,
	type Position,
	type Square
} from '../../../../engine-wasm/host/vocabulary.ts';
import { KINDS, type PuzzleBlock } from '../../../../puzzles/schema/puzzle.ts';
import {
	fromLetters,
	known,
	LettersError,
	list,
	signed,
	toLetters,
	unsigned,
	type Read,
	type SealFault,
	type Write
} from '../letters.ts';
import { turnsOf } from './blocks.ts';
import { LinkError, makeLink, parseLink, shapeOf, type LinkPuzzle, type Shapes } from './link.ts';
import { Stacks } from './stacks.ts';

/** As many as one code holds that a phone can read from paper. */
export const SET_MAX = 20;
/** Letters of twenty puzzles as they are made, several times over. */
export const SET_LINK_MAX = 6000;

export type SetLinkFault = SealFault | /** A puzzle in it that no link could hold. */ 'puzzle' | 'too-many';

export class SetLinkError extends Error {
	readonly code: SetLinkFault;
	constructor(code: SetLinkFault) {
		super(code);
		this.code = code;
	}
}

const VERSION = 'bk1s';
const CORE = { x: 3, y: 3 } as const;
const FLOOR = { width: 8, depth: 8 } as const;

/** Of at least one puzzle; throws a SetLinkError for too many. */
export function makeSetLink(puzzles: readonly LinkPuzzle[], shapes: Shapes): string {
	if (puzzles.length > SET_MAX) throw new SetLinkError('too-many');
	const letters = toLetters((write) => {
		write(puzzles.length - 1, 5);
		for (const puzzle of puzzles) writePuzzle(write, puzzle, shapes);
	});
	return signed(`${VERSION}-${letters}`);
}

/** Throws a SetLinkError. Whether the Blocks could be placed is `firstUnplaceable`'s to say, as of any link. */
export function parseSetLink(text: string, shapes: Shapes): LinkPuzzle[] {
	const opened = unsigned(text, VERSION, SET_LINK_MAX);
	if ('code' in opened) throw new SetLinkError(opened.code);
	try {
		const read = fromLetters(opened.body.slice(VERSION.length + 1));
		const puzzles = list(read(5) + 1, () => parseLink(makeLink(readPuzzle(read, shapes)), shapes));
		// Only what `makeSetLink` writes, so that a set has one link.
		if (makeSetLink(puzzles, shapes) !== text) throw new SetLinkError('puzzle');
		return puzzles;
	} catch (error) {
		if (error instanceof LettersError)
			throw new SetLinkError(error.code === 'cut-off' ? 'cut-off' : 'puzzle');
		if (error instanceof LinkError) throw new SetLinkError('puzzle');
		throw error;
	}
}

function writePuzzle(
	write: Write,
	{ kind = 'one-block', position, seat, supply, keys }: LinkPuzzle,
	shapes: Shapes
): void {
	write(KINDS.indexOf(kind), 3);
	write(SEATS.indexOf(seat), 2);
	write(position.core ? COLOURS.indexOf(position.core.sides.S) : -1, 2);
	write(position.blocks.length, 6);
	for (const { colour, cells } of position.blocks) {
		const shape = shapeOf(shapes, cells) ?? '';
		const low = lowest(cells);
		writeBlock(write, { shape, colour }, shapes);
		write(
			turnsIn(shapes, shape).findIndex((turn) => String(turn) === String(moved(cells, low, -1))),
			5
		);
		write(low[0], 3);
		write(low[1], 3);
	}
	write(supply.length, 3);
	for (const block of supply) writeBlock(write, block, shapes);
	write(keys.length - 1, 2);
	for (const { squares } of keys) {
		write(squares.length - 1, 4);
		for (const [i, j, colour] of squares) {
			write(i, 2);
			write(j, 2);
			write(COLOURS.indexOf(colour), 2);
		}
	}
}

function writeBlock(write: Write, { shape, colour }: PuzzleBlock, shapes: Shapes): void {
	write(COLOURS.length * Object.keys(shapes).indexOf(shape) + COLOURS.indexOf(colour), 6);
}

function readPuzzle(read: Read, shapes: Shapes): LinkPuzzle {
	const kind = known(KINDS, read(3));
	const seat = known(SEATS, read(2));
	const core = coreFacing(read(2));
	const blocks: Block[] = [];
	for (let left = read(6); left > 0; left--) {
		const { shape, colour } = readBlock(read, shapes);
		const turn = known(turnsIn(shapes, shape), read(5));
		blocks.push({ colour, cells: letDown(turn, read(3), read(3), { floor: FLOOR, core, blocks }) });
	}
	const supply = list(read(3), () => readBlock(read, shapes));
	const keys = list(read(2) + 1, () => ({
		squares: list(read(4) + 1, (): Square => [read(2), read(2), colourAt(read(2))])
	}));
	return { kind, position: { floor: FLOOR, core, blocks }, seat, supply, keys };
}

function readBlock(read: Read, shapes: Shapes): PuzzleBlock {
	const number = read(6);
	const shape = known(Object.keys(shapes), Math.floor(number / COLOURS.length));
	return { shape, colour: colourAt(number % COLOURS.length) };
}

const colourAt = (number: number): Colour => known(COLOURS, number);

const turnsIn = (shapes: Shapes, id: string): readonly (readonly Cell[])[] => {
	const shape = shapes[id];
	return shape ? turnsOf(shape).map(({ cells }) => cells) : [];
};

/** The sides follow the cycle of colours clockwise. */
function coreFacing(south: number): Core {
	const sides = SEATS.map((seat, k) => [seat, colourAt((south + k) % COLOURS.length)]);
	return { ...CORE, sides: Object.fromEntries(sides) as Core['sides'] };
}

const lowest = (cells: readonly Cell[]): Cell =>
	[0, 1, 2].map((axis) => Math.min(...cells.map((cell) => cell[axis as 0 | 1 | 2]))) as unknown as Cell;

const moved = (cells: readonly Cell[], by: Cell, times: 1 | -1): Cell[] =>
	cells.map(([x, y, z]): Cell => [x + times * by[0], y + times * by[1], z + times * by[2]]);

/** Where a Block comes to rest that is let down there. */
function letDown(turn: readonly Cell[], x: number, y: number, position: Position): Cell[] {
	const stacks = new Stacks(position);
	const height = (column: number, row: number) =>
		column < FLOOR.width && row < FLOOR.depth ? stacks.height(column, row) : 0;
	const z = Math.max(0, ...turn.map((cell) => height(cell[0] + x, cell[1] + y) - cell[2]));
	return moved(turn, [x, y, z], 1);
}
