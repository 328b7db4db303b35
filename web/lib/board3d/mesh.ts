// Surfaces of Blocks as plain arrays. A Block is one clay piece: its cells joined, drawn in by half the gap on
// every side, outer edges rounded; faces between its own cells do not exist.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { scenePoint, type View } from './view.ts';

/** Space left at each side, so that two Blocks stand `2 * GAP` apart. */
export const GAP = 0.005;
export const RADIUS = 0.034;

export interface Surface {
	readonly positions: number[];
	readonly normals: number[];
	readonly uvs: number[];
	readonly indices: number[];
}

/** Directions in lattice coordinates: right, left, away, near, up, down. */
const DIRECTIONS = ['+u', '-u', '+v', '-v', '+z', '-z'] as const;
type Direction = (typeof DIRECTIONS)[number];

type Triple = [number, number, number];
type Axis = 0 | 1 | 2;

const AXES: readonly Axis[] = [0, 1, 2];

export function emptySurface(): Surface {
	return { positions: [], normals: [], uvs: [], indices: [] };
}

export function cellSet(cells: readonly Cell[]): (u: number, v: number, z: number) => boolean {
	const set = new Set(cells.map((cell) => cell.join()));
	return (u, v, z) => set.has(`${u},${v},${z}`);
}

// A cell is cut along each axis into a low gap, the body with its two roundings, and a high gap.
const LINES = [0, GAP, GAP + RADIUS, 1 - GAP - RADIUS, 1 - GAP, 1] as const;
/** Which part (0 low gap, 1 body, 2 high gap) lies between line n and n + 1. */
const PARTS = [0, 1, 1, 1, 2] as const;

const EDGE = 1 - Math.SQRT1_2;
const CORNER = 1 - 1 / Math.sqrt(3);

/** Adds the surface of one Block; `target` chooses where each side goes. */
export function addBlock(
	view: View,
	cells: readonly Cell[],
	target: (direction: Direction) => Surface
): void {
	const has = cellSet(cells);
	for (const cell of cells) {
		const solid = partsOf(cell, has);
		for (const axis of AXES) {
			for (const side of [1, -1] as const) {
				addFace(view, cell, solid, axis, side, target);
			}
		}
	}
}

/** The 27 parts of a cell: a part in a gap belongs to the Block if every cell that meets there does. */
function partsOf([u, v, z]: Cell, has: ReturnType<typeof cellSet>): boolean[] {
	const steps = (part: number): number[] => (part === 1 ? [0] : [0, part - 1]);
	const parts: boolean[] = [];
	for (let n = 0; n < 27; n++) {
		const [a, b, c] = [n % 3, Math.floor(n / 3) % 3, Math.floor(n / 9)];
		parts.push(
			steps(a).every((du) => steps(b).every((dv) => steps(c).every((dz) => has(u + du, v + dv, z + dz))))
		);
	}
	return parts;
}

function at(solid: readonly boolean[], parts: Readonly<Triple>): boolean {
	return solid[parts[0] + 3 * parts[1] + 9 * parts[2]] ?? false;
}

function addFace(
	view: View,
	cell: Cell,
	solid: readonly boolean[],
	axis: Axis,
	side: 1 | -1,
	target: (direction: Direction) => Surface
): void {
	// With `second` turned by the side, (first, second, outward) is right-handed and so is the winding.
	const [first, second] = [(axis + 1) % 3, (axis + 2) % 3];
	const level = side > 0 ? 4 : 1;
	const direction = DIRECTIONS[axis * 2 + (side > 0 ? 0 : 1)];
	if (!direction) return;
	for (let i = 0; i < 5; i++) {
		for (let j = 0; j < 5; j++) {
			const parts: Triple = [1, 1, 1];
			parts[first] = PARTS[i] ?? 1;
			parts[second] = PARTS[j] ?? 1;
			if (!at(solid, parts)) continue;
			parts[axis] = 1 + side;
			if (at(solid, parts)) continue;
			const around: [number, number][] = [
				[i, j],
				[i + 1, j],
				[i + 1, j + 1],
				[i, j + 1]
			];
			if (side < 0) around.reverse();
			const surface = target(direction);
			const base = surface.positions.length / 3;
			for (const [a, b] of around) {
				const lines: Triple = [level, level, level];
				lines[first] = a;
				lines[second] = b;
				addVertex(view, surface, cell, solid, lines, axis, side, direction);
			}
			surface.indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
		}
	}
}

