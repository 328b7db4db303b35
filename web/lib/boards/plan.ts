// The plan as a seat sees it: which square of the floor lies in which column and row of the drawing, and what is on it.
import { coreCells } from '../../../engine-wasm/host/cells.ts';
import type { Cell, Colour, Floor, Position, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { Column } from '../../games/block-and-key/seats.ts';
import { letterOf } from './names.ts';
import type { Spot } from './outline.ts';

export interface PlanSquare {
	readonly square: Column;
	readonly height: number;
	/** The colour on top; `core` for the Core Cube, which has none. */
	readonly top: Colour | 'core' | null;
}

/** A square with its place in the drawing. */
export interface PlanSpot extends PlanSquare {
	readonly spot: Spot;
}

export interface Held {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
	readonly legal: boolean;
	/** It was placed there and missed: nobody holds it. */
	readonly pale?: boolean;
	readonly grip: Cell;
}

/** The heights that a Block fills above each square, by the square's text. */
export type Spans = ReadonlyMap<string, { readonly from: number; readonly to: number }>;

/** What a drawing of the plan and its table in words both show. */
export interface PlanParts {
	readonly rows: readonly (readonly PlanSquare[])[];
	/** The same, one after the other. */
	readonly spots: readonly PlanSpot[];
	/** Letters head its columns, numbers its rows. */
	readonly isLettered: boolean;
	readonly held: Held | null;
	/** What the held Block fills. */
	readonly over: Spans;
	readonly blamed: readonly Column[];
	readonly area: readonly [from: number, to: number] | null;
	readonly marked: readonly Column[];
	/** Cells of each Block with a gold outline. */
	readonly chosen: readonly (readonly Cell[])[];
	readonly flag: Column | null;
}

/** Whether a square is among these squares, or below one of these cells. */
export const has = (list: readonly (readonly number[])[], [x, y]: Column): boolean =>
	list.some(([a, b]) => a === x && b === y);

/** What a column or row of the drawing is called: a letter or a number of the floor. */
export const labelOf = ([x, y]: Column, letter: boolean): string => (letter ? letterOf(x) : String(y + 1));

export function planSize({ width, depth }: Floor, seat: Seat): readonly [columns: number, rows: number] {
	return seat === 'S' || seat === 'N' ? [width, depth] : [depth, width];
}

/** Columns from the seat's left, rows from the far edge. */
export function squareAt(column: number, row: number, seat: Seat, { width, depth }: Floor): Column {
	if (seat === 'S') return [column, depth - 1 - row];
	if (seat === 'N') return [width - 1 - column, row];
	return seat === 'W' ? [width - 1 - row, depth - 1 - column] : [row, column];
}

/** Row by row from the far edge. */
export function planOf(position: Position, seat: Seat): PlanSquare[][] {
	const tops = topsOf(position);
	const [columns, rows] = planSize(position.floor, seat);
	return Array.from({ length: rows }, (_, row) =>
		Array.from({ length: columns }, (_, column) => {
			const square = squareAt(column, row, seat, position.floor);
			return { square, height: 0, top: null, ...tops.get(String(square)) };
		})
	);
}

function topsOf({ core, blocks }: Position): Map<string, Pick<PlanSquare, 'height' | 'top'>> {
	const tops = new Map<string, Pick<PlanSquare, 'height' | 'top'>>();
	const add = (cells: readonly Cell[], top: Colour | 'core') => {
		for (const [x, y, z] of cells) {
			const name = String([x, y]);
			if (z + 1 > (tops.get(name)?.height ?? 0)) tops.set(name, { height: z + 1, top });
		}
	};
	if (core) add(coreCells(core.x, core.y), 'core');
	for (const { colour, cells } of blocks) add(cells, colour);
	return tops;
}

/** The cells of a Block by its number; the Core Cube is 0. */
export function blockCells({ core, blocks }: Position, number: number): readonly Cell[] {
	if (number > 0) return blocks[number - 1]?.cells ?? [];
	return core ? coreCells(core.x, core.y) : [];
}

export function spansOf(cells: readonly Cell[]): Spans {
	const spans = new Map<string, { from: number; to: number }>();
	for (const [x, y, z] of cells) {
		const { from, to } = spans.get(`${x},${y}`) ?? { from: z + 1, to: z + 1 };
		spans.set(`${x},${y}`, { from: Math.min(from, z + 1), to: Math.max(to, z + 1) });
	}
	return spans;
}
