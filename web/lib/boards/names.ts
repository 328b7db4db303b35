// Names of squares as in chess, and of the columns of a flat view, which show the letters or numbers of the floor.
import type { Cell, Floor, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import type { Column } from '../../games/block-and-key/seats.ts';

export const letterOf = (x: number): string => String.fromCharCode(97 + x);

export const squareName = ([x, y]: Column): string => `${letterOf(x)}${y + 1}`;

/** The label under column u of the flat view. */
export function columnName(u: number, seat: Seat, { width, depth }: Floor): string {
	if (seat === 'S') return letterOf(u);
	if (seat === 'N') return letterOf(width - 1 - u);
	return String(seat === 'W' ? depth - u : u + 1);
}

/** The least and the greatest square under a Block. */
export function cornersOf(cells: readonly Cell[]): readonly [from: string, to: string] {
	const xs = cells.map(([x]) => x);
	const ys = cells.map(([, y]) => y);
	return [squareName([Math.min(...xs), Math.min(...ys)]), squareName([Math.max(...xs), Math.max(...ys)])];
}
