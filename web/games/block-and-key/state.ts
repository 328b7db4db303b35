// A game of Block and Key as plain data: alone against the Ancients, or two to four players. A seed and the list of
// actions give every state again; nothing here is ever changed in place.
//
// What a player may not know (the order of the bag and of the Altars, other hands and Enigmas) is in the state, and only
// `known.ts` decides what of it a screen or a policy gets to see.
import type { Block, Cell, Colour, Core, Seat, Violation } from '../../../engine-wasm/host/vocabulary.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import type { Refusal as AnyRefusal } from '../game.ts';

/** A Block in bag, yard or supply; its shape by the deck's id. */
export interface Piece {
	readonly shape: string;
	readonly colour: Colour;
}

/** A Key card by the deck's id. */
export type CardId = string;

export const ALTARS = ['sun', 'moon'] as const;
export type Altar = (typeof ALTARS)[number];

/** The lines of the yard: rows from the top, columns from the left. Sites are counted from 0 here, 1 on screen. */
export const LINES = ['row-1', 'row-2', 'row-3', 'column-1', 'column-2', 'column-3'] as const;
export type Line = (typeof LINES)[number];

export interface Player {
	readonly seat: Seat;
	readonly supply: readonly Piece[];
	readonly hand: readonly CardId[];
	readonly claimed: readonly CardId[];
	readonly enigma: Colour;
}

/** How a solo turn was marked (S-TURN-2): the Keys claimed, or the card laid face down. */
export interface Mark {
	readonly turn: number;
	readonly claimed: readonly CardId[];
	/** The unseen card and where it came from; null when Keys were claimed or both Altars were empty. */
	readonly marker: { readonly altar: Altar; readonly card: CardId } | null;
}

/** What the game waits for. Every step names who decides by `active`; the Ancients' steps are decided by the player. */
export type Step =
	/** S-SETUP-2, B-SETUP-8: which colour of the Core Cube is turned to the start player. */
	| { readonly kind: 'core' }
	/** S-SETUP-3, B-SETUP-9: the first line of Blocks. */
	| { readonly kind: 'line' }
	/** B-TURN-1: Excavate or Position. */
	| { readonly kind: 'act' }
	/** B-EXC-2: so many Blocks too many. */
	| { readonly kind: 'put-back'; readonly over: number }
	/** B-KEY-6: the Keys of the hand that the Block just placed can claim; never none. */
	| { readonly kind: 'claim'; readonly claimable: readonly CardId[] }
	/** S-TURN-2 without a claim. */
	| { readonly kind: 'marker' }
	/** S-TURN-3. */
	| { readonly kind: 'discard' }
	/** S-TURN-4, B-KEY-7: so many Keys are still to be drawn. */
	| { readonly kind: 'draw'; readonly left: number }
	/** S-ANC-3 to S-ANC-5: where the Block of a site goes. `targets` are Block numbers, each with at least one placement. */
	| {
			readonly kind: 'ancients';
			readonly card: CardId;
			readonly site: number;
			readonly piece: Piece;
			readonly targets: readonly number[];
	  }
	| { readonly kind: 'end' };

export interface GameState {
	readonly seed: string;
	readonly players: readonly Player[];
	/** Index of the player whose turn it is. The start player is 0; turns go clockwise, S → W → N → E. */
	readonly active: number;
	/** Solo 1 to 11. With more players the number of the turn of all players together. */
	readonly turn: number;
	readonly step: Step;
	readonly core: Core | null;
	/** Block numbers count from 1 in this order; the Core Cube is 0. */
	readonly blocks: readonly Block[];
	/** Nine sites in reading order. */
	readonly yard: readonly (Piece | null)[];
	/** Hidden: the next draw is the last of the list. */
	readonly bag: readonly Piece[];
	/** Hidden: the top card is the last of the list, a card put under the Altar becomes the first. */
	readonly altars: Readonly<Record<Altar, readonly CardId[]>>;
	/** Solo: one for each turn that was marked. */
	readonly marks: readonly Mark[];
	/** Keys that left the game at the set-up. */
	readonly removed: readonly CardId[];
	/** Keys that were once put under an Altar: the player saw them, so where they lie now is no secret. */
	readonly discarded: readonly CardId[];
	/** The last Key that came into the hand in this turn's step 4 (S-TURN-5, S-ANC-1); null when none did. */
	readonly drawn: CardId | null;
	/** B-END-1, B-END-2: last turns still to be played once the end is triggered; null before. */
	readonly lastTurns: number | null;
	/** How many actions led here. */
	readonly actions: number;
}

