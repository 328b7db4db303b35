// Paths around sets of squares, in drawing units: x to the right, y downward, one square UNIT wide.
import { UNIT } from './patterns.ts';

export type Spot = readonly [column: number, row: number];

/** The border of a set of squares, as one stroke for each side that has no neighbour in the set. */
export function outlineOf(spots: readonly Spot[]): string {
	const inside = new Set(spots.map(String));
	const has = (column: number, row: number) => inside.has(`${column},${row}`);
	return spots
		.map(([c, r]) => {
			const [x, y] = [c * UNIT, r * UNIT];
			return [
				has(c, r - 1) ? '' : `M${x} ${y}h${UNIT}`,
				has(c, r + 1) ? '' : `M${x} ${y + UNIT}h${UNIT}`,
				has(c - 1, r) ? '' : `M${x} ${y}v${UNIT}`,
				has(c + 1, r) ? '' : `M${x + UNIT} ${y}v${UNIT}`
			].join('');
		})
		.join('');
}

/** The lines of a grid. */
export function gridOf(columns: number, rows: number): string {
	const across = Array.from({ length: rows + 1 }, (_, r) => `M0 ${r * UNIT}h${columns * UNIT}`);
	const down = Array.from({ length: columns + 1 }, (_, c) => `M${c * UNIT} 0v${rows * UNIT}`);
	return [...across, ...down].join('');
}
