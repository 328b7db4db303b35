// The signs of the board: frames of what is in the way, rings of a match, dots, gold outlines and the flag.
import { Mesh } from 'three';
import type { Cell, Position } from '../../../engine-wasm/host/vocabulary.ts';
import { blockCells } from '../boards/plan.ts';
import { barGeometry, rgb } from './buffers.ts';
import { STRONG_LINE, addBar, edgesOf, emptyBars, frameAt } from './edges.ts';
import { addDot, addFlag, addRing } from './marks.ts';
import type { Materials } from './materials.ts';
import { seen, seenCells, type View } from './view.ts';

export interface Marks {
	readonly offenders: readonly (readonly [x: number, y: number])[];
	readonly rings: readonly Cell[];
	readonly marked: readonly (readonly [x: number, y: number])[];
	/** Block numbers; the Core Cube is 0. */
	readonly outlined: readonly number[];
	/** The square of a corner. */
	readonly flag: readonly [x: number, y: number] | null;
}

/** `standing`: every cell that stands, as the seat sees it. */
export function signMeshes(
	view: View,
	{ offenders, rings, marked, outlined, flag }: Marks,
	position: Position,
	standing: readonly Cell[],
	{ palette, lines, through }: Materials
): Mesh[] {
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
	const meshes: Mesh[] = [];
	if (signs.indices.length > 0) meshes.push(new Mesh(barGeometry(signs), lines));
	if (frames.indices.length > 0) {
		const mesh = new Mesh(barGeometry(frames), through);
		mesh.renderOrder = 10;
		meshes.push(mesh);
	}
	return meshes;
}
