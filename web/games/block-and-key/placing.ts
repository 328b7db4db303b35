// A Block in the hand: turned about its grip, moved over the floor, let down on whatever stands there.
// Directions are the seat's own. Whether it may stay where it rests is the engine's to say.
import { compareCells, sortCells } from '../../../engine-wasm/host/cells.ts';
import type { Cell, Floor, Seat, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { AWAY, RIGHT, fromSeat, toSeat, type Column } from './seats.ts';

/** Spin about the upright, tip away from the seat, roll clockwise as the seat sees it. */
export const TURNS = ['spin', 'tip', 'roll'] as const;
export type Turn = (typeof TURNS)[number];
/** As named, or the other way round. */
export type Way = 1 | -1;

export const STEPS = ['left', 'right', 'away', 'near'] as const;
export type Step = (typeof STEPS)[number];

/** Cells around the grip, which is the cell 0 0 0 and stays so in every turn. */
export type Pose = readonly Cell[];

export interface Held {
	readonly pose: Pose;
	/** Where the person put the grip. In another pose the Block may not fit there: `gripSquare` tells where it is. */
	readonly square: Column;
}

/** Height of the stack on a square. */
export type HeightAt = (x: number, y: number) => number;

/** The shape as the deck gives it; its grip is the cell nearest to its middle. */
export function poseOf(shape: Shape): Pose {
	const cells = sortCells(shape);
	const middle = ([0, 1, 2] as const).map(
		(axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length
	);
	const distance = (cell: Cell) =>
		middle.reduce((sum, value, axis) => sum + (cell[axis as 0 | 1 | 2] - value) ** 2, 0);
	const grip = cells.reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best));
	return cells.map(([x, y, z]): Cell => [x - grip[0], y - grip[1], z - grip[2]]);
}

export function turnPose(pose: Pose, turn: Turn, way: Way, seat: Seat): Pose {
	return sortCells(pose.map((cell) => fromSeat(turned(toSeat(cell, seat), turn, way), seat)));
}

function turned([r, a, u]: Cell, turn: Turn, way: Way): Cell {
	// From above and clockwise, what lay away comes to lie right; tipped, what was up lies away; rolled, right.
	if (turn === 'spin') return [way * a, -way * r, u];
	return turn === 'tip' ? [r, way * u, -way * a] : [way * u, a, -way * r];
}

/** Every way in which it can lie, the present one first, then by the number of turns. */
export function* turnsOf(pose: Pose, seat: Seat): Generator<Pose> {
	const known = new Map([[String(pose), pose]]);
	for (const next of known.values()) {
		yield next;
		for (const turn of TURNS) {
			const other = turnPose(next, turn, 1, seat);
			if (!known.has(String(other))) known.set(String(other), other);
		}
	}
}

/** The square nearest to the wished one on which the whole Block stays inside the grid. */
export function gripSquare({ pose, square }: Held, floor: Floor): Column {
	return [within(pose, 0, square[0], floor.width), within(pose, 1, square[1], floor.depth)];
}

function within(pose: Pose, axis: 0 | 1, wished: number, size: number): number {
	const reach = pose.map((cell) => cell[axis]);
	return Math.max(-Math.min(...reach), Math.min(size - 1 - Math.max(...reach), wished));
}

/** One step as the seat sees it; at the edge the Block stays. */
export function stepTo(held: Held, step: Step, seat: Seat, floor: Floor): Held {
	const [dx, dy] = step === 'left' || step === 'right' ? RIGHT[seat] : AWAY[seat];
	const way = step === 'right' || step === 'away' ? 1 : -1;
	const [x, y] = gripSquare(held, floor);
	return moveTo(held, [x + way * dx, y + way * dy], floor);
}

/** To a square that was pointed at, or as near to it as the grid allows. */
export function moveTo(held: Held, square: Column, floor: Floor): Held {
	return { ...held, square: gripSquare({ ...held, square }, floor) };
}

/** The cells that it fills when let down from above: as low as the floor and the stacks under it allow. */
export function restingCells(held: Held, floor: Floor, heightAt: HeightAt): Cell[] {
	const [x0, y0] = gripSquare(held, floor);
	const low = -Math.min(...held.pose.map(([, , z]) => z));
	const lift = Math.max(low, ...held.pose.map(([x, y, z]) => heightAt(x + x0, y + y0) - z));
	return held.pose.map(([x, y, z]): Cell => [x + x0, y + y0, z + lift]).sort(compareCells);
}

/** The grip among the cells of `restingCells`. */
export function gripCell(held: Held, floor: Floor, cells: readonly Cell[]): Cell {
	const [x, y] = gripSquare(held, floor);
	const lift = Math.min(...cells.map(([, , z]) => z)) - Math.min(...held.pose.map(([, , z]) => z));
	return [x, y, lift];
}

/** What a place is worth to someone who looks for one: not allowed, allowed but hidden, allowed and in sight. */
export type Worth = 0 | 1 | 2;
export type WorthOf = (cells: readonly Cell[]) => Worth;

const distanceTo =
	([x, y]: Column) =>
	([a, b]: Column): number =>
		(a - x) ** 2 + (b - y) ** 2;

/** The squares nearest to one, itself first; `reach` in squares to each side. */
export function squaresAround(centre: Column, floor: Floor, reach: number): Column[] {
	const distance = distanceTo(centre);
	const squares: Column[] = [];
	for (let y = 0; y < floor.depth; y++)
		for (let x = 0; x < floor.width; x++)
			if (Math.abs(x - centre[0]) <= reach && Math.abs(y - centre[1]) <= reach) squares.push([x, y]);
	return squares.sort((a, b) => distance(a) - distance(b));
}

/**
 * Where a Block appears: at the allowed place nearest to the last spot, else to the middle, rather in sight than hidden. As it is
 * turned, else in the fewest turns after which it may stand anywhere.
 */
export function startHeld(
	pose: Pose,
	floor: Floor,
	heightAt: HeightAt,
	worthOf: WorthOf,
	seat: Seat,
	last: Column | null
): Held {
	const centre: Column = last ?? [(floor.width - 1) / 2, (floor.depth - 1) / 2];
	const squares = squaresAround(centre, floor, Math.max(floor.width, floor.depth));
	for (const next of turnsOf(pose, seat)) {
		const places = squares
			.map((square): Held => ({ pose: next, square }))
			.filter((held) => String(gripSquare(held, floor)) === String(held.square));
		const worths = places.map((held) => worthOf(restingCells(held, floor, heightAt)));
		const best = Math.max(0, ...worths);
		const found = best > 0 ? places[worths.indexOf(best as Worth)] : undefined;
		if (found) return found;
	}
	return { pose, square: last ?? (squares[0] as Column) };
}

/** The pose and square whose resting cells are these; the pose is a turn of `pose`, so its grip stays the same cell. */
export function heldOn(pose: Pose, cells: readonly Cell[], seat: Seat): Held | null {
	const wanted = sortCells(cells);
	for (const next of turnsOf(pose, seat)) {
		const first = next[0] as Cell;
		const at = wanted[0] as Cell;
		const shift = [at[0] - first[0], at[1] - first[1], at[2] - first[2]] as const;
		const same = next.every((cell, k) =>
			([0, 1, 2] as const).every((axis) => cell[axis] + shift[axis] === wanted[k]?.[axis])
		);
		if (same) return { pose: next, square: [shift[0], shift[1]] };
	}
	return null;
}
