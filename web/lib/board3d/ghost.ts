// The Block in the hand: seen through, with a line that says whether it may stand there or has missed, and the dot where it
// is held.
import type { BufferGeometry } from 'three';
import type { Cell, Colour } from '../../../engine-wasm/host/vocabulary.ts';
import { barGeometry, rgb, surfaceGeometry, type Rgb } from './buffers.ts';
import { STRONG_LINE, addBar, dashes, edgesOf, emptyBars, type Bars } from './edges.ts';
import { addDot } from './marks.ts';
import { addBlock, emptySurface } from './mesh.ts';
import type { Palette } from './palette.ts';
import { seen, type Point, type View } from './view.ts';

export interface Ghost {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
	readonly legal: boolean;
	/** It was placed there and missed: nobody holds it. */
	readonly pale?: boolean;
	readonly grip: Cell;
}

/** `held`: its cells as the seat sees them. */
export function ghostGeometry(
	view: View,
	ghost: Ghost,
	held: readonly Cell[],
	palette: Palette
): { body: BufferGeometry; lines: BufferGeometry; hidden: BufferGeometry } {
	const surface = emptySurface();
	addBlock(view, held, () => surface);
	const isWhole = ghost.legal && !ghost.pale;
	const colour = rgb(
		ghost.pale ? palette.blocks[ghost.colour].line : isWhole ? palette.legal : palette.illegal
	);
	const bars = emptyBars();
	for (const edge of edgesOf(held)) {
		for (const part of isWhole ? [edge] : dashes(edge)) {
			addBar(view, bars, part, STRONG_LINE, colour, 8);
		}
	}
	if (!ghost.pale) addGrip(view, bars, ghost.grip, held, colour, rgb(palette.dotRim));
	return {
		body: surfaceGeometry(surface),
		lines: barGeometry(bars),
		hidden: xray(view, held, colour, palette)
	};
}

/** Its edges as they are seen through what stands before it: dashes on a light band. */
function xray(view: View, held: readonly Cell[], colour: Rgb, palette: Palette): BufferGeometry {
	const bars = emptyBars();
	const edges = edgesOf(held);
	for (const edge of edges) addBar(view, bars, edge, 1.9 * STRONG_LINE, rgb(palette.dotRim), 4);
	for (const edge of edges) for (const part of dashes(edge)) addBar(view, bars, part, STRONG_LINE, colour, 4);
	return barGeometry(bars);
}

/** On top of the cell by which it is held, or before it where another lies above. */
function addGrip(view: View, bars: Bars, grip: Cell, held: readonly Cell[], colour: Rgb, rim: Rgb): void {
	const [u, v] = seen(view, grip[0], grip[1]);
	const z = grip[2];
	const covered = held.some(([a, b, c]) => a === u && b === v && c === z + 1);
	if (covered) addDot(view, bars, [u + 0.5, v, z + 0.5], 'seat', 0.15, colour, rim);
	else addDot(view, bars, [u + 0.5, v + 0.5, z + 1], 'up', 0.15, colour, rim);
}

/** The way back from one place of a Block to the place before, in the scene; null unless it only moved. */
export function stepBetween(before: readonly Cell[], after: readonly Cell[]): Point | null {
	const [first, then] = [before[0], after[0]];
	if (!first || !then || before.length !== after.length) return null;
	const [du, dv, dz] = [first[0] - then[0], first[1] - then[1], first[2] - then[2]];
	const moved = after.every(([u, v, z], n) => {
		const old = before[n];
		return old && old[0] - u === du && old[1] - v === dv && old[2] - z === dz;
	});
	return moved ? [du, dz, -dv] : null;
}