/** A Block of the supply by its name (`I2w`), or by its index there as old saves and links have it. */
export type BlockRef = string | number;

export type Action =
	| { readonly do: 'core'; readonly colour: Colour }
	/** The first line, or Excavate. */
	| { readonly do: 'take'; readonly line: Line }
	| { readonly do: 'put-back'; readonly blocks: readonly BlockRef[] }
	| { readonly do: 'place'; readonly block: BlockRef; readonly cells: readonly Cell[] }
	/** Any of the claimable Keys, or none. */
	| { readonly do: 'claim'; readonly cards: readonly CardId[] }
	| { readonly do: 'marker'; readonly altar: Altar }
	/** Null keeps all. */
	| { readonly do: 'discard'; readonly card: CardId | null }
	| { readonly do: 'draw'; readonly altar: Altar }
	| { readonly do: 'ancients'; readonly target: number; readonly cells: readonly Cell[] }
	/** Neither Excavate nor Position is possible. */
	| { readonly do: 'pass' };

/** Why an action is refused: the rule's id, and for a placement what is wrong with it. */
export interface Refusal extends AnyRefusal {
	readonly violations?: readonly Violation[];
}

/** What happened, in order: an action may have several effects. The log of a run and the screen's motion follow it. */
export type Happening =
	| { readonly what: 'refill'; readonly site: number; readonly piece: Piece }
	| { readonly what: 'returned'; readonly pieces: readonly Piece[] }
	| { readonly what: 'taken'; readonly sites: readonly number[] }
	| { readonly what: 'placed'; readonly piece: Piece; readonly cells: readonly Cell[] }
	| { readonly what: 'claimed'; readonly cards: readonly CardId[] }
	| { readonly what: 'marked'; readonly altar: Altar; readonly card: CardId }
	| { readonly what: 'discarded'; readonly card: CardId }
	| { readonly what: 'drawn'; readonly altar: Altar; readonly card: CardId }
	/** The Ancients' turn begins: this card decides (S-ANC-1). */
	| { readonly what: 'ancients'; readonly card: CardId; readonly site: number; readonly stars: number }
	/** S-ANC-2. */
	| { readonly what: 'empty-site'; readonly site: number }
	/** S-ANC-6. */
	| { readonly what: 'no-room'; readonly piece: Piece }
	| {
			readonly what: 'ancients-placed';
			readonly piece: Piece;
			readonly target: number;
			readonly cells: readonly Cell[];
	  }
	| { readonly what: 'turn'; readonly turn: number; readonly player: number }
	| { readonly what: 'end' };

export type Outcome =
	| { readonly ok: true; readonly state: GameState; readonly happened: readonly Happening[] }
	| { readonly ok: false; readonly refusal: Refusal };

export { HAND_MAX as HAND, SOLO_TURNS, SUPPLY_MAX } from '../../../engine-wasm/shared.ts';

export const TIERS = [
	'trainee',
	'researcher',
	'field-director',
	'dig-director',
	'expert-archaeologist'
] as const;
export type Tier = (typeof TIERS)[number];

export interface Score {
	readonly keys: number;
	/** Faces of the Enigma's colour in the player's own view. */
	readonly faces: number;
	readonly enigma: number;
	readonly total: number;
}

export type { PlayerCount };
