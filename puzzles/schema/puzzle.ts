// What a puzzle is: a temple, a supply, keys, and by its kind what is asked about them.
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
	'core-face',
	'not-taller',
	'hidden-colours'
] as const;
export type Theme = (typeof THEMES)[number];

/** What a puzzle asks; ids are permanent. */
export const KINDS = [
	/** Claim the key, or every key, by placing one Block of the supply. */
	'one-block',
	/** The same by placing two Blocks one after the other, where no single Block can do it. */
	'two-blocks',
	/** Can any Block of the supply claim the key? Yes or no. */
	'is-there-a-claim',
	/** Which of four keys can the Block claim? */
	'which-key'
] as const;
export type Kind = (typeof KINDS)[number];

/** A Block of the supply, by the id of its shape in the deck. */
export interface PuzzleBlock {
	readonly shape: string;
	readonly colour: Colour;
}

export interface Puzzle {
	/** Permanent: `2026-01-01-star` for a daily. */
	readonly id: string;
	/** `one-block` if it is left out. */
	readonly kind?: Kind;
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
