// Reads the daily puzzles out of their packed files, one file a month, so that a first visit loads little. The table is
// fixed forever: what its numbers mean stands here, apart from the deck and the engine, so that no change of theirs can alter a day.
//
// A file is a row of bits, the highest of each byte first:
//   version 8 · first day (since 1970-01-01) 16 · days 8 · keys 8
//   for each key        squares 3, then for each square i 2, j 2, colour 2
//   for each day three puzzles (Star, Sun, Moon), each
//     colour of the Core Cube's south side 2
//     Blocks 4, then for each, in the order of placing, turn of a shape and colour 9, x 3, y 3
//     Blocks of the supply 3, then for each shape and colour 6
//     keys less one 1, then the number of each 6
//     difficulty 7 · themes 8
import type { Block, Cell, Colour, Core, Key, Shape, Square } from '../../../engine-wasm/host/vocabulary.ts';
import type { Level } from '../../schema/levels.ts';
import type { Puzzle, PuzzleBlock, Theme } from '../../schema/puzzle.ts';
import { dayNumber } from './dates.ts';
import { turnsOf, type Turn } from './turns.ts';

export const FIRST_DATE = '2026-01-01';
export const LAST_DATE = '2035-12-31';
export const VERSION = 1;

export const CORE_BITS = 2;
export const BLOCKS_BITS = 4;
export const TURN_BITS = 9;
export const PLACE_BITS = 3;
export const SUPPLY_BITS = 3;
export const SUPPLY_BLOCK_BITS = 6;
export const KEYS_BITS = 1;
export const KEY_BITS = 6;
export const DIFFICULTY_BITS = 7;
export const THEMES_BITS = 8;

// The table's own order of everything it numbers. Only ever add at the end.
export const LEVELS: readonly Level[] = ['star', 'sun', 'moon'];
export const COLOURS: readonly Colour[] = ['w', 'b', 'g', 'a'];
export const THEMES: readonly Theme[] = [
	'bridge',
	'stack',
	'corner-only',
	'turned-key',
	'tucked-behind',
	'two-keys',
	'far-colours',
	'core-face'
];
export const FLOOR = { width: 8, depth: 8 } as const;
const CORE = { x: 3, y: 3, height: 2 } as const;

/** Each digit triple is a cell x, y, z. */
export const SHAPES: readonly (readonly [id: string, cells: string])[] = [
	['I2', '000 100'],
	['I3', '000 100 200'],
	['V3', '000 100 010'],
	['I4', '000 100 200 300'],
	['L4', '000 100 200 010'],
	['T4', '000 100 200 110'],
	['S4', '000 100 110 210'],
	['O4', '000 100 010 110'],
	['Y4', '000 100 010 001'],
	['U5', '000 100 200 010 210']
];
export const SHAPE_IDS: readonly string[] = SHAPES.map(([id]) => id);
/** The turns of all shapes, one after the other. */
export const TURNS: readonly Turn[] = SHAPES.flatMap(([, cells]) =>
	turnsOf(cells.split(' ').map((cell) => [...cell].map(Number) as unknown as Cell) as Shape)
);

/** The name of the file that holds a day, without its ending; null outside the table. */
export function tableFile(date: string): string | null {
	dayNumber(date);
	if (date < FIRST_DATE || date > LAST_DATE) return null;
	return date.slice(0, 7);
}

/** Star, Sun and Moon of a day, out of the bytes of its file. */
export function dailyPuzzles(bytes: Uint8Array, date: string): Puzzle[] {
	const read = bitReader(bytes);
	if (read(8) !== VERSION) throw new RangeError('unknown version of the daily table');
	const day = dayNumber(date) - read(16);
	const days = read(8);
	if (day < 0 || day >= days) throw new RangeError(`${date} is not in this file`);
	const keys = list(read(8), () => readKey(read));
	for (let before = 0; before < day * LEVELS.length; before++) skipPuzzle(read);
	return LEVELS.map((level) => readPuzzle(read, keys, date, level));
}

