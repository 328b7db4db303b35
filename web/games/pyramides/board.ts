// The board of our box as tables: what every square is, which site stairs point at, the rows through a square, and the lines
// along which a worker may walk.
import { box } from '../../../puzzles/pyramides/box.ts';
import { STAIRS, squareName, type Stair, type Store } from '../../../puzzles/pyramides/schema.ts';
import { DIRECTIONS, type Direction, type Square } from './state.ts';

export type SquareKind = 'tile' | 'oasis' | 'site';

const LINES = box.board.squares.map((line) => line.split(' '));
const WIDTH = LINES[0]?.length ?? 0;
export const SQUARE_COUNT = WIDTH * LINES.length;
const ALL: readonly Square[] = [...Array(SQUARE_COUNT).keys()];

const NAMES = ALL.map((square) => squareName(square % WIDTH, Math.floor(square / WIDTH)));

const KIND_OF: Readonly<Record<string, SquareKind>> = { '#': 'site', o: 'oasis', '*': 'tile', '.': 'tile' };
export const KINDS: readonly SquareKind[] = LINES.flat().map((mark) => KIND_OF[mark] ?? 'tile');
export const TILE_SQUARES: readonly Square[] = ALL.filter((square) => KINDS[square] === 'tile');
export const SITE_SQUARES: readonly Square[] = ALL.filter((square) => KINDS[square] === 'site');
/** The place in the list of sites; -1 for other squares. */
export const SITE_INDEX: readonly number[] = ALL.map((square) => SITE_SQUARES.indexOf(square));
/** P-SYM-1: the symbol of every square. */
export const SYMBOLS: readonly Store[] = ALL.map((square) =>
	box.board.symbols.sphinx.includes(nameOf(square)[0] as string) ? 'sphinx' : 'scarab'
);

/** `d6`; nothing for what is no square. */
export function nameOf(square: Square): string {
	return NAMES[square] ?? '';
}

const NUMBERS = new Map(NAMES.map((name, square) => [name, square]));

/** Null for anything that is no square. */
export function squareNamed(name: string): Square | null {
	return NUMBERS.get(name) ?? null;
}

type Way = readonly [right: number, down: number];
const STAIR_WAYS: Readonly<Record<Stair, Way>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const ROW_WAYS: Readonly<Record<Direction, Way>> = { H: [1, 0], V: [0, 1], DD: [1, 1], DU: [1, -1] };

/** All squares straight ahead up to the first site, which is the last of the list, or up to the edge. */
function ahead(square: Square, [right, down]: Way): Square[] {
	const met: Square[] = [];
	let column = (square % WIDTH) + right;
	let row = Math.floor(square / WIDTH) + down;
	while (column >= 0 && column < WIDTH && row >= 0 && row < LINES.length) {
		met.push(row * WIDTH + column);
		if (KINDS[row * WIDTH + column] === 'site') break;
		column += right;
		row += down;
	}
	return met;
}

const isSite = (square: Square | undefined) => square !== undefined && KINDS[square] === 'site';

export interface Pointing {
	readonly site: Square;
	/** 1 when the site is directly beside the stairs. */
	readonly distance: number;
}

/** P-PLACE-3, B-2: the first site in each direction, at any distance; null where the edge comes first. */
const POINTING: readonly Readonly<Record<Stair, Pointing | null>>[] = ALL.map((square) => {
	const points = STAIRS.map((stair) => {
		const met = ahead(square, STAIR_WAYS[stair]);
		const site = met.at(-1);
		return [stair, site !== undefined && isSite(site) ? { site, distance: met.length } : null] as const;
	});
	return Object.fromEntries(points) as Record<Stair, Pointing | null>;
});

export function pointing(square: Square, stair: Stair): Pointing | null {
	return POINTING[square]?.[stair] ?? null;
}

const backwards = ([right, down]: Way): Way => [-right, -down];
const withoutSites = (squares: readonly Square[]) => squares.filter((square) => !isSite(square));

/** P-ROW-2, B-4 to B-6: every square both ways up to a site or the edge, in order; oases belong to it. */
const ROWS: readonly Readonly<Record<Direction, readonly Square[]>>[] = ALL.map((square) => {
	const rows = DIRECTIONS.map((direction) => {
		const way = ROW_WAYS[direction];
		const before = withoutSites(ahead(square, backwards(way))).reverse();
		return [direction, [...before, square, ...withoutSites(ahead(square, way))]] as const;
	});
	return Object.fromEntries(rows) as Record<Direction, readonly Square[]>;
});

export function rowThrough(square: Square, direction: Direction): readonly Square[] {
	return ROWS[square]?.[direction] ?? [];
}

export interface Walk {
	readonly site: Square;
	/** The squares between, the nearest first. */
	readonly over: readonly Square[];
}

/** P-WORK-1, B-8, B-9: the lines from a square to a site in the eight directions; a site is never passed. */
export const WALKS: readonly (readonly Walk[])[] = ALL.map((square) =>
	DIRECTIONS.flatMap((direction) => [ROW_WAYS[direction], backwards(ROW_WAYS[direction])]).flatMap((way) => {
		const met = ahead(square, way);
		const site = met.at(-1);
		return site !== undefined && isSite(site) ? [{ site, over: met.slice(0, -1) }] : [];
	})
);
