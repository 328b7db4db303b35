// Writes what `table.ts` reads. Only the program that makes the table needs it.
import type { Block, Key } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../schema/puzzle.ts';
import { CARD, COLOURS, COUNTS, HEAD, placesOf, SHAPE_IDS, THEMES, TURNS, VERSION } from './table.ts';
import { settle, textOf } from './turns.ts';

/** A part of a day, and how many values it can have. */
type Part = readonly [value: number, values: number];

/** The file of some days in a row; each day has its Star, Sun and Moon. */
export function packTable(firstDay: number, days: readonly (readonly Puzzle[])[]): Uint8Array {
	const head = [VERSION, firstDay >> 8, firstDay & 255, days.length];
	if (head.length !== HEAD || firstDay > 0xffff) throw new RangeError(`${firstDay} has no room`);
	return Uint8Array.from([...head, ...days.flatMap((day) => bytesOf(day.flatMap(partsOf)))]);
}

function bytesOf(parts: readonly Part[]): number[] {
	const number = parts.reduceRight((rest, [value, values]) => {
		if (!(value >= 0 && value < values)) throw new RangeError(`${value} is none of ${values}`);
		return rest * BigInt(values) + BigInt(value);
	}, 0n);
	const digits = number.toString(16);
	const bytes = digits.padStart(digits.length + (digits.length % 2), '0').match(/../g) ?? [];
	return [bytes.length, ...bytes.map((byte) => parseInt(byte, 16))];
}

function partsOf({ position: { core, blocks }, supply, keys, difficulty, themes }: Puzzle): Part[] {
	const colours = COLOURS.length;
	return [
		[core ? COLOURS.indexOf(core.sides.S) : -1, colours],
		[blocks.length, COUNTS.blocks],
		...blocks.flatMap(blockParts),
		[supply.length, COUNTS.supply],
		...supply.flatMap(({ shape, colour }): Part[] => [
			[SHAPE_IDS.indexOf(shape), SHAPE_IDS.length],
			[COLOURS.indexOf(colour), colours]
		]),
		[keys.length - 1, COUNTS.keys],
		...keys.flatMap(keyParts),
		[difficulty, COUNTS.difficulty],
		[THEMES.reduce((sum, theme, bit) => sum + (themes.includes(theme) ? 1 << bit : 0), 0), COUNTS.themes]
	];
}

function blockParts({ colour, cells }: Block): Part[] {
	const text = textOf(settle(cells));
	const number = TURNS.findIndex((turn) => textOf(turn) === text);
	const [across, along] = placesOf(TURNS[number] ?? []);
	return [
		[number, TURNS.length],
		[COLOURS.indexOf(colour), COLOURS.length],
		[Math.min(...cells.map(([x]) => x)), across],
		[Math.min(...cells.map(([, y]) => y)), along]
	];
}

/** Squares stand in the order in which the card is read: by i, then j. */
function keyParts({ squares }: Key): Part[] {
	const inOrder = squares.map(([i, j, colour]) => ({ at: CARD * i + j, colour })).sort((a, b) => a.at - b.at);
	let next = 0;
	return [
		[squares.length, COUNTS.squares],
		...inOrder.flatMap(({ at, colour }): Part[] => {
			const from = next;
			next = at + 1;
			return [
				[at - from, CARD * CARD - from],
				[COLOURS.indexOf(colour), COLOURS.length]
			];
		})
	];
}