interface Read {
	(bits: number): number;
	skip(bits: number): void;
}

function bitReader(bytes: Uint8Array): Read {
	let at = 0;
	const read = (bits: number) => {
		let value = 0;
		for (const end = at + bits; at < end; at++) {
			const byte = bytes[at >> 3];
			if (byte === undefined) throw new RangeError('the daily table is cut off');
			value = 2 * value + ((byte >> (7 - (at & 7))) & 1);
		}
		return value;
	};
	return Object.assign(read, {
		skip(bits: number) {
			at += bits;
		}
	});
}

function readKey(read: Read): Key {
	return { squares: list(read(3), (): Square => [read(2), read(2), COLOURS[read(2)] as Colour]) };
}

/** Goes to the next puzzle without making this one: a day late in its month must not cost more. */
function skipPuzzle(read: Read): void {
	read.skip(CORE_BITS);
	read.skip(read(BLOCKS_BITS) * (TURN_BITS + 2 * PLACE_BITS));
	read.skip(read(SUPPLY_BITS) * SUPPLY_BLOCK_BITS);
	read.skip((read(KEYS_BITS) + 1) * KEY_BITS + DIFFICULTY_BITS + THEMES_BITS);
}

function readPuzzle(read: Read, keys: readonly Key[], date: string, level: Level): Puzzle {
	const core = coreFacing(read(CORE_BITS));
	const heights = new Heights();
	const blocks = list(read(BLOCKS_BITS), (): Block => {
		const number = read(TURN_BITS);
		const turn = TURNS[number >> 2] as Turn;
		return {
			colour: COLOURS[number & 3] as Colour,
			cells: heights.drop(turn, read(PLACE_BITS), read(PLACE_BITS))
		};
	});
	const supply = list(read(SUPPLY_BITS), (): PuzzleBlock => {
		const number = read(SUPPLY_BLOCK_BITS);
		return { shape: SHAPE_IDS[number >> 2] as string, colour: COLOURS[number & 3] as Colour };
	});
	return {
		id: `${date}-${level}`,
		level,
		position: { floor: FLOOR, core, blocks },
		seat: 'S',
		supply,
		keys: list(read(KEYS_BITS) + 1, () => keys[read(KEY_BITS)] as Key),
		difficulty: read(DIFFICULTY_BITS),
		themes: readThemes(read(THEMES_BITS))
	};
}

function readThemes(bits: number): Theme[] {
	return THEMES.filter((_, bit) => bits & (1 << bit));
}

/** The sides follow the cycle of colours clockwise. */
function coreFacing(south: number): Core {
	const side = (k: number) => COLOURS[(south + k) % COLOURS.length] as Colour;
	return { x: CORE.x, y: CORE.y, sides: { S: side(0), W: side(1), N: side(2), E: side(3) } };
}

/** How high the stacks are; a legally placed Block always rests on them, so its height need not be stored. */
class Heights {
	readonly #heights = new Map<number, number>();

	constructor() {
		for (const dx of [0, 1]) for (const dy of [0, 1]) this.#set(CORE.x + dx, CORE.y + dy, CORE.height);
	}

	drop(turn: Turn, dx: number, dy: number): Cell[] {
		const dz = Math.max(0, ...turn.map(([x, y, z]) => this.#get(x + dx, y + dy) - z));
		const cells = turn.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
		for (const [x, y, z] of cells) this.#set(x, y, Math.max(this.#get(x, y), z + 1));
		return cells;
	}

	#get(x: number, y: number): number {
		return this.#heights.get(FLOOR.width * y + x) ?? 0;
	}

	#set(x: number, y: number, height: number): void {
		this.#heights.set(FLOOR.width * y + x, height);
	}
}

function list<T>(count: number, make: () => T): T[] {
	return Array.from({ length: count }, make);
}
