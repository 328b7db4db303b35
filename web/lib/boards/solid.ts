// A Block drawn from the right of the seat: three faces of every cell that are not hidden by another cell.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';

type Point = readonly [x: number, y: number];

/** On paper, for a cell of side 1: one step to the right, one away, one up. */
const RIGHT: Point = [1, 0.24];
const AWAY: Point = [0.6, -0.44];
const UP: Point = [0, -1.06];

export interface DrawnFace {
	readonly side: 'front' | 'right' | 'top';
	/** Maps the unit square, y downward, onto the face. */
	readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

export interface Drawing {
	readonly faces: readonly DrawnFace[];
	readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** `cells` as the seat sees them: right, away, up. Faces come in the order in which to draw them. */
export function drawSolid(cells: readonly Cell[]): Drawing {
	const has = (r: number, a: number, u: number) =>
		cells.some((cell) => cell[0] === r && cell[1] === a && cell[2] === u);
	const order = [...cells].sort((p, q) => q[1] - p[1] || p[2] - q[2] || p[0] - q[0]);
	const faces = order.flatMap(([r, a, u]): DrawnFace[] => {
		const drawn: DrawnFace[] = [];
		if (!has(r, a, u + 1)) drawn.push(face('top', [r, a + 1, u + 1], RIGHT, minus(AWAY)));
		if (!has(r + 1, a, u)) drawn.push(face('right', [r + 1, a, u + 1], AWAY, minus(UP)));
		if (!has(r, a - 1, u)) drawn.push(face('front', [r, a, u + 1], RIGHT, minus(UP)));
		return drawn;
	});
	const corners = cells.flatMap(([r, a, u]) =>
		[0, 1].flatMap((dr) => [0, 1].flatMap((da) => [0, 1].map((du) => paper([r + dr, a + da, u + du]))))
	);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { faces, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}

function face(side: DrawnFace['side'], corner: Cell, across: Point, down: Point): DrawnFace {
	return { side, matrix: [...across, ...down, ...paper(corner)] };
}

function paper([r, a, u]: Cell): Point {
	return [r * RIGHT[0] + a * AWAY[0] + u * UP[0], r * RIGHT[1] + a * AWAY[1] + u * UP[1]];
}

const minus = ([x, y]: Point): Point => [-x, -y];
