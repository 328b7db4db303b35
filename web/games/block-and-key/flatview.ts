// The flat picture a seat sees, with what the engine's view leaves out: which cell each face belongs to.
import { coreCells } from '../../../engine-wasm/host/cells.ts';
import {
	HEIGHT,
	type Cell,
	type Colour,
	type Floor,
	type Position,
	type Seat
} from '../../../engine-wasm/host/vocabulary.ts';
import { seenAt, viewWidth } from './seats.ts';

export interface Face {
	readonly colour: Colour;
	/** Block number as in a position: the Core Cube is 0. */
	readonly owner: number;
	readonly cell: Cell;
}

/** From the bottom row up; in each row from left to right. */
export type FlatView = readonly (readonly (Face | null)[])[];

export function flatView({ floor, core, blocks }: Position, seat: Seat): FlatView {
	const faces: Face[] = blocks.flatMap(({ colour, cells }, index) =>
		cells.map((cell) => ({ colour, owner: index + 1, cell }))
	);
	if (core) {
		const colour = core.sides[seat];
		faces.push(...coreCells(core.x, core.y).map((cell) => ({ colour, owner: 0, cell })));
	}
	const empty = Array.from({ length: HEIGHT }, () => Array<null>(viewWidth(floor, seat)).fill(null));
	return painted(empty, faces, seat, floor);
}

/** The picture once one more Block stands there; what would stand too high is not seen. */
export function viewWith(
	view: FlatView,
	owner: number,
	colour: Colour,
	cells: readonly Cell[],
	seat: Seat,
	floor: Floor
): FlatView {
	return painted(
		view,
		cells.map((cell) => ({ colour, owner, cell })),
		seat,
		floor
	);
}

function painted(view: FlatView, faces: readonly Face[], seat: Seat, floor: Floor): FlatView {
	const next = view.map((row) => [...row]);
	for (const face of faces) {
		const [u, v, far] = seenAt(face.cell, seat, floor);
		const row = next[v];
		if (!row) continue;
		const before = row[u];
		if (!before || far < seenAt(before.cell, seat, floor)[2]) row[u] = face;
	}
	return next;
}
