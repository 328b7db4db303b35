// The 40 tiles of the box, what each kind shows, and their names.
import { box } from '../../../puzzles/pyramides/box.ts';
import { COLOURS, TILE_KINDS } from '../../../puzzles/pyramides/schema.ts';
import type { Tile, TileKind } from './state.ts';

export interface Shown {
	readonly stone: boolean;
	readonly worker: boolean;
	readonly eye: boolean;
}

export const SHOWN = Object.fromEntries(
	TILE_KINDS.map((kind): [TileKind, Shown] => [
		kind,
		{ stone: kind.includes('S'), worker: kind.includes('W'), eye: kind.includes('E') }
	])
) as Readonly<Record<TileKind, Shown>>;

export const TILES: readonly Tile[] = box.tiles.flatMap(({ kind, count, perColour }) =>
	perColour === undefined
		? Array.from({ length: count ?? 0 }, (): Tile => ({ kind, colour: null }))
		: COLOURS.flatMap((colour) => Array.from({ length: perColour }, (): Tile => ({ kind, colour })))
);

/** `W`, `SE-red`. */
export function tileName({ kind, colour }: Tile): string {
	return colour ? `${kind}-${colour}` : kind;
}

const NAMED = new Map(TILES.map((tile) => [tileName(tile), tile]));

/** Null for anything that is no tile of the box. */
export function tileNamed(name: string): Tile | null {
	return NAMED.get(name) ?? null;
}
