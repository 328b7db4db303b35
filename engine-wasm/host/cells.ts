// Small questions about lists of cells: their order, and whether they are one piece.
import type { Cell } from './vocabulary.ts';

/** By x, then y, then z: the order of every list of cells. */
export function compareCells(a: Cell, b: Cell): number {
	return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

export function sortCells(cells: readonly Cell[]): Cell[] {
	return [...cells].sort(compareCells);
}

/** Lexicographic order of sorted lists of cells; a list goes before its own continuation. */
export function compareCellLists(a: readonly Cell[], b: readonly Cell[]): number {
	for (let i = 0; i < a.length && i < b.length; i++) {
		const order = compareCells(a[i] as Cell, b[i] as Cell);
		if (order !== 0) return order;
	}
	return a.length - b.length;
}

const STEPS: readonly Cell[] = [
	[1, 0, 0],
	[-1, 0, 0],
	[0, 1, 0],
	[0, -1, 0],
	[0, 0, 1],
	[0, 0, -1]
];

/** Whether the cells, at least one, are one piece face to face. */
export function isConnected(cells: readonly Cell[]): boolean {
	const missing = new Set(cells.map(String));
	const reached = cells.slice(0, 1);
	missing.delete(String(reached[0]));
	for (let cell = reached.pop(); cell; cell = reached.pop()) {
		for (const [dx, dy, dz] of STEPS) {
			const next: Cell = [cell[0] + dx, cell[1] + dy, cell[2] + dz];
			if (missing.delete(String(next))) reached.push(next);
		}
	}
	return missing.size === 0;
}

/** The cells of the Core Cube on its south-west column. */
export function coreCells(x: number, y: number): Cell[] {
	const cells: Cell[] = [];
	for (const dx of [0, 1]) for (const dy of [0, 1]) for (const dz of [0, 1]) cells.push([x + dx, y + dy, dz]);
	return cells;
}
