// From unchecked values to the vocabulary's types. Everything foreign comes through here; faults carry a code and a place.
import { coreCells, isConnected, sortCells } from './cells.ts';
import {
	BLOCKS_MAX,
	COLOURS,
	FLOOR_MAX,
	FLOOR_MIN,
	HEIGHT,
	SEATS,
	type Block,
	type Cell,
	type Colour,
	type Core,
	type Floor,
	type Key,
	type Position,
	type Seat,
	type Shape,
	type Square
} from './vocabulary.ts';

export const INPUT_CODES = [
	'not-json',
	'not-an-object',
	'not-a-list',
	'not-a-number',
	'not-a-flag',
	'not-a-text',
	'missing',
	'empty',
	'too-many',
	'too-large',
	'too-deep',
	'unknown-command',
	'unknown-colour',
	'unknown-seat',
	'unknown-shape',
	'unknown-key',
	'unknown-floor',
	'unknown-date',
	'unknown-policy',
	'unknown-game',
	'no-coach',
	'bad-setup',
	'bad-cell',
	'bad-square',
	'bad-notation',
	'over',
	'not-over',
	'twice',
	'not-connected',
	'outside-floor',
	'overlap',
	'illegal-placement'
] as const;
export type InputCode = (typeof INPUT_CODES)[number];

export class InputError extends Error {
	readonly code: InputCode;
	/** Where in the input, as a path: `position.blocks[3].cells[0]`. */
	readonly where: string;
	/** The value or limit in question, for people who read logs. */
	readonly detail: string;

	constructor(code: InputCode, where: string, detail = '') {
		super([`${code}: ${where}`, detail].filter(Boolean).join(', '));
		this.code = code;
		this.where = where;
		this.detail = detail;
	}
}

type Fields = Readonly<Record<string, unknown>>;

/** A foreign value as it may stand in a message: short and on one line. */
export function quote(value: unknown): string {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

export function readFields(value: unknown, where: string): Fields {
	if (value === undefined) throw new InputError('missing', where);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		throw new InputError('not-an-object', where, quote(value));
	}
	return value as Fields;
}

export function readList(value: unknown, where: string): readonly unknown[] {
	if (value === undefined) throw new InputError('missing', where);
	if (!Array.isArray(value)) throw new InputError('not-a-list', where, quote(value));
	return value;
}

export function readInteger(value: unknown, where: string, least: number, most: number): number {
	if (value === undefined) throw new InputError('missing', where);
	if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
		throw new InputError(
			'not-a-number',
			where,
			`${quote(value)} is not a whole number from ${least} to ${most}`
		);
	}
	return value as number;
}

export function readText(value: unknown, where: string): string {
	if (value === undefined) throw new InputError('missing', where);
	if (typeof value !== 'string') throw new InputError('not-a-text', where, quote(value));
	return value;
}

export function readFlag(value: unknown, where: string): boolean {
	if (typeof value !== 'boolean') throw new InputError('not-a-flag', where, quote(value));
	return value;
}

export function readColour(value: unknown, where: string): Colour {
	const colour = COLOURS.find((known) => known === value);
	if (!colour) throw new InputError('unknown-colour', where, quote(value));
	return colour;
}

export function readSeat(value: unknown, where: string): Seat {
	const seat = SEATS.find((known) => known === value);
	if (!seat) throw new InputError('unknown-seat', where, quote(value));
	return seat;
}

/** Far beyond any floor, near enough for exact arithmetic. */
const FAR = 1_000_000;

function readCell(value: unknown, where: string): Cell {
	const inside = (n: unknown) => Number.isInteger(n) && Math.abs(n as number) <= FAR;
	if (!Array.isArray(value) || value.length !== 3 || !value.every(inside)) {
		throw new InputError('bad-cell', where, quote(value));
	}
	return [value[0] as number, value[1] as number, value[2] as number];
}

/** Cells of one piece, sorted. */
export function readCells(value: unknown, where: string, most: number): Cell[] {
	const list = readList(value, where);
	if (list.length === 0) throw new InputError('empty', where);
	if (list.length > most) throw new InputError('too-many', where, `${list.length} cells, at most ${most}`);
	const cells = list.map((cell, index) => readCell(cell, `${where}[${index}]`));
	const seen = new Set<string>();
	cells.forEach((cell, index) => {
		if (seen.has(String(cell))) throw new InputError('twice', `${where}[${index}]`, quote(cell));
		seen.add(String(cell));
	});
	if (!isConnected(cells)) throw new InputError('not-connected', where);
	return sortCells(cells);
}

/** Cells of the largest floor. */
export const CELLS_MAX = FLOOR_MAX * FLOOR_MAX * HEIGHT;

function readFloor(value: unknown, where: string): Floor {
	if (value === undefined) return { width: FLOOR_MAX, depth: FLOOR_MAX };
	const fields = readFields(value, where);
	if (fields['height'] !== undefined && fields['height'] !== HEIGHT) {
		throw new InputError('unknown-floor', `${where}.height`, `${quote(fields['height'])} is not ${HEIGHT}`);
	}
	return {
		width: readInteger(fields['width'], `${where}.width`, FLOOR_MIN, FLOOR_MAX),
		depth: readInteger(fields['depth'], `${where}.depth`, FLOOR_MIN, FLOOR_MAX)
	};
}

