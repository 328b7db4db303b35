// The honest baseline of `npm run proof -- bench:engine`: placements and solve as one would write them in TypeScript for
// production, with arrays and a height map and without bitboards. It is meant to be good, not to be slow.

import { COLOURS, FLOOR_MAX, HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import type {
	Cell,
	Colour,
	Key,
	Position,
	Seat,
	Shape,
	SupplyBlock
} from '../../../engine-wasm/host/vocabulary.ts';

// A border of one empty column around the largest floor: looking beside a Block needs no bounds check.
const ROW = FLOOR_MAX + 2;
const LAYER = ROW * ROW;

const NOTHING = 0;
const FAR = 127;

/** A column of the plan as one number; differences of two of them work as offsets. */
const planOf = (x: number, y: number): number => (y + 1) * ROW + x + 1;

/** A cell number of `PlainBoard.placements` as [x, y, z]. */
export function toCell(index: number): Cell {
	const plan = index % LAYER;
	return [(plan % ROW) - 1, Math.floor(plan / ROW) - 1, Math.floor(index / LAYER)];
}

const colourNumber = (colour: Colour): number => COLOURS.indexOf(colour) + 1;

// --- Orientations -----------------------------------------------------------------------------------------

/** Relative to the lowest south-west corner of the Block's box. */
interface Offset {
	readonly plan: number;
	readonly z: number;
}

interface Orientation {
	readonly width: number;
	readonly depth: number;
	readonly height: number;
	/** Sorted by x, then y, then z. */
	readonly cells: readonly Offset[];
	/** The lowest cell of each column of the footprint. */
	readonly feet: readonly Offset[];
	/** The feet at both ends of a straight footprint; null if it is not straight. */
	readonly ends: readonly [Offset, Offset] | null;
	/** Cells outside the Block that share a vertical face with it. */
	readonly beside: readonly Offset[];
	/** Cells outside the Block that share a vertical edge, but no face, with it. */
	readonly diagonal: readonly Offset[];
}

const SIDES = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1]
] as const;
const DIAGONALS = [
	[1, 1],
	[1, -1],
	[-1, 1],
	[-1, -1]
] as const;

const turnAboutX = ([x, y, z]: Cell): Cell => [x, -z, y];
const turnAboutZ = ([x, y, z]: Cell): Cell => [-y, x, z];

function normalised(cells: Shape): Cell[] {
	const x0 = Math.min(...cells.map((cell) => cell[0]));
	const y0 = Math.min(...cells.map((cell) => cell[1]));
	const z0 = Math.min(...cells.map((cell) => cell[2]));
	return cells
		.map(([x, y, z]): Cell => [x - x0, y - y0, z - z0])
		.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}

const offsetOf = ([x, y, z]: Cell): Offset => ({ plan: planOf(x, y) - planOf(0, 0), z });

/** `cells` must be normalised. */
function describe(cells: readonly Cell[]): Orientation {
	const width = 1 + Math.max(...cells.map((cell) => cell[0]));
	const depth = 1 + Math.max(...cells.map((cell) => cell[1]));
	const height = 1 + Math.max(...cells.map((cell) => cell[2]));

	// Sorted by x, y, z: the first cell of a column is its lowest, and a straight footprint runs end to end.
	const feet = new Map<string, Cell>();
	for (const cell of cells) {
		const column = `${cell[0]},${cell[1]}`;
		if (!feet.has(column)) feet.set(column, cell);
	}
	const footOffsets = [...feet.values()].map(offsetOf);
	const first = footOffsets[0];
	const last = footOffsets.at(-1);
	const straight = width === 1 || depth === 1;

	const seen = new Set(cells.map(String));
	const neighbours = (steps: readonly (readonly [number, number])[]): Offset[] => {
		const found: Offset[] = [];
		for (const [x, y, z] of cells) {
			for (const [dx, dy] of steps) {
				const neighbour: Cell = [x + dx, y + dy, z];
				if (seen.has(String(neighbour))) continue;
				seen.add(String(neighbour));
				found.push(offsetOf(neighbour));
			}
		}
		return found;
	};
	const beside = neighbours(SIDES);
	const diagonal = neighbours(DIAGONALS);

	return {
		width,
		depth,
		height,
		cells: cells.map(offsetOf),
		feet: footOffsets,
		ends: straight && first && last ? [first, last] : null,
		beside,
		diagonal
	};
}

const orientationCache = new WeakMap<Shape, readonly Orientation[]>();