function addVertex(
	view: View,
	surface: Surface,
	cell: Cell,
	solid: readonly boolean[],
	lines: Readonly<Triple>,
	axis: Axis,
	side: 1 | -1,
	direction: Direction
): void {
	const place = lines.map((line, n) => (cell[n] ?? 0) + (LINES[line] ?? 0)) as Triple;
	const { offset, normal } = rounding(solid, lines);
	const face: Triple = [0, 0, 0];
	face[axis] = side;
	// A rounded vertex is shared by its faces and leans between them; any other keeps the face's own direction.
	const lean = normal && normal[axis] * side > 0 ? normal : face;
	const [u, v, z] = place;
	const [px, py, pz] = scenePoint(view, u + offset[0], v + offset[1], z + offset[2]);
	surface.positions.push(px, py, pz);
	surface.normals.push(lean[0], lean[2], -lean[1]);
	surface.uvs.push(...textureAt(direction, u, v, z));
}

/** How far a vertex is drawn in and where it leans, from the eight parts of the cell that meet there. */
function rounding(
	solid: readonly boolean[],
	lines: Readonly<Triple>
): { offset: Triple; normal: Triple | null } {
	// Beyond the cell's own border the neighbour's gap is filled exactly when ours is.
	const below = lines.map((line) => PARTS[Math.max(0, line - 1)] ?? 1) as Triple;
	const above = lines.map((line) => PARTS[Math.min(4, line)] ?? 1) as Triple;
	const octants: boolean[] = [];
	for (let n = 0; n < 8; n++) {
		octants.push(
			at(solid, [n & 1 ? above[0] : below[0], n & 2 ? above[1] : below[1], n & 4 ? above[2] : below[2]])
		);
	}
	const filled = octants.filter(Boolean).length;
	const none: Triple = [0, 0, 0];
	const sums: Triple = [0, 0, 0];
	const crossings: Triple = [0, 0, 0];
	for (let n = 0; n < 8; n++) {
		for (const axis of AXES) {
			const bit = 1 << axis;
			if (n & bit) continue;
			const [low, high] = [octants[n], octants[n | bit]];
			if (low === high) continue;
			sums[axis] += low ? 1 : -1;
			crossings[axis] += 1;
		}
	}
	const outward = sums.map(Math.sign) as Triple;
	const axes = outward.filter((n) => n !== 0).length;
	if (filled === 5) {
		// An upright edge that ends on a flat: it is drawn in along the flat only.
		const flat = crossings.indexOf(3);
		if (flat < 0) return { offset: none, normal: null };
		outward[flat] = 0;
		return { offset: scaled(outward, -RADIUS * EDGE), normal: unit(outward) };
	}
	if (filled === 0 || filled > 3 || axes < 2) return { offset: none, normal: null };
	const depth = filled === 1 ? CORNER : EDGE;
	return { offset: scaled(outward, -RADIUS * depth), normal: unit(outward) };
}

function scaled([a, b, c]: Readonly<Triple>, by: number): Triple {
	return [a * by, b * by, c * by];
}

function unit(v: Readonly<Triple>): Triple {
	return scaled(v, 1 / Math.hypot(...v));
}

/** One texture tile a cell, upright on every side and seen from outside. */
function textureAt(direction: Direction, u: number, v: number, z: number): [number, number] {
	switch (direction) {
		case '+u':
			return [v, z];
		case '-u':
			return [-v, z];
		case '+v':
			return [-u, z];
		case '-v':
			return [u, z];
		case '+z':
			return [u, v];
		case '-z':
			return [u, -v];
	}
}
