// How a seat looks at the floor: its right and its away as steps in the plan, and where a cell lies in its flat view.
import type { Cell, Floor, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';

/** A square of the floor, and the stack on it. */
export type Column = readonly [x: number, y: number];

export const RIGHT: Readonly<Record<Seat, Column>> = { S: [1, 0], W: [0, -1], N: [-1, 0], E: [0, 1] };
export const AWAY: Readonly<Record<Seat, Column>> = { S: [0, 1], W: [1, 0], N: [0, -1], E: [-1, 0] };

/** A vector seen from the seat: to the right, away from it, up. */
export function toSeat([x, y, z]: Cell, seat: Seat): Cell {
	const [right, away] = [RIGHT[seat], AWAY[seat]];
	// Adding 0 keeps a negative zero out of texts and comparisons.
	return [x * right[0] + y * right[1] + 0, x * away[0] + y * away[1] + 0, z];
}

export function fromSeat([r, a, u]: Cell, seat: Seat): Cell {
	const [right, away] = [RIGHT[seat], AWAY[seat]];
	return [r * right[0] + a * away[0] + 0, r * right[1] + a * away[1] + 0, u + 0];
}

/** Clockwise; the start player sits in the south. */
export const SEATS_BY_COUNT: Readonly<Record<PlayerCount, readonly Seat[]>> = {
	1: ['S'],
	2: ['S', 'E'],
	3: ['S', 'N', 'E'],
	4: ['S', 'W', 'N', 'E']
};

/** Squares of the flat view from left to right. */
export function viewWidth(floor: Floor, seat: Seat): number {
	return seat === 'S' || seat === 'N' ? floor.width : floor.depth;
}

/** Column and row of the flat view, and how far from the seat. */
export function seenAt(
	[x, y, z]: Cell,
	seat: Seat,
	{ width, depth }: Floor
): readonly [u: number, v: number, far: number] {
	if (seat === 'S') return [x, z, y];
	if (seat === 'N') return [width - 1 - x, z, depth - 1 - y];
	return seat === 'W' ? [depth - 1 - y, z, x] : [y, z, width - 1 - x];
}
