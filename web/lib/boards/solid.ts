// A Block drawn from the right of the seat: three faces of every cell that are not hidden by another cell.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';

type Point = readonly [x: number, y: number];

/** On paper, for a cell of side 1: one step to the right, one away, one up. */
const RIGHT: Point = [1, 0.24];
const AWAY: Point = [0.6, -0.44];
const UP: Point = [0, -1.06];

export interface DrawnFace {
	readonly side: 'front' | 'right' | 'top';
	/** Which of the cells it belongs to. */
	readonly cell: Cell;
	/** Maps the unit square, y downward, onto the face. */
	readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

export interface Drawing {
	readonly faces: readonly DrawnFace[];
	readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * `cells` as the seat sees them: right, away, up. Faces come in the order in which to draw them. A face is hidden by the cell
 * before it, unless `hides` says that one can look through that one.
 */
export function drawSolid(
	cells: readonly Cell[],
	hides: (before: Cell, hidden: Cell) => boolean = () => true
): Drawing {
	const order = [...cells].sort((p, q) => q[1] - p[1] || p[2] - q[2] || p[0] - q[0]);
	const faces = order.flatMap((cell): DrawnFace[] => {
		const [r, a, u] = cell;
		const isHidden = (before: Cell) =>
			cells.some((other) => other.every((at, k) => at === before[k]) && hides(other, cell));
		const face = (side: DrawnFace['side'], corner: Cell, across: Point, down: Point): DrawnFace => ({
			side,
			cell,
			matrix: [...across, ...down, ...paper(corner)]
		});
		return [
			...(isHidden([r, a, u + 1]) ? [] : [face('top', [r, a + 1, u + 1], RIGHT, minus(AWAY))]),
			...(isHidden([r + 1, a, u]) ? [] : [face('right', [r + 1, a, u + 1], AWAY, minus(UP))]),
			...(isHidden([r, a - 1, u]) ? [] : [face('front', [r, a, u + 1], RIGHT, minus(UP))])
		];
	});
	return { faces, box: boxOf(cells) };
}

/** The paper that these cells need. */
export function boxOf(cells: readonly Cell[]): Drawing['box'] {
	const corners = cells.flatMap(([r, a, u]) =>
		[0, 1].flatMap((dr) => [0, 1].flatMap((da) => [0, 1].map((du) => paper([r + dr, a + da, u + du]))))
	);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Where a point lies on paper. */
export function paper([r, a, u]: Cell): Point {
	return [r * RIGHT[0] + a * AWAY[0] + u * UP[0], r * RIGHT[1] + a * AWAY[1] + u * UP[1]];
}

const minus = ([x, y]: Point): Point => [-x, -y];
