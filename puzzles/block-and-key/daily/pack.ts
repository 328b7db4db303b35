// Writes what `table.ts` reads. Only the program that makes the table needs it.
import type { Block, Key } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../schema/puzzle.ts';
import {
	BLOCKS_BITS,
	COLOURS,
	CORE_BITS,
	DIFFICULTY_BITS,
	KEY_BITS,
	KEYS_BITS,
	PLACE_BITS,
	SHAPE_IDS,
	SUPPLY_BITS,
	SUPPLY_BLOCK_BITS,
	THEMES,
	THEMES_BITS,
	TURN_BITS,
	TURNS,
	VERSION
} from './table.ts';
import { settle, textOf } from './turns.ts';

/** The file of some days in a row; each day has its Star, Sun and Moon. */
export function packTable(firstDay: number, days: readonly (readonly Puzzle[])[]): Uint8Array {
	const bits: string[] = [];
	const write = (value: number, width: number) => {
		if (!(value >= 0 && value < 2 ** width)) throw new RangeError(`${value} has no room in ${width} bits`);
		bits.push(value.toString(2).padStart(width, '0'));
	};
	const keys = [...new Set(days.flat().flatMap((puzzle) => puzzle.keys.map(keyText)))].sort();
	write(VERSION, 8);
	write(firstDay, 16);
	write(days.length, 8);
	write(keys.length, 8);
	for (const text of keys) writeKey(write, JSON.parse(text) as Key);
	for (const puzzle of days.flat()) writePuzzle(write, keys, puzzle);
	const row = bits.join('');
	return Uint8Array.from({ length: Math.ceil(row.length / 8) }, (_, at) =>
		parseInt(row.slice(8 * at, 8 * at + 8).padEnd(8, '0'), 2)
	);
}

type Write = (value: number, width: number) => void;

function keyText({ squares }: Key): string {
	return JSON.stringify({ squares });
}

function writeKey(write: Write, { squares }: Key): void {
	write(squares.length, 3);
	for (const [i, j, colour] of squares) {
		write(i, 2);
		write(j, 2);
		write(COLOURS.indexOf(colour), 2);
	}
}

function writePuzzle(write: Write, keys: readonly string[], puzzle: Puzzle): void {
	const { core, blocks } = puzzle.position;
	write(core ? COLOURS.indexOf(core.sides.S) : -1, CORE_BITS);
	write(blocks.length, BLOCKS_BITS);
	for (const block of blocks) writeBlock(write, block);
	write(puzzle.supply.length, SUPPLY_BITS);
	for (const { shape, colour } of puzzle.supply) {
		write(4 * SHAPE_IDS.indexOf(shape) + COLOURS.indexOf(colour), SUPPLY_BLOCK_BITS);
	}
	write(puzzle.keys.length - 1, KEYS_BITS);
	for (const key of puzzle.keys) write(keys.indexOf(keyText(key)), KEY_BITS);
	write(puzzle.difficulty, DIFFICULTY_BITS);
	write(
		THEMES.reduce((sum, theme, bit) => sum + (puzzle.themes.includes(theme) ? 1 << bit : 0), 0),
		THEMES_BITS
	);
}

function writeBlock(write: Write, { colour, cells }: Block): void {
	const text = textOf(settle(cells));
	write(4 * TURNS.findIndex((turn) => textOf(turn) === text) + COLOURS.indexOf(colour), TURN_BITS);
	write(Math.min(...cells.map(([x]) => x)), PLACE_BITS);
	write(Math.min(...cells.map(([, y]) => y)), PLACE_BITS);
}
