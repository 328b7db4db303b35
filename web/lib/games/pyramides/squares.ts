// Where the squares of the board are drawn.
import type { Spot } from '$lib/boards/outline.ts';
import { SQUARE_COUNT } from '../../../games/pyramides/board.ts';
import type { Square } from '../../../games/pyramides/state.ts';

/** The board is a square. */
export const SIDE = Math.sqrt(SQUARE_COUNT);
export const spotOf = (square: Square): Spot => [square % SIDE, Math.floor(square / SIDE)];
export const squareAt = (column: number, row: number): Square => row * SIDE + column;

/** The nine squares of a close-up that stays on the board. */
export function around(square: Square): Square[] {
	const [column, row] = spotOf(square).map((n) => Math.min(Math.max(n, 1), SIDE - 2)) as [number, number];
	return [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => squareAt(column + right, row + down)));
}
