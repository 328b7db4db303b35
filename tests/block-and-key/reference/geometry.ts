// Rules, section 1: cells, Blocks, turning in space, stacks. Slow and literal; used only in tests.
import type { Block, Cell, Colour, Position, Seat, Shape } from '../../../engine-wasm/host/vocabulary.ts';

/** Ids of the rules that are switched off (for mutation tests). */
export type Off = ReadonlySet<string>;
export const NOTHING_OFF: Off = new Set<string>();

/** What fills a cell: the Block's number (the Core Cube is 0) and the colour it turns to each seat. */
export interface Filling {
	readonly owner: number;
	readonly colours: Readonly<Record<Seat, Colour>>;
}

/** A position with its cells looked up once, so that the rules can ask for single cells. */
export interface Temple {
	readonly width: number;
	readonly depth: number;
	readonly filled: ReadonlyMap<string, Filling>;
	/** Height of every stack, by column. */
	readonly heights: ReadonlyMap<string, number>;
}

const cellName = (x: number, y: number, z: number): string => `${x},${y},${z}`;
const columnName = (x: number, y: number): string => `${x},${y}`;

/** Section 1: the Core Cube is 2×2×2 and lies on the floor. */
export function coreCells(core: { readonly x: number; readonly y: number }): Cell[] {
	const cells: Cell[] = [];
	for (let x = core.x; x < core.x + 2; x++)
		for (let y = core.y; y < core.y + 2; y++) for (let z = 0; z < 2; z++) cells.push([x, y, z]);
	return cells;
}

/** The Blocks of a position by number: the Core Cube is Block 0, then `blocks` from 1. */
export function numberedBlocks(position: Position): Map<number, readonly Cell[]> {
	const numbered = new Map<number, readonly Cell[]>();
	if (position.core) numbered.set(0, coreCells(position.core));
	position.blocks.forEach((block, index) => numbered.set(index + 1, block.cells));
	return numbered;
}

/** Section 1: a stack's height is 1 + the highest occupied z in it, whatever gaps are below. */
export function survey(position: Position): Temple {
	const filled = new Map<string, Filling>();
	const heights = new Map<string, number>();
	for (const [owner, cells] of numberedBlocks(position)) {
		for (const [x, y, z] of cells) {
			filled.set(cellName(x, y, z), { owner, colours: coloursOf(position, owner) });
			heights.set(columnName(x, y), Math.max(heights.get(columnName(x, y)) ?? 0, z + 1));
		}
	}
	return { width: position.floor.width, depth: position.floor.depth, filled, heights };
}

/** B-VIEW-2: a Block shows its colour to every seat, the Core Cube a colour of its own to each. */
function coloursOf(position: Position, owner: number): Readonly<Record<Seat, Colour>> {
	if (owner === 0 && position.core) return position.core.sides;
	const block = position.blocks[owner - 1];
	if (!block) throw new RangeError(`no Block ${owner}`);
	return { S: block.colour, W: block.colour, N: block.colour, E: block.colour };
}

export function fillingAt(temple: Temple, x: number, y: number, z: number): Filling | undefined {
	return temple.filled.get(cellName(x, y, z));
}

export function isOccupied(temple: Temple, x: number, y: number, z: number): boolean {
	return temple.filled.has(cellName(x, y, z));
}

export function stackHeight(temple: Temple, x: number, y: number): number {
	return temple.heights.get(columnName(x, y)) ?? 0;
}

/** The six cells that share a face with a cell. */
export function faceNeighbours([x, y, z]: Cell): Cell[] {
	return [
		[x - 1, y, z],
		[x + 1, y, z],
		[x, y - 1, z],
		[x, y + 1, z],
		[x, y, z - 1],
		[x, y, z + 1]
	];
}

/** B-PLACE-1: the four cells at the same height that lie diagonally in the plan. */
export function cornerNeighbours([x, y, z]: Cell): Cell[] {
	return [
		[x - 1, y - 1, z],
		[x - 1, y + 1, z],
		[x + 1, y - 1, z],
		[x + 1, y + 1, z]
	];
}

/** By x, then y, then z. */
export function compareCells(a: Cell, b: Cell): number {
	return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

export function sortCells(cells: readonly Cell[]): Cell[] {
	return [...cells].sort(compareCells);
}

/** Cell by cell; of two lists that agree as far as the shorter goes, the shorter comes first. */
export function compareCellLists(a: readonly Cell[], b: readonly Cell[]): number {
	for (const [index, cell] of a.entries()) {
		const other = b[index];
		if (!other) return 1;
		const order = compareCells(cell, other);
		if (order !== 0) return order;
	}
	return a.length - b.length;
}

/** Moved so that the smallest x, y and z are 0, and sorted. */
function normalise(cells: readonly Cell[]): Cell[] {
	const minX = Math.min(...cells.map(([x]) => x));
	const minY = Math.min(...cells.map(([, y]) => y));
	const minZ = Math.min(...cells.map(([, , z]) => z));
	return sortCells(cells.map(([x, y, z]): Cell => [x - minX, y - minY, z - minZ]));
}

const aboutX = ([x, y, z]: Cell): Cell => [x, -z, y];
const aboutY = ([x, y, z]: Cell): Cell => [z, y, -x];
const aboutZ = ([x, y, z]: Cell): Cell => [-y, x, z];

/** Quarter turns that bring each of the six sides of a Block on top, one after the other. */
const SIDES_UP: readonly (readonly ((cell: Cell) => Cell)[])[] = [
	[],
	[aboutX],
	[aboutX, aboutX],
	[aboutX, aboutX, aboutX],
	[aboutY],
	[aboutY, aboutY, aboutY]
];

/** Section 1: all 24 rotations, six sides up times four turns about the upright axis; never a mirror image. */
export function rotations(shape: Shape): Cell[][] {
	const turned: Cell[][] = [];
	for (const turns of SIDES_UP) {
		let cells: readonly Cell[] = shape;
		for (const turn of turns) cells = cells.map(turn);
		for (let spin = 0; spin < 4; spin++) {
			turned.push(normalise(cells));
			cells = cells.map(aboutZ);
		}
	}
	return turned;
}

/** Section 1: two turned Blocks are the same when they fill the same set of cells. */
export function withoutDuplicates(lists: readonly (readonly Cell[])[]): Cell[][] {
	const seen = new Map<string, Cell[]>();
	for (const cells of lists) {
		const sorted = sortCells(cells);
		seen.set(JSON.stringify(sorted), sorted);
	}
	return [...seen.values()];
}

/** The position after a Block was placed; the new Block has the last number. */
export function withBlock(position: Position, block: Block): Position {
	return { ...position, blocks: [...position.blocks, block] };
}
