// Every turn of a shape in an order that never changes: the daily table numbers them.
import type { Cell, Shape } from '../../../engine-wasm/host/vocabulary.ts';

/** A turned shape: its smallest corner at the origin, its cells sorted by x, then y, then z. */
export type Turn = readonly Cell[];

/** The different ones of the 24 turns, sorted by the text of their cells. */
export function turnsOf(shape: Shape): Turn[] {
	const made = new Map<string, Turn>();
	const queue = [settle(shape)];
	for (const turn of queue) {
		if (made.has(textOf(turn))) continue;
		made.set(textOf(turn), turn);
		// These two quarter turns together reach all 24.
		queue.push(
			settle(turn.map(([x, y, z]): Cell => [-y, x, z])),
			settle(turn.map(([x, y, z]): Cell => [x, -z, y]))
		);
	}
	return [...made.keys()].sort().map((text) => made.get(text) as Turn);
}

/** One digit a coordinate, so that the order of texts is the order of cells. */
export function textOf(cells: Turn): string {
	return cells.map((cell) => cell.join('')).join(' ');
}

export function settle(cells: readonly Cell[]): Turn {
	const least = (axis: 0 | 1 | 2) => Math.min(...cells.map((cell) => cell[axis]));
	const [x0, y0, z0] = [least(0), least(1), least(2)];
	return cells
		.map(([x, y, z]): Cell => [x - x0, y - y0, z - z0])
		.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
}