/** The different orientations among the 24 rotations of a shape. */
function orientationsOf(shape: Shape): readonly Orientation[] {
	const known = orientationCache.get(shape);
	if (known) return known;

	const found = new Map<string, Cell[]>();
	const visit = (cells: Cell[]): void => {
		const name = cells.join(' ');
		if (found.has(name)) return;
		found.set(name, cells);
		visit(normalised(cells.map(turnAboutX)));
		visit(normalised(cells.map(turnAboutZ)));
	};
	visit(normalised(shape));

	const orientations = [...found.values()].map(describe);
	orientationCache.set(shape, orientations);
	return orientations;
}

// --- Keys -------------------------------------------------------------------------------------------------

/** The other squares of a turned Key, seen from one of its squares. */
type Pattern = readonly { readonly du: number; readonly dv: number; readonly colour: number }[];

/** Every way in which a face of this colour can be one of the Key's squares. */
function patternsAround(key: Key, colour: Colour): Pattern[] {
	const patterns: Pattern[] = [];
	let squares = key.squares;
	for (let rotation = 0; rotation < 4; rotation++) {
		for (const own of squares) {
			if (own[2] !== colour) continue;
			patterns.push(
				squares
					.filter((square) => square !== own)
					.map(([i, j, c]) => ({ du: i - own[0], dv: j - own[1], colour: colourNumber(c) }))
			);
		}
		squares = squares.map(([i, j, c]) => [-j, i, c] as const);
	}
	return patterns;
}

// --- Views ------------------------------------------------------------------------------------------------

/** What one seat sees; faces are numbered v * width + u. */
class View {
	readonly width: number;
	/** Colour number of each face. */
	readonly colours: Uint8Array;
	/** Distance of each face from the seat's side. */
	readonly distances: Uint8Array;
	/** For each column of the plan, its u and its distance from the seat's side. */
	readonly columnU = new Uint8Array(LAYER);
	readonly columnDistance = new Uint8Array(LAYER);

	constructor({ floor, core, blocks }: Position, seat: Seat) {
		const { width, depth } = floor;
		this.width = seat === 'S' || seat === 'N' ? width : depth;
		this.colours = new Uint8Array(this.width * HEIGHT).fill(NOTHING);
		this.distances = new Uint8Array(this.width * HEIGHT).fill(FAR);

		for (let y = 0; y < depth; y++) {
			for (let x = 0; x < width; x++) {
				const west = x;
				const east = width - 1 - x;
				const south = y;
				const north = depth - 1 - y;
				const plan = planOf(x, y);
				this.columnU[plan] = seat === 'S' ? west : seat === 'N' ? east : seat === 'W' ? north : south;
				this.columnDistance[plan] = seat === 'S' ? south : seat === 'N' ? north : seat === 'W' ? west : east;
			}
		}

		if (core) {
			const colour = colourNumber(core.sides[seat]);
			for (const [x, y, z] of coreCells(core.x, core.y)) this.show(planOf(x, y), z, colour);
		}
		for (const block of blocks) {
			const colour = colourNumber(block.colour);
			for (const [x, y, z] of block.cells) this.show(planOf(x, y), z, colour);
		}
	}

	private show(plan: number, z: number, colour: number): void {
		const face = z * this.width + this.columnU[plan]!;
		const distance = this.columnDistance[plan]!;
		if (distance >= this.distances[face]!) return;
		this.distances[face] = distance;
		this.colours[face] = colour;
	}

	/** Whether one of the patterns shows, with its own square on this face. */
	matches(face: number, patterns: readonly Pattern[]): boolean {
		const { width, colours } = this;
		const u = face % width;
		const v = (face - u) / width;
		for (const pattern of patterns) {
			let all = true;
			for (const square of pattern) {
				const su = u + square.du;
				const sv = v + square.dv;
				if (su < 0 || su >= width || sv < 0 || sv >= HEIGHT || colours[sv * width + su] !== square.colour) {
					all = false;
					break;
				}
			}
			if (all) return true;
		}
		return false;
	}
}

function coreCells(x: number, y: number): Cell[] {
	const cells: Cell[] = [];
	for (const dx of [0, 1]) {
		for (const dy of [0, 1]) {
			for (const dz of [0, 1]) cells.push([x + dx, y + dy, dz]);
		}
	}
	return cells;
}

// --- The board --------------------------------------------------------------------------------------------

export class PlainBoard {
	private readonly position: Position;
	/** 1 for each occupied cell, numbered z * LAYER + plan. */
	private readonly occupied = new Uint8Array(LAYER * HEIGHT);
	/** The height of each stack, by plan. */
	private readonly heights = new Uint8Array(LAYER);

