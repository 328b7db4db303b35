// The row that is activated: its squares, and what lies on them.
import { KINDS, rowThrough } from './board.ts';
import type { Direction, GameState, PlacedTile, Square, Stone } from './state.ts';
import { SHOWN } from './tiles.ts';

export interface Row {
	readonly direction: Direction;
	/** From one bound to the other, free squares included (P-ROW-2, P-ROW-4). */
	readonly squares: readonly Square[];
	readonly oases: readonly Square[];
	readonly eyes: readonly Square[];
	/** Tiles that show a stone for which the supply still has one (B-15), with its colour. */
	readonly stones: readonly { readonly square: Square; readonly stone: Stone }[];
	/** Tiles that show a worker. */
	readonly workers: readonly Square[];
}

/** What the row through a square holds; a tile that is not on the board yet can be thought there. */
export function rowAt(
	{ tiles, supply }: Pick<GameState, 'tiles' | 'supply'>,
	square: Square,
	direction: Direction,
	thought: Pick<PlacedTile, 'kind' | 'colour'> | null = null
): Row {
	const squares = rowThrough(square, direction);
	const oases: Square[] = [];
	const eyes: Square[] = [];
	const stones: { square: Square; stone: Stone }[] = [];
	const workers: Square[] = [];
	for (const at of squares) {
		// P-ROW-6.
		if (KINDS[at] === 'oasis') oases.push(at);
		const tile = at === square && thought ? thought : tiles[at];
		if (!tile) continue;
		const shown = SHOWN[tile.kind];
		const { colour } = tile;
		if (shown.eye) eyes.push(at);
		if (shown.worker) workers.push(at);
		if (!shown.stone || !colour) continue;
		const before = stones.filter(({ stone }) => stone === colour).length;
		if (before < supply.stones[colour]) stones.push({ square: at, stone: colour });
	}
	return { direction, squares, oases, eyes, stones, workers };
}
