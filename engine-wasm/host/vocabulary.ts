// The words of Block and Key, once: every other file derives its types and lists from here.

/** The colour cycle of the Core Cube: white, brown, green, grey (ash). */
export const COLOURS = ['w', 'b', 'g', 'a'] as const;
export type Colour = (typeof COLOURS)[number];

/** Clockwise from the start player's side; the engine counts seats and sides in this order. */
export const SEATS = ['S', 'W', 'N', 'E'] as const;
export type Seat = (typeof SEATS)[number];

/** Reasons against a placement, in the order in which the rules list them. */
export const VIOLATIONS = [
	'outside',
	'overlap',
	'covered',
	'too-high',
	'ledge',
	'no-contact',
	'not-taller'
] as const;
export type Violation = (typeof VIOLATIONS)[number];

/** No stack may be higher. */
export const HEIGHT = 6;
/** Smallest and largest width and depth of a Temple Floor. */
export const FLOOR_MIN = 2;
export const FLOOR_MAX = 8;
/** Blocks of a position besides the Core Cube. */
export const BLOCKS_MAX = 63;

/** x west to east, y south to north, z upward. */
export type Cell = readonly [x: number, y: number, z: number];

export interface Floor {
	readonly width: number;
	readonly depth: number;
}

export interface Core {
	/** The south-west column of the 2 × 2 × 2 cube. */
	readonly x: number;
	readonly y: number;
	readonly sides: Readonly<Record<Seat, Colour>>;
}

export interface Block {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
}

/** A checked position: connected, disjoint Blocks inside the floor. The Core Cube is Block 0, then `blocks` from 1. */
export interface Position {
	readonly floor: Floor;
	readonly core: Core | null;
	readonly blocks: readonly Block[];
}

/** i to the right, j upward, as printed on the card. */
export type Square = readonly [i: number, j: number, colour: Colour];

export interface Key {
	readonly squares: readonly Square[];
}

/** Cells of a Block before turning. */
export type Shape = readonly Cell[];

export interface SupplyBlock {
	readonly shape: Shape;
	readonly colour: Colour;
}
