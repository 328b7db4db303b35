// The board as one seat sees it: u to the right, v away from the seat. Everything drawn is built in this frame,
// so the seat is always nearest, the sun always behind it, and labels always upright.
import type { Cell, Floor, Seat } from '../../../engine-wasm/host/vocabulary.ts';

export interface Column {
	readonly x: number;
	readonly y: number;
}

export interface View {
	readonly seat: Seat;
	/** Columns along the seat's edge, and away from it. */
	readonly width: number;
	readonly depth: number;
	readonly floor: Floor;
}

export type Point = readonly [x: number, y: number, z: number];

export function viewFrom(seat: Seat, floor: Floor): View {
	const along = seat === 'S' || seat === 'N';
	return {
		seat,
		floor,
		width: along ? floor.width : floor.depth,
		depth: along ? floor.depth : floor.width
	};
}

export function seen({ seat, floor }: View, x: number, y: number): readonly [u: number, v: number] {
	switch (seat) {
		case 'S':
			return [x, y];
		case 'W':
			return [floor.depth - 1 - y, x];
		case 'N':
			return [floor.width - 1 - x, floor.depth - 1 - y];
		case 'E':
			return [y, floor.width - 1 - x];
	}
}

/** The inverse of `seen`. */
export function columnAt({ seat, floor }: View, u: number, v: number): Column {
	switch (seat) {
		case 'S':
			return { x: u, y: v };
		case 'W':
			return { x: v, y: floor.depth - 1 - u };
		case 'N':
			return { x: floor.width - 1 - u, y: floor.depth - 1 - v };
		case 'E':
			return { x: floor.width - 1 - v, y: u };
	}
}

export function seenCells(view: View, cells: readonly Cell[]): Cell[] {
	return cells.map(([x, y, z]) => [...seen(view, x, y), z] as const);
}

/** From lattice coordinates of the view to those of the scene: x right, y up, z towards the seat. */
export function scenePoint({ width, depth }: View, u: number, v: number, z: number): Point {
	return [u - width / 2, z, depth / 2 - v];
}

/** Names of the columns along the seat's edge and of the rows away from it, as in `c4`. */
export function labels(view: View): { near: string[]; left: string[] } {
	const along = view.seat === 'S' || view.seat === 'N';
	const letter = ({ x }: Column) => String.fromCharCode(97 + x);
	const digit = ({ y }: Column) => String(y + 1);
	const [nearName, leftName] = along ? [letter, digit] : [digit, letter];
	return {
		near: Array.from({ length: view.width }, (_, u) => nearName(columnAt(view, u, 0))),
		left: Array.from({ length: view.depth }, (_, v) => leftName(columnAt(view, 0, v)))
	};
}
