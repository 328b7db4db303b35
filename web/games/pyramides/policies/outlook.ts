// What the board promises for the turns to come: how much the rows through its free squares would give, in units.
import { KINDS, rowThrough, SQUARE_COUNT, TILE_SQUARES, WALKS } from '../board.ts';
import { DIRECTIONS, type GameState, type Player, type Square, type Tile } from '../state.ts';
import { SHOWN } from '../tiles.ts';
import type { Plan } from './plan.ts';

/** Three gold buy a unit. */
export const GOLD_UNIT = 1 / 3;
/** A stone of a colour that nothing needs: one half of a white one at best; more while pyramids are still to be begun. */
export const IDLE_STONE = 0.3;
const EARLY_STONE = 0.6;
/** A worker that sees no site to go on with, one that sees a site to begin, and one that sees a foundation only. */
const LOST_WORKER = 0.25;
const NEW_SITE_WORKER = 0.8;
const FOUNDATION_WORKER = 0.4;
/** How far the promise is believed. */
export const TRUST = 0.5;
/** The best squares that are looked at. */
const BEST_SQUARES = 10;

/** Every row once, and the four rows through a square by number. */
const ROWS: (readonly Square[])[] = [];
const ROWS_OF: readonly (readonly number[])[] = (() => {
	const numbers = new Map<string, number>();
	return Array.from({ length: SQUARE_COUNT }, (_, square) =>
		DIRECTIONS.map((direction) => {
			const squares = rowThrough(square, direction);
			const name = `${direction}${squares[0]}`;
			const number = numbers.get(name) ?? ROWS.push(squares) - 1;
			numbers.set(name, number);
			return number;
		})
	);
})();

export interface Outlook {
	/** What a tile gives whenever its row is activated; a worker by what it would see from its square. */
	tileWorth(tile: Tile, square: Square): number;
	/** What the row through a square gives in this direction (by its place in the list) as the board is now. */
	rowWorth(square: Square, direction: number): number;
	/** What so many turns promise, with one more tile thought on a square. */
	promise(turns: number, square: Square, tile: Tile): number;
}

export function outlookOf(state: GameState, me: number, plan: Plan): Outlook {
	const { tiles, sites } = state;
	const { workers: supply, stones: held } = state.players[me] as Player;
	const stride = state.players.length;
	const useful = new Float64Array(SQUARE_COUNT);
	for (const { square, foundation, owner } of sites)
		if (owner === null && foundation !== null)
			useful[square] = plan.more > 0 ? NEW_SITE_WORKER * plan.worker : FOUNDATION_WORKER;
	for (const { site, aim } of plan.sites) useful[site.square] = site.level < aim ? plan.worker : 0;

	function workerWorth(square: Square): number {
		let best = supply > 0 ? LOST_WORKER : 0;
		for (const { site, over } of WALKS[square] ?? []) {
			const here = useful[site] as number;
			if (here > best && over.every((each) => tiles[each])) best = here;
		}
		return best;
	}

	function tileWorth({ kind, colour }: Tile, square: Square): number {
		const shown = SHOWN[kind];
		let worth = shown.eye ? GOLD_UNIT : 0;
		if (shown.worker) worth += workerWorth(square);
		if (!colour) return worth;
		if (plan.stones[colour] > held[colour]) return worth + plan.stone;
		return worth + plan.stone * (plan.more > 0 ? EARLY_STONE : IDLE_STONE);
	}

	const worths = Float64Array.from(tiles, (tile, square) => {
		if (KINDS[square] === 'oasis') return GOLD_UNIT;
		return tile ? tileWorth(tile, square) : 0;
	});
	const rows = Float64Array.from(ROWS, (squares) =>
		squares.reduce((sum, square) => sum + (worths[square] as number), 0)
	);
	const free = TILE_SQUARES.filter((square) => !tiles[square]);
	const rowsOf = (square: Square) => ROWS_OF[square] as readonly number[];

	function promise(turns: number, placed: Square, tile: Tile): number {
		const more = tileWorth(tile, placed);
		const after = Float64Array.from(rows);
		for (const row of rowsOf(placed)) after[row] = (after[row] as number) + more;
		const best = new Float64Array(free.length);
		free.forEach((square, k) => {
			if (square !== placed)
				for (const row of rowsOf(square))
					if ((after[row] as number) > (best[k] as number)) best[k] = after[row] as number;
		});
		best.sort();
		let sum = 0;
		// The others take their share of the best squares in between.
		for (let turn = 0; turn < turns; turn++)
			sum += best[best.length - 1 - Math.min(turn * stride, BEST_SQUARES - 1 + stride)] ?? 0;
		return sum;
	}

	return {
		tileWorth,
		rowWorth: (square, direction) => rows[rowsOf(square)[direction] as number] as number,
		promise
	};
}
