// The real edges of a Block (where its surface bends, never between two of its cells in one plane) and the thin
// round bars that draw them.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { GAP, RADIUS, cellSet } from './mesh.ts';
import { scenePoint, type View } from './view.ts';

/** Thickness of a line that points at something. */
export const STRONG_LINE = 0.045;

/** A straight line along one lattice axis; the two other coordinates stay as in `from`. */
export interface Edge {
	readonly axis: 0 | 1 | 2;
	readonly from: readonly [number, number, number];
	readonly to: number;
}

export interface Bars {
	readonly positions: number[];
	readonly colours: number[];
	readonly indices: number[];
}

type Triple = [number, number, number];

const AXES = [0, 1, 2] as const;
const SIGNS = [1, -1] as const;
/** From the cell's border to the middle of the rounding. */
const INSET = GAP + RADIUS * (1 - Math.SQRT1_2);

export function emptyBars(): Bars {
	return { positions: [], colours: [], indices: [] };
}

export function edgesOf(cells: readonly Cell[]): Edge[] {
	const has = cellSet(cells);
	const edges: Edge[] = [];
	for (const axis of AXES) {
		const [b, c] = [((axis + 1) % 3) as 0 | 1 | 2, ((axis + 2) % 3) as 0 | 1 | 2];
		const strands = new Map<string, { inward: readonly [number, number]; line: Triple; steps: number[] }>();
		for (const [point, filled] of latticeEdges(cells, axis, b, c, has)) {
			for (const strand of bends(filled)) {
				const key = [point[b], point[c], ...strand].join();
				const known = strands.get(key);
				if (known) known.steps.push(point[axis]);
				else strands.set(key, { inward: strand, line: point, steps: [point[axis]] });
			}
		}
		for (const { inward, line, steps } of strands.values()) {
			const convex = isConvex(inward);
			// The cell whose presence decides where the line ends: the one inside the edge, or the missing one.
			const beside: Triple = [...line];
			const [inB, inC] = [Math.sign(inward[0]), Math.sign(inward[1])];
			const sign = convex ? 1 : -1;
			if (inB * sign < 0) beside[b] -= 1;
			if (inC * sign < 0) beside[c] -= 1;
			const beyond = (at: number): number => {
				const cell: Triple = [...beside];
				cell[axis] = at;
				return has(...cell) ? GAP : -INSET;
			};
			for (const [start, end] of runs(steps)) {
				const from: Triple = [...line];
				from[axis] = start - beyond(start - 1);
				from[b] += inward[0];
				from[c] += inward[1];
				edges.push({ axis, from, to: end + beyond(end) });
			}
		}
	}
	return edges;
}

/** Every lattice edge touched by a cell, with the four cells around it (low-low, high-low, low-high, high-high). */
function* latticeEdges(
	cells: readonly Cell[],
	axis: 0 | 1 | 2,
	b: 0 | 1 | 2,
	c: 0 | 1 | 2,
	has: ReturnType<typeof cellSet>
): Generator<readonly [Triple, readonly boolean[]]> {
	const done = new Set<string>();
	for (const cell of cells) {
		for (let n = 0; n < 4; n++) {
			const point: Triple = [...cell];
			point[b] += n & 1;
			point[c] += n >> 1;
			const key = point.join();
			if (done.has(key)) continue;
			done.add(key);
			const around = [0, 1, 2, 3].map((m) => {
				const other: Triple = [...point];
				other[axis] = cell[axis];
				if (!(m & 1)) other[b] -= 1;
				if (!(m & 2)) other[c] -= 1;
				return has(...other);
			});
			yield [point, around];
		}
	}
}

/** For each bend at a lattice edge, how far the drawn line lies from it. */
function bends(filled: readonly boolean[]): (readonly [number, number])[] {
	const direction = (n: number): readonly [number, number] => [n & 1 ? 1 : -1, n & 2 ? 1 : -1];
	const count = filled.filter(Boolean).length;
	const diagonal = count === 2 && filled[0] === filled[3];
	if (count === 1 || diagonal) {
		return [0, 1, 2, 3]
			.filter((n) => filled[n])
			.map((n) => direction(n))
			.map(([p, q]) => [p * INSET, q * INSET] as const);
	}
	if (count === 3) {
		const [p, q] = direction(filled.indexOf(false));
		return [[-p * GAP, -q * GAP]];
	}
	return [];
}

function isConvex([p]: readonly [number, number]): boolean {
	return Math.abs(p) > GAP;
}

function runs(steps: readonly number[]): [start: number, end: number][] {
	const found: [number, number][] = [];
	for (const step of steps.toSorted((p, q) => p - q)) {
		const last = found.at(-1);
		if (last?.[1] === step) last[1] = step + 1;
		else found.push([step, step + 1]);
	}
	return found;
}

/** Cuts an edge into equal dashes that begin and end at its ends. */
export function dashes(edge: Edge, dash = 0.2, space = 0.13): Edge[] {
	const start = edge.from[edge.axis];
	const length = edge.to - start;
	const count = Math.max(1, Math.round((length + space) / (dash + space)));
	const own = count === 1 ? length : (length - space * (count - 1)) / count;
	return Array.from({ length: count }, (_, n) => {
		const from: Triple = [...edge.from];
		from[edge.axis] = start + n * (own + space);
		return { axis: edge.axis, from, to: from[edge.axis] + own };
	});
}

/** Adds a round bar with softened ends. */
export function addBar(
	view: View,
	bars: Bars,
	edge: Edge,
	radius: number,
	colour: Readonly<Triple>,
	sides = 6
): void {
	const { axis, from, to } = edge;
	const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
	const base = bars.positions.length / 3;
	const rings: [along: number, thick: number][] = [
		[from[axis] - radius * 0.8, radius * 0.5],
		[from[axis], radius],
		[to, radius],
		[to + radius * 0.8, radius * 0.5]
	];
	for (const [along, thick] of rings) {
		for (let n = 0; n < sides; n++) {
			const angle = (2 * Math.PI * n) / sides;
			const place: Triple = [...from];
			place[axis] = along;
			place[b] = (place[b] ?? 0) + thick * Math.cos(angle);
			place[c] = (place[c] ?? 0) + thick * Math.sin(angle);
			bars.positions.push(...scenePoint(view, ...place));
			bars.colours.push(...colour);
		}
	}
	for (let ring = 0; ring < 3; ring++) {
		for (let n = 0; n < sides; n++) {
			const [p, q] = [base + ring * sides + n, base + ring * sides + ((n + 1) % sides)];
			bars.indices.push(p, q, q + sides, p, q + sides, p + sides);
		}
	}
	for (let n = 1; n < sides - 1; n++) {
		const last = base + 3 * sides;
		bars.indices.push(base, base + n + 1, base + n, last, last + n, last + n + 1);
	}
}

/** The square frame around the top of a column. */
export function frameAt(u: number, v: number, z: number, inset = 0.03): Edge[] {
	return SIGNS.flatMap((sign): Edge[] => {
		const [p, q] = sign > 0 ? [u + 1 - inset, v + 1 - inset] : [u + inset, v + inset];
		return [
			{ axis: 0, from: [u + inset, q, z], to: u + 1 - inset },
			{ axis: 1, from: [p, v + inset, z], to: v + 1 - inset }
		];
	});
}
