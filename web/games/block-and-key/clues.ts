// What the four hints of a puzzle can say, read off its answer: facts only, the words are the page's.
import type { Cell, Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Fit, FitSquare } from './fit.ts';
import { judge } from './judging.ts';
import { touchedStacks } from './reasons.ts';
import { toSeat } from './seats.ts';
import type { Trial } from './trial.ts';

export interface ShownSquare {
	readonly u: number;
	readonly v: number;
	readonly colour: Colour;
}

export interface Clues {
	readonly block: number;
	readonly cells: readonly Cell[];
	readonly fits: readonly Fit[];
	/** Key squares that are faces of the Block. */
	readonly adds: number;
	/** Key squares that show already. */
	readonly old: readonly ShownSquare[];
	/** Another Block of the supply has the same colour. */
	readonly rivals: number;
	/** Columns and rows of the flat view in which the keys come to lie; rows from 0. */
	readonly columns: readonly [from: number, to: number];
	readonly rows: readonly [from: number, to: number];
	/** As the seat sees the Block. */
	readonly size: { readonly wide: number; readonly deep: number; readonly high: number };
	readonly bridge: boolean;
	/** It shares no face with anything, so its height is free. */
	readonly cornerOnly: boolean;
	/** Where it ends, and the highest stack that it shares a face with. */
	readonly top: number;
	readonly beside: number;
	/** The first of two Blocks: the other one claims. */
	readonly isFirst?: boolean;
}

/** Of an answer, usually the only one; null for a puzzle without. */
export function cluesOf(trial: Trial, answer = trial.solutions()[0]): Clues | null {
	if (!answer) return null;
	const { block, cells } = answer;
	const { supply, stacks } = trial;
	const { seat } = trial.puzzle;
	const look = trial.look(block, cells);
	const { fits } = judge(trial, block, cells);
	const squares = fits.flatMap((fit) => fit.squares);
	const touched = touchedStacks(cells, stacks);
	const seen = cells.map((cell) => toSeat(cell, seat));
	const extent = (axis: 0 | 1 | 2) =>
		1 + Math.max(...seen.map((cell) => cell[axis])) - Math.min(...seen.map((cell) => cell[axis]));
	return {
		block,
		cells,
		fits,
		...shownIn(squares),
		rivals: supply.filter(({ colour }, k) => k !== block && colour === supply[block]?.colour).length,
		size: { wide: extent(0), deep: extent(1), high: extent(2) },
		bridge: look.bridge,
		cornerOnly: touched.length === 0,
		top: look.top,
		beside: Math.max(0, ...touched.map(([x, y]) => stacks.height(x, y)))
	};
}

const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function shownIn(squares: readonly FitSquare[]): Pick<Clues, 'adds' | 'old' | 'columns' | 'rows'> {
	return {
		adds: squares.filter(({ fresh }) => fresh).length,
		old: squares.filter(({ fresh }) => !fresh).map(({ u, v, colour }) => ({ u, v, colour })),
		columns: range(squares.map(({ u }) => u)),
		rows: range(squares.map(({ v }) => v))
	};
}

/** Of the first of two Blocks, with where the keys come to lie once the second stands: `fits` are that one's. */
export function cluesOfFirst(
	trial: Trial,
	first: Pick<Clues, 'block' | 'cells'>,
	fits: readonly Fit[]
): Clues | null {
	const clues = cluesOf(trial, first);
	const own = new Set(first.cells.map(String));
	const squares = fits.flatMap((fit) => fit.squares);
	const adds = squares.filter(({ cell }) => cell && own.has(String(cell))).length;
	const old = squares.filter(({ u, v, colour }) => trial.view[v]?.[u]?.colour === colour);
	return clues && { ...clues, fits, ...shownIn(squares), adds, old, isFirst: true };
}
