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

/** Where a Block appears: on the last spot, else on the legal one nearest to the middle, else in the middle. */
export function startSquare(
	pose: Pose,
	floor: Floor,
	heightAt: HeightAt,
	isLegal: (cells: readonly Cell[]) => boolean,
	last: Column | null
): Column {
	if (last) return last;
	const middle: Column = [(floor.width - 1) / 2, (floor.depth - 1) / 2];
	const squares: Column[] = [];
	for (let y = 0; y < floor.depth; y++) for (let x = 0; x < floor.width; x++) squares.push([x, y]);
	const distance = ([x, y]: Column) => (x - middle[0]) ** 2 + (y - middle[1]) ** 2;
	squares.sort((a, b) => distance(a) - distance(b));
	const fits = squares.find((square) => {
		const held = { pose, square };
		const [x, y] = gripSquare(held, floor);
		return x === square[0] && y === square[1] && isLegal(restingCells(held, floor, heightAt));
	});
	return fits ?? (squares[0] as Column);
}

/** The pose and square whose resting cells are these; the pose is a turn of `pose`, so its grip stays the same cell. */
export function heldOn(pose: Pose, cells: readonly Cell[], seat: Seat): Held | null {
	const wanted = sortCells(cells);
	const known = new Map([[String(pose), pose]]);
	for (const next of known.values()) {
		const first = next[0] as Cell;
		const at = wanted[0] as Cell;
		const shift = [at[0] - first[0], at[1] - first[1], at[2] - first[2]] as const;
		const same = next.every((cell, k) =>
			([0, 1, 2] as const).every((axis) => cell[axis] + shift[axis] === wanted[k]?.[axis])
		);
		if (same) return { pose: next, square: [shift[0], shift[1]] };
		for (const turn of TURNS) {
			const other = turnPose(next, turn, 1, seat);
			if (!known.has(String(other))) known.set(String(other), other);
		}
	}
	return null;
}