	constructor(position: Position) {
		this.position = position;
		const { core, blocks } = position;
		if (core) this.fill(coreCells(core.x, core.y));
		for (const block of blocks) this.fill(block.cells);
	}

	private fill(cells: readonly Cell[]): void {
		for (const [x, y, z] of cells) {
			const plan = planOf(x, y);
			this.occupied[z * LAYER + plan] = 1;
			if (this.heights[plan]! <= z) this.heights[plan] = z + 1;
		}
	}

	/** All legal placements, each as a list of cell numbers (see `toCell`). */
	placements(shape: Shape): number[][] {
		const found: number[][] = [];
		this.forEachPlacement(shape, (orientation, plan, z) => {
			const base = z * LAYER + plan;
			found.push(orientation.cells.map((cell) => base + cell.z * LAYER + cell.plan));
		});
		return found;
	}

	/** Every legal placement of any Block of the supply with which the Key can be claimed. */
	solve(seat: Seat, supply: readonly SupplyBlock[], key: Key): { block: number; cells: Cell[] }[] {
		const solutions: { block: number; cells: Cell[] }[] = [];
		const view = new View(this.position, seat);
		const { colours, distances, columnU, columnDistance } = view;

		supply.forEach(({ shape, colour }, block) => {
			const patterns = patternsAround(key, colour);
			if (patterns.length === 0) return;
			const own = colourNumber(colour);

			this.forEachPlacement(shape, (orientation, plan, z) => {
				// Paint the visible faces of the Block into the view, look, and take them out again.
				const faces: number[] = [];
				const before: number[] = [];
				for (const cell of orientation.cells) {
					const column = plan + cell.plan;
					const face = (z + cell.z) * view.width + columnU[column]!;
					if (columnDistance[column]! >= distances[face]!) continue;
					if (faces.includes(face)) continue;
					faces.push(face);
					before.push(colours[face]!);
					colours[face] = own;
				}
				if (faces.some((face) => view.matches(face, patterns))) {
					const base = z * LAYER + plan;
					const cells = orientation.cells.map((cell) => toCell(base + cell.z * LAYER + cell.plan));
					solutions.push({ block, cells });
				}
				faces.forEach((face, i) => (colours[face] = before[i]!));
			});
		});
		return solutions;
	}

	private forEachPlacement(
		shape: Shape,
		visit: (orientation: Orientation, plan: number, z: number) => void
	): void {
		const { width, depth } = this.position.floor;
		for (const orientation of orientationsOf(shape)) {
			for (let y = 0; y + orientation.depth <= depth; y++) {
				for (let x = 0; x + orientation.width <= width; x++) {
					const plan = planOf(x, y);
					const z = this.restingHeight(orientation, plan);
					if (z + orientation.height > HEIGHT) continue;
					if (this.isSupported(orientation, plan, z) && this.touchesWell(orientation, plan, z)) {
						visit(orientation, plan, z);
					}
				}
			}
		}
	}

	/**
	 * Where the Block comes to rest when let down from above. Lower it would overlap or be covered, higher no
	 * column would be supported: a Block has at most one legal height in a column.
	 */
	private restingHeight(orientation: Orientation, plan: number): number {
		let z = 0;
		for (const foot of orientation.feet) {
			z = Math.max(z, this.heights[plan + foot.plan]! - foot.z);
		}
		return z;
	}

	/** Every column supported, or a straight bridge with both ends supported. */
	private isSupported(orientation: Orientation, plan: number, z: number): boolean {
		for (const foot of orientation.ends ?? orientation.feet) {
			if (this.heights[plan + foot.plan] !== z + foot.z) return false;
		}
		return true;
	}

	/** Touches what is there, and is taller than every stack it shares a face with. */
	private touchesWell(orientation: Orientation, plan: number, z: number): boolean {
		const { occupied, heights } = this;
		const base = z * LAYER + plan;
		const top = z + orientation.height;
		let contact = false;
		for (const { plan: dPlan, z: dz } of orientation.beside) {
			if (occupied[base + dz * LAYER + dPlan] === 0) continue;
			if (heights[plan + dPlan]! >= top) return false;
			contact = true;
		}
		if (contact) return true;
		// A stack it lies on always ends below its top.
		for (const foot of orientation.feet) {
			const height = heights[plan + foot.plan]!;
			if (height > 0 && height === z + foot.z) return true;
		}
		for (const { plan: dPlan, z: dz } of orientation.diagonal) {
			if (occupied[base + dz * LAYER + dPlan] === 1) return true;
		}
		return false;
	}
}
