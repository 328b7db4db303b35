// The signs of the board: frames of what is in the way, rings of a match, dots, gold outlines and the flag.
import type { BufferGeometry } from 'three';
import type { Cell, Position } from '../../../engine-wasm/host/vocabulary.ts';
import { blockCells } from '../boards/plan.ts';
import { barGeometry, rgb } from './buffers.ts';
import { STRONG_LINE, addBar, edgesOf, emptyBars, frameAt, type Bars } from './edges.ts';
import { addDot, addFlag, addRing } from './marks.ts';
import type { Palette } from './palette.ts';
import { seen, seenCells, type View } from './view.ts';

export interface Marks {
	/** Columns whose top gets the red frame, drawn through everything. */
	readonly offenders: readonly (readonly [x: number, y: number])[];
	/** Cells whose face towards the seat gets the gold ring. */
	readonly rings: readonly Cell[];
	/** Columns with a blue dot: the places allowed. */
	readonly marked: readonly (readonly [x: number, y: number])[];
	/** Numbers of Blocks with a gold outline; the Core Cube is 0. */
	readonly outlined: readonly number[];
	/** The square of a corner with a flag. */
	readonly flag: readonly [x: number, y: number] | null;
}

/** Null where there are none. `standing`: every cell that stands, as the seat sees it. */
export function signGeometry(
	view: View,
	{ offenders, rings, marked, outlined, flag }: Marks,
	position: Position,
	standing: readonly Cell[],
	palette: Palette
): { signs: BufferGeometry | null; frames: BufferGeometry | null } {
	const signs = emptyBars();
	const frames = emptyBars();
	const top = (u: number, v: number) =>
		Math.max(0, ...standing.filter(([a, b]) => a === u && b === v).map(([, , z]) => z + 1));
	for (const [x, y] of offenders) {
		const [u, v] = seen(view, x, y);
		for (const edge of frameAt(u, v, top(u, v))) {
			addBar(view, frames, edge, STRONG_LINE, rgb(palette.illegal), 8);
		}
	}
	for (const cell of seenCells(view, rings)) {
		addRing(view, signs, cell, rgb(palette.gold), rgb(palette.goldRim));
	}
	for (const [x, y] of marked) {
		const [u, v] = seen(view, x, y);
		const at = [u + 0.5, v + 0.5, top(u, v)] as const;
		addDot(view, signs, at, 'up', 0.2, rgb(palette.action), rgb(palette.dotRim));
	}
	for (const number of outlined) {
		for (const edge of edgesOf(seenCells(view, blockCells(position, number)))) {
			addBar(view, signs, edge, STRONG_LINE, rgb(palette.gold), 8);
		}
	}
	if (flag) {
		const [u, v] = seen(view, flag[0], flag[1]);
		addFlag(view, signs, u, v, rgb(palette.gold), rgb(palette.goldRim));
	}
	const drawn = (bars: Bars) => (bars.indices.length > 0 ? barGeometry(bars) : null);
	return { signs: drawn(signs), frames: drawn(frames) };
}
