// Positions, placements and keys as short texts that survive a URL: letters, digits, '-' and '.' only, the version first.
//
//   position   bk1p-88-33wbga-w300310.b440450      floor, Core Cube ('x' for none), Blocks in order ('x' for none)
//   placement  bk1m-w300310                         colour and cells
//   key        bk1k-00w01b11g                       squares
//
// A cell is three digits x y z. The Core Cube is its column and the colours of its sides S W N E. A Block is its colour and
// its cells. A square is i, j and its colour. `make` writes cells and squares sorted; `parse` accepts only that form.
import { compareCells } from './cells.ts';
import { CELLS_MAX, InputError, quote, readCells, readColour, readKey, readPosition } from './input.ts';
import { SEATS, type Block, type Cell, type Key, type Position } from './vocabulary.ts';

const NONE = 'x';

export function makePosition(position: Position): string {
	const { floor, core, blocks } = position;
	const coreText = core ? `${core.x}${core.y}${SEATS.map((seat) => core.sides[seat]).join('')}` : NONE;
	return `bk1p-${floor.width}${floor.depth}-${coreText}-${blocks.map(makeBlock).join('.') || NONE}`;
}

export function parsePosition(text: string): Position {
	const fields = /^bk1p-(\d)(\d)-(?:(\d)(\d)([a-z]{4})|x)-([a-z0-9.]+)$/.exec(text);
	if (!fields) throw badNotation(text);
	const [, width, depth, x, y, sides, blocks = ''] = fields;
	const position = readPosition({
		floor: { width: Number(width), depth: Number(depth) },
		core: sides ? { x: Number(x), y: Number(y), sides: sidesOf(sides) } : null,
		blocks: blocks === NONE ? [] : blocks.split('.').map((block) => blockOf(block, text))
	});
	return onlyAsMade(position, makePosition, text);
}

export function makePlacement(block: Block): string {
	return `bk1m-${makeBlock(block)}`;
}

/** A coloured Block somewhere; whether it may stand there is the engine's to say. */
export function parsePlacement(text: string): Block {
	const fields = /^bk1m-([a-z0-9]+)$/.exec(text);
	if (!fields) throw badNotation(text);
	const { colour, cells } = blockOf(fields[1] as string, text);
	const block = {
		colour: readColour(colour, 'placement.colour'),
		cells: readCells(cells, 'placement.cells', CELLS_MAX)
	};
	return onlyAsMade(block, makePlacement, text);
}

export function makeKey(key: Key): string {
	return `bk1k-${key.squares.map(([i, j, colour]) => `${i}${j}${colour}`).join('')}`;
}

export function parseKey(text: string): Key {
	const fields = /^bk1k-((?:\d\d[a-z])+)$/.exec(text);
	if (!fields) throw badNotation(text);
	const squares = (fields[1] as string).match(/.{3}/g) ?? [];
	const key = readKey(
		{ squares: squares.map(([i, j, colour]) => [Number(i), Number(j), colour]) },
		'key',
		new Map<string, Key>()
	);
	return onlyAsMade(key, makeKey, text);
}

function makeBlock({ colour, cells }: Block): string {
	return colour + [...cells].sort(compareCells).flat().join('');
}

/** Colour and cells as written, unchecked. */
function blockOf(text: string, whole: string): { colour: string; cells: Cell[] } {
	const fields = /^([a-z])((?:\d\d\d)+)$/.exec(text);
	if (!fields) throw badNotation(whole);
	const cells = (fields[2] as string).match(/.{3}/g) ?? [];
	return {
		colour: fields[1] as string,
		cells: cells.map((cell) => [...cell].map(Number) as unknown as Cell)
	};
}

function sidesOf(letters: string): Record<string, string | undefined> {
	return Object.fromEntries(SEATS.map((seat, index) => [seat, letters[index]]));
}

/** One value, one text: anything that would be written otherwise is refused. */
function onlyAsMade<T>(value: T, make: (value: T) => string, text: string): T {
	if (make(value) !== text) throw badNotation(text);
	return value;
}

function badNotation(text: string): InputError {
	return new InputError('bad-notation', 'text', quote(text));
}
