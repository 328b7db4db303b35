// Which tile to take: what the best placement of a tile would bring as the board is now, and what a search may find.
import { TILE_SQUARES } from '../board.ts';
import { activePlayer } from '../course.ts';
import type { Known } from '../known.ts';
import { DIRECTIONS, GOLD_MAX, type Action, type GameState, type Tile } from '../state.ts';
import { tileName } from '../tiles.ts';
import { best } from './best.ts';
import { GOLD_UNIT, outlookOf, TRUST } from './outlook.ts';
import { planOf } from './plan.ts';
import { turnsLeft } from './worth.ts';

/** Gold above the limit would have to be spent anyway. */
const CHEAP_GOLD = 0.1;
/** A square whose row gives so much less than the best one is not looked at. */
const FAR_BEHIND = 3;

/** What a tile is worth in the hand. */
function worthInHand(state: GameState): (tile: Tile) => number {
	const me = state.active;
	const outlook = outlookOf(state, me, planOf(state));
	const turns = turnsLeft(state, me) - 1;
	const places = TILE_SQUARES.filter((square) => !state.tiles[square])
		.map((square) => ({ square, row: Math.max(...DIRECTIONS.map((_, k) => outlook.rowWorth(square, k))) }))
		.sort((p, q) => q.row - p.row);
	const near = places.filter(({ row }) => row + FAR_BEHIND >= (places[0]?.row ?? 0));
	const worths = new Map<string, number>();
	return (tile) => {
		const name = tileName(tile);
		const worth =
			worths.get(name) ??
			Math.max(
				0,
				...near.map(
					({ square, row }) =>
						row + outlook.tileWorth(tile, square) + TRUST * outlook.promise(turns, square, tile)
				)
			);
		worths.set(name, worth);
		return worth;
	};
}

export function drawing(known: Known, state: GameState, options: readonly Action[]): Action {
	const worth = worthInHand(state);
	const unseen = known.unseen.map(worth).sort((p, q) => p - q);
	const mean = unseen.reduce((sum, each) => sum + each, 0) / Math.max(1, unseen.length);
	const price = activePlayer(state).gold > GOLD_MAX ? CHEAP_GOLD : GOLD_UNIT;
	const worthOf = (action: Action): number => {
		if (action.do !== 'draw' && action.do !== 'search') return -Infinity;
		const tiles = known.stacks[action.stack - 1]?.tiles ?? [];
		if (action.do === 'draw') return tiles[0] ? worth(tiles[0]) : mean;
		if (tiles.some((tile) => tile === null)) return bestOf(unseen, tiles.length) - price;
		return Math.max(...tiles.map((tile) => (tile ? worth(tile) : 0))) - price;
	};
	return best(options, worthOf);
}

/** What the best of so many unseen tiles can be expected to be worth. */
function bestOf(sorted: readonly number[], count: number): number {
	return sorted[Math.floor((sorted.length * count) / (count + 1))] ?? 0;
}

export function picking(known: Known, state: GameState, options: readonly Action[]): Action {
	const tiles = state.step.kind === 'search' ? (known.stacks[state.step.stack - 1]?.tiles ?? []) : [];
	const worth = worthInHand(state);
	return best(options, (action) => {
		const tile = action.do === 'pick' ? tiles[action.index] : null;
		return tile ? worth(tile) : -Infinity;
	});
}