/** Stands on a floor of full size when nothing is said of it. */
const USUAL_CORE: Core = { x: 3, y: 3, sides: { S: 'w', W: 'b', N: 'g', E: 'a' } };

function readCore(value: unknown, where: string, floor: Floor): Core | null {
	if (value === undefined) return floor.width === FLOOR_MAX && floor.depth === FLOOR_MAX ? USUAL_CORE : null;
	if (value === null) return null;
	const fields = readFields(value, where);
	const sides = readFields(fields['sides'], `${where}.sides`);
	const side = (seat: Seat) => readColour(sides[seat], `${where}.sides.${seat}`);
	const coordinate = (name: string) => readInteger(fields[name], `${where}.${name}`, -FAR, FAR);
	const [x, y] = [coordinate('x'), coordinate('y')];
	if (x < 0 || y < 0 || x > floor.width - 2 || y > floor.depth - 2) {
		throw new InputError('outside-floor', where, `a 2 × 2 cube at ${x}, ${y}`);
	}
	return { x, y, sides: { S: side('S'), W: side('W'), N: side('N'), E: side('E') } };
}

function readBlock(value: unknown, where: string, floor: Floor): Block {
	const fields = readFields(value, where);
	const colour = readColour(fields['colour'], `${where}.colour`);
	const cells = readCells(fields['cells'], `${where}.cells`, CELLS_MAX);
	for (const cell of cells) {
		const [x, y, z] = cell;
		if (x < 0 || y < 0 || z < 0 || x >= floor.width || y >= floor.depth || z >= HEIGHT) {
			throw new InputError('outside-floor', `${where}.cells`, quote(cell));
		}
	}
	return { colour, cells };
}

export function readPosition(value: unknown, where = 'position'): Position {
	const fields = readFields(value, where);
	const floor = readFloor(fields['floor'], `${where}.floor`);
	const core = readCore(fields['core'], `${where}.core`, floor);
	const list = readList(fields['blocks'], `${where}.blocks`);
	if (list.length > BLOCKS_MAX) {
		throw new InputError('too-many', `${where}.blocks`, `${list.length} Blocks, at most ${BLOCKS_MAX}`);
	}
	const owners = new Map<string, number>();
	if (core) for (const cell of coreCells(core.x, core.y)) owners.set(String(cell), 0);
	const blocks = list.map((entry, index) => {
		const place = `${where}.blocks[${index}]`;
		const block = readBlock(entry, place, floor);
		for (const cell of block.cells) {
			const owner = owners.get(String(cell));
			if (owner !== undefined) {
				throw new InputError('overlap', place, `${quote(cell)} belongs to Block ${owner} already`);
			}
			owners.set(String(cell), index + 1);
		}
		return block;
	});
	return { floor, core, blocks };
}

/** A shape by its id among the known ones, or by its cells. */
export function readShape(value: unknown, where: string, known: ReadonlyMap<string, Shape>): Shape {
	if (value === undefined) throw new InputError('missing', where);
	if (typeof value !== 'string') return readCells(value, where, CELLS_MAX);
	const shape = known.get(value);
	if (!shape) throw new InputError('unknown-shape', where, quote(value));
	return shape;
}

/** Squares of the largest view. */
export const SQUARES_MAX = FLOOR_MAX * HEIGHT;

/** A key by its id among the known ones, or by its squares, moved so that the smallest i and j are 0. */
export function readKey(value: unknown, where: string, known: ReadonlyMap<string, Key>): Key {
	if (typeof value === 'string') {
		const key = known.get(value);
		if (!key) throw new InputError('unknown-key', where, quote(value));
		return key;
	}
	const list = readList(readFields(value, where)['squares'], `${where}.squares`);
	if (list.length === 0) throw new InputError('empty', `${where}.squares`);
	if (list.length > SQUARES_MAX) {
		throw new InputError('too-many', `${where}.squares`, `${list.length} squares, at most ${SQUARES_MAX}`);
	}
	const seen = new Set<string>();
	const squares = list.map((entry, index): Square => {
		const place = `${where}.squares[${index}]`;
		if (!Array.isArray(entry) || entry.length !== 3) throw new InputError('bad-square', place, quote(entry));
		const i = readInteger(entry[0], `${place}[0]`, -FAR, FAR);
		const j = readInteger(entry[1], `${place}[1]`, -FAR, FAR);
		if (seen.has(`${i},${j}`)) throw new InputError('twice', place, quote(entry));
		seen.add(`${i},${j}`);
		return [i, j, readColour(entry[2], `${place}[2]`)];
	});
	return { squares: settled(squares) };
}

/** The squares moved to the corner and sorted by i, then j. */
export function settled(squares: readonly Square[]): Square[] {
	const left = Math.min(...squares.map(([i]) => i));
	const bottom = Math.min(...squares.map(([, j]) => j));
	return squares
		.map(([i, j, colour]): Square => [i - left, j - bottom, colour])
		.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
