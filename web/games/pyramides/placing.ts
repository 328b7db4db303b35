// The hand tile goes on the board: where it may lie, where its stairs may point, and the foundation it brings.
import { STAIRS } from '../../../puzzles/pyramides/schema.ts';
import type { Refusal } from '../game.ts';
import { KINDS, nameOf, pointing, SYMBOLS, TILE_SQUARES } from './board.ts';
import {
	activePlayer,
	refused,
	siteAt,
	waits,
	went,
	withGold,
	withPlayer,
	withSite,
	type Course
} from './course.ts';
import type { GameState, PlacedTile, Square, Stair, Store } from './state.ts';

/** P-SYM-5. */
const SYMBOL_PRICE = 1;

/** P-PLACE-1, P-PLACE-2: null where a tile may lie. */
function squareRefusal(state: GameState, square: Square): Refusal | null {
	const kind = KINDS[square];
	if (kind === undefined) return refused('P-PLACE-1');
	if (kind === 'oasis') return refused('P-PLACE-2', { square: nameOf(square) });
	if (kind === 'site' || state.tiles[square]) return refused('P-PLACE-1', { square: nameOf(square) });
	return null;
}

/** The symbol that the hand tile must respect; null in the base game and where no such square is free (B-28). */
export function boundTo(state: GameState): Store | null {
	const { setup, tiles } = state;
	const { hand } = activePlayer(state);
	if (!hand || setup.players === 1 || !setup.symbols) return null;
	const free = TILE_SQUARES.some((square) => !tiles[square] && SYMBOLS[square] === hand.store);
	return free ? hand.store : null;
}

/** P-SYM-2, P-SYM-3, P-SYM-5. */
function symbolRefusal(state: GameState, square: Square, pay: boolean): Refusal | null {
	const bound = boundTo(state);
	const fits = bound === null || SYMBOLS[square] === bound;
	if (fits) return pay ? refused('P-SYM-5', { square: nameOf(square) }) : null;
	if (!pay) return refused(bound === 'sphinx' ? 'P-SYM-2' : 'P-SYM-3', { square: nameOf(square) });
	const { gold } = activePlayer(state);
	return gold < SYMBOL_PRICE ? refused('P-SYM-5', { gold, price: SYMBOL_PRICE }) : null;
}

export interface Place {
	readonly square: Square;
	/** Only for 1 gold (P-SYM-5). */
	readonly pay: boolean;
	/** P-PLACE-3: the legal ways to turn the tile. */
	readonly stairs: readonly Stair[];
}

/** Every square that the hand tile may go on. */
export function places(state: GameState): Place[] {
	if (!activePlayer(state).hand) return [];
	const bound = boundTo(state);
	return TILE_SQUARES.flatMap((square) => {
		if (squareRefusal(state, square)) return [];
		const pay = bound !== null && SYMBOLS[square] !== bound;
		if (pay && activePlayer(state).gold < SYMBOL_PRICE) return [];
		return [{ square, pay, stairs: STAIRS.filter((stair) => pointing(square, stair)) }];
	});
}

export function place(course: Course, square: Square, stair: Stair, pay: boolean): Course | Refusal {
	const { hand } = activePlayer(course.state);
	if (!hand) return refused('P-TURN-1');
	const no = squareRefusal(course.state, square) ?? symbolRefusal(course.state, square, pay);
	if (no) return no;
	const points = pointing(square, stair);
	if (!points) return refused('P-PLACE-3', { square: nameOf(square), stair: String(stair) });

	let next = course;
	if (pay)
		next = went(next, withGold(next.state, -SYMBOL_PRICE), {
			what: 'paid',
			gold: SYMBOL_PRICE,
			for: 'symbol'
		});
	const tile: PlacedTile = { kind: hand.kind, colour: hand.colour, stair };
	const tiles = next.state.tiles.map((before, at) => (at === square ? tile : before));
	next = went(next, withPlayer({ ...next.state, tiles, placed: square }, { hand: null }), {
		what: 'placed',
		square,
		tile
	});
	// P-PLACE-4, B-3: a distant site stays as it is.
	if (points.distance === 1) next = layFoundation(next, points.site);
	return waits(next, { kind: 'row' });
}

/** P-PLACE-4, P-PLACE-5: the top one, face up, where the site is empty. */
function layFoundation(course: Course, square: Square): Course {
	const { state } = course;
	const [value, ...foundations] = state.foundations;
	if (value === undefined || siteAt(state, square)?.foundation !== null) return course;
	const laid = withSite({ ...state, foundations }, square, { foundation: value });
	return went(course, laid, { what: 'foundation', square, value });
}
