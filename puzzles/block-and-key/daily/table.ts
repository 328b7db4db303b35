// Reads the daily puzzles out of their packed files, one file a month, so that a first visit loads little. The table is
// fixed forever: what its numbers mean stands here, apart from the deck and the engine, so that no change of theirs can alter a day.
//
// A file is a row of bytes: version, first day since 1970-01-01 (two, the higher first), days; then for each day its length in bytes and
// one large number, the highest byte first. Each part of it is the remainder by how many values that part can have; the quotient goes on.
// The parts of a day, for Star, Sun and Moon in turn (how many values):
//     colour of the Core Cube's south side (4)
//     Blocks (16), then for each, in the order of placing, turn of a shape (92), colour (4), x and y (as many as leave it on the floor)
//     Blocks of the supply (8), then for each shape (10) and colour (4)
//     keys less one (2), then for each its squares (8), and for each square, by i, then j, how many of its card of four by four lie
//       between it and the one before (as many as are left), and its colour (4)
//     difficulty (101) · themes (256)
import type { Block, Cell, Colour, Core, Key, Shape, Square } from '../../../engine-wasm/host/vocabulary.ts';
import type { Level } from '../../schema/levels.ts';
import type { Puzzle, PuzzleBlock, Theme } from '../../schema/puzzle.ts';
import { dayNumber } from './dates.ts';
import { turnsOf, type Turn } from './turns.ts';

export const FIRST_DATE = '2026-01-01';
export const LAST_DATE = '2035-12-31';
export const VERSION = 2;

/** How many values the parts of a day can have. */
export const COUNTS = { blocks: 16, supply: 8, keys: 2, squares: 8, difficulty: 101, themes: 256 } as const;

// The table's own order of everything it numbers. Only ever add at the end.
export const LEVELS: readonly Level[] = ['star', 'sun', 'moon'];
export const COLOURS: readonly Colour[] = ['w', 'b', 'g', 'a'];
export const THEMES = [
	'bridge',
	'stack',
	'corner-only',
	'turned-key',
	'tucked-behind',
	'two-keys',
	'far-colours',
	'core-face'
] as const satisfies readonly Theme[];
/** Themes that a daily can have. */
export type DailyTheme = (typeof THEMES)[number];
/** A key's card is so many squares wide and high. */
export const CARD = 4;
/** Bytes before the first day. */
export const HEAD = 4;
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
	const [version, high = 0, low = 0, days = 0] = bytes;
	if (version !== VERSION) throw new RangeError('unknown version of the daily table');
	const day = dayNumber(date) - 256 * high - low;
	if (day < 0 || day >= days) throw new RangeError(`${date} is not in this file`);
	let at = HEAD;
	for (let before = 0; before < day; before++) at += 1 + (bytes[at] ?? 0);
	const length = bytes[at] ?? 0;
	const part = bytes.subarray(at + 1, at + 1 + length);
	if (length === 0 || part.length < length) throw new RangeError('the daily table is cut off');
	const read = reader(part);
	return LEVELS.map((level) => readPuzzle(read, date, level));
}

/** The next part of a number, of which it is known how many values it can have. */
type Read = (values: number) => number;

function reader(bytes: Uint8Array): Read {
	let rest = BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
	return (values) => {
		const part = Number(rest % BigInt(values));
		rest /= BigInt(values);
		return part;
	};
}

function readPuzzle(read: Read, date: string, level: Level): Puzzle {
	const colour = () => COLOURS[read(COLOURS.length)] as Colour;
	const core = coreFacing(read(COLOURS.length));
	const heights = new Heights();
	const blocks = list(read(COUNTS.blocks), (): Block => {
		const turn = TURNS[read(TURNS.length)] as Turn;
		const [across, along] = placesOf(turn);
		return { colour: colour(), cells: heights.drop(turn, read(across), read(along)) };
	});
	const supply = list(read(COUNTS.supply), (): PuzzleBlock => {
		return { shape: SHAPE_IDS[read(SHAPE_IDS.length)] as string, colour: colour() };
	});
	const keys = list(read(COUNTS.keys) + 1, (): Key => {
		let next = 0;
		const squares = list(read(COUNTS.squares), (): Square => {
			const at = next + read(CARD * CARD - next);
			next = at + 1;
			return [Math.floor(at / CARD), at % CARD, colour()];
		});
		return { squares };
	});
	return {
		id: `${date}-${level}`,
		level,
		position: { floor: FLOOR, core, blocks },
		seat: 'S',
		supply,
		keys,
		difficulty: read(COUNTS.difficulty),
		themes: readThemes(read(COUNTS.themes))
	};
}

/** How many places a turned shape has on the floor, from west to east and from south to north. */
export function placesOf(turn: Turn): readonly [across: number, along: number] {
	const most = (axis: 0 | 1) => Math.max(...turn.map((cell) => cell[axis]));
	return [FLOOR.width - most(0), FLOOR.depth - most(1)];
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
