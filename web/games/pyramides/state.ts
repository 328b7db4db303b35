// A game of Terra Pyramides as plain data: two to four players, or a group with one colour and a task. A seed and the list of
// actions give every state again; nothing here is ever changed in place.
//
// What a player may not know (stacks, foundations to come, other hands) is in the state, and only `known.ts` decides what of
// it a screen or a policy gets to see.
import {
	COLOURS,
	type Colour,
	type PlayerCount,
	type Stair,
	type Store,
	type TileKind
} from '../../../puzzles/pyramides/schema.ts';

/** Stones: the six colours and the joker. */
export const STONES = [...COLOURS, 'white'] as const;
export type Stone = (typeof STONES)[number];
export type Stones = Readonly<Record<Stone, number>>;

/** Horizontal, vertical, falling diagonal (down-right), rising diagonal (up-right). */
export const DIRECTIONS = ['H', 'V', 'DD', 'DU'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A square by its number, in reading order from 0; `board.ts` knows its name. */
export type Square = number;

export type TaskNumber = 1 | 2 | 3;

/** One player is the group: one colour, one stone board, the base version (P-COOP-1). */
export type Setup =
	| {
			readonly players: 2 | 3 | 4;
			readonly symbols?: boolean;
			readonly open?: boolean;
			/** Who begins; left out, the seed decides (B-36). */
			readonly first?: number;
	  }
	| { readonly players: 1; readonly task: TaskNumber };

export interface Tile {
	readonly kind: TileKind;
	/** Of its stone; null without one. */
	readonly colour: Colour | null;
}

export interface PlacedTile extends Tile {
	readonly stair: Stair;
}

export interface Hand extends Tile {
	/** Where it came from: the symbol variant asks for it (P-SYM-4). */
	readonly store: Store;
	/** Taken from an open stack, so everybody has seen it. */
	readonly seen: boolean;
}

export interface Player {
	readonly hand: Hand | null;
	/** In the own supply. */
	readonly workers: number;
	readonly stones: Stones;
	readonly gold: number;
	readonly finials: number;
	readonly turnsTaken: number;
	/** Stacks that this player has looked through and that nobody has searched since. */
	readonly looked: readonly number[];
}

/** What stands on a building site. */
export interface Site {
	readonly square: Square;
	/** Its value; null for an empty site. */
	readonly foundation: number | null;
	/** 0 for a bare foundation. */
	readonly level: number;
	readonly colour: Colour | null;
	readonly owner: number | null;
	readonly workers: number;
}

export interface Supply {
	readonly stones: Stones;
	readonly gold: number;
	/** First levels of each colour, and the pieces of levels 2 to 4. */
	readonly firstLevels: Readonly<Record<Colour, number>>;
	readonly furtherLevels: readonly number[];
}

/** What the game waits for; the active player decides. Extra actions are open at every step but the end (B-16). */
export type Step =
	| { readonly kind: 'place' }
	| { readonly kind: 'row' }
	/** B-14: fewer workers than tiles that want one; the player chooses among these squares. */
	| { readonly kind: 'stock'; readonly squares: readonly Square[] }
	| { readonly kind: 'workers' }
	| { readonly kind: 'extras' }
	| { readonly kind: 'draw' }
	/** P-GOLD-1: paid for, the stack is open to the player. */
	| { readonly kind: 'search'; readonly stack: number }
	| { readonly kind: 'limits' }
	| { readonly kind: 'end' };

export interface GameState {
	readonly seed: string;
	readonly setup: Setup;
	readonly players: readonly Player[];
	readonly active: number;
	/** Of all players together, from 1. */
	readonly turn: number;
	/** P-SETUP-4: what the back panel says. */
	readonly turnsEach: number;
	readonly step: Step;
	/** By square number. */
	readonly tiles: readonly (PlacedTile | null)[];
	readonly sites: readonly Site[];
	/** Hidden: the top foundation is the first of the list. */
	readonly foundations: readonly number[];
	/** Hidden but for the top of an open one: the top tile is the first of the list. Stack 1 is the first. */
	readonly stacks: readonly (readonly Tile[])[];
	/** Stack numbers that are turned face up (P-OPEN-1). */
	readonly open: readonly number[];
	/** Hidden: tiles that went unseen into the box. */
	readonly removed: readonly Tile[];
	readonly supply: Supply;
	/** The square of the tile placed in this turn. */
	readonly placed: Square | null;
	/** The direction of the row chosen in this turn. */
	readonly row: Direction | null;
	/** What stands on the tiles of the activated row: a stone or a worker on each of these squares. */
	readonly stocked: { readonly stones: readonly Square[]; readonly workers: readonly Square[] };
	/** P-WORK-7: the site that a player occupied in the own first turn. */
	readonly occupied: Square | null;
	/** How many actions led here. */
	readonly actions: number;
}

export type Action =
	/** `pay`: 1 gold, so that the symbol does not count (P-SYM-5). */
	| { readonly do: 'place'; readonly square: Square; readonly stair: Stair; readonly pay: boolean }
	| { readonly do: 'row'; readonly direction: Direction }
	| { readonly do: 'stock'; readonly squares: readonly Square[] }
	| { readonly do: 'move'; readonly from: Square; readonly site: Square }
	/** One worker, from a tile or from a site. */
	| { readonly do: 'recall'; readonly square: Square }
	| {
			readonly do: 'build';
			readonly site: Square;
			readonly colour: Colour;
			readonly stones: readonly Stone[];
	  }
	| { readonly do: 'buy-worker'; readonly site: Square }
	| { readonly do: 'buy-stone' }
	| { readonly do: 'draw'; readonly stack: number }
	| { readonly do: 'search'; readonly stack: number }
	/** The tile to take from the stack looked through, 0 for its top. */
	| { readonly do: 'pick'; readonly index: number }
	| { readonly do: 'trade'; readonly stones: readonly [Stone, Stone] }
	/** B-23: one stone back where no white one is left to trade for. */
	| { readonly do: 'give-back'; readonly stone: Stone }
	| { readonly do: 'done' };

/** What happened, in order: an action may have several effects. */
export type Happening =
	| { readonly what: 'placed'; readonly square: Square; readonly tile: PlacedTile }
	| { readonly what: 'paid'; readonly gold: number; readonly for: 'symbol' | 'search' | 'worker' | 'stone' }
	| { readonly what: 'foundation'; readonly square: Square; readonly value: number }
	| { readonly what: 'row'; readonly direction: Direction; readonly squares: readonly Square[] }
	| { readonly what: 'stocked'; readonly stones: readonly Square[]; readonly workers: readonly Square[] }
	| { readonly what: 'oasis'; readonly square: Square }
	| { readonly what: 'eye'; readonly square: Square }
	| { readonly what: 'stone'; readonly square: Square; readonly stone: Stone }
	| { readonly what: 'moved'; readonly from: Square; readonly site: Square }
	/** `forced`: it could reach nothing (P-WORK-9). */
	| { readonly what: 'recalled'; readonly square: Square; readonly forced: boolean }
	| { readonly what: 'built'; readonly site: Square; readonly level: number; readonly colour: Colour }
	| { readonly what: 'bought-worker'; readonly site: Square }
	| { readonly what: 'bought-stone' }
	/** Another player's eyes may see the tile only where `known.ts` says so. */
	| { readonly what: 'drawn'; readonly stack: number }
	| { readonly what: 'looked'; readonly stack: number }
	| { readonly what: 'removed'; readonly stack: number }
	| { readonly what: 'traded'; readonly stones: readonly Stone[] }
	| { readonly what: 'gave-back'; readonly stone: Stone }
	| { readonly what: 'gold-back'; readonly gold: number }
	| { readonly what: 'turn'; readonly turn: number; readonly player: number }
	| { readonly what: 'end' };

/** P-LIMIT-1, P-LIMIT-2. */
export const GOLD_MAX = 4;
export const STONES_MAX = 7;
/** P-WORK-6, P-BUILD-1. */
export const WORKERS_MAX = 3;

export type { Colour, PlayerCount, Stair, Store, TileKind };
