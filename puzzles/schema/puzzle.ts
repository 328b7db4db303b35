// What a puzzle is: claim the key, or every key, by placing one Block of the supply.
import type { Colour, Key, Position, Seat } from '../../engine-wasm/host/vocabulary.ts';
import type { Level } from './levels.ts';

/** What can make a puzzle's answer special; ids are permanent. */
export const THEMES = [
	'bridge',
	'stack',
	'corner-only',
	'turned-key',
	'tucked-behind',
	'two-keys',
	'far-colours',
	'core-face'
] as const;
export type Theme = (typeof THEMES)[number];

/** A Block of the supply, by the id of its shape in the deck. */
export interface PuzzleBlock {
	readonly shape: string;
	readonly colour: Colour;
}

export interface Puzzle {
	/** Permanent: `2026-01-01-star` for a daily. */
	readonly id: string;
	readonly level: Level;
	/** Blocks in an order in which each could be legally placed. */
	readonly position: Position;
	readonly seat: Seat;
	readonly supply: readonly PuzzleBlock[];
	readonly keys: readonly Key[];
	/** 0 to 100, computed from what makes it hard. */
	readonly difficulty: number;
	readonly themes: readonly Theme[];
}
