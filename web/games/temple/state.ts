// A game of Temple of Artefacts as plain data. A set-up, a seed and the list of actions give every state again; nothing here
// is ever changed in place. What a player may not know is in the state, and only `known.ts` decides what of it is seen.
import type { AssistantId, CardId, DeckCode } from '../../../puzzles/temple/schema.ts';
import type { Refusal } from '../game.ts';
import type { Place } from './places.ts';

export const PHASES = ['ACT', 'CHOICE', 'AFTER', 'GAME_END'] as const;
export type Phase = (typeof PHASES)[number];

/** Decks whose sets give a bonus action, and decks whose sets are secured. */
export const BONUS_DECKS = ['CO', 'WE', 'MA', 'JE'] as const;
export type BonusDeck = (typeof BONUS_DECKS)[number];

/** A card of the temple. */
export interface Laid {
	readonly card: CardId;
	readonly faceUp: boolean;
	/** Players who looked at it, sorted; that they did is no secret. */
	readonly knownBy: readonly number[];
}
export type Temple = Readonly<Partial<Record<Place, Laid>>>;

/** A card in a player's area. */
export interface Owned {
	readonly card: CardId;
	/** The number of its set once that is turned over; null while the card lies face up. */
	readonly set: number | null;
}

export interface Player {
	readonly silver: number;
	readonly area: readonly Owned[];
	readonly assistants: readonly AssistantId[];
}

/** What the active player must choose before anything else, how often, and the rule that asks for it. */
export interface Choice {
	readonly kind: 'steal' | 'assistant' | 'discard';
	readonly left: number;
	readonly rule: string;
	/** The card that asks, which is no answer itself. */
	readonly card?: CardId;
}

export interface Box {
	/** Decks not in use and cards put back: everybody knows them. */
	readonly cards: readonly CardId[];
	/** Left over when the second temple was built. */
	readonly unseen: readonly CardId[];
	readonly assistants: readonly AssistantId[];
}

export interface State {
	readonly decks: readonly DeckCode[];
	readonly temple: Temple;
	/** Hidden: the first is dealt next. */
	readonly pile: readonly CardId[];
	readonly box: Box;
	/** Assistants beside the temple. */
	readonly display: readonly AssistantId[];
	readonly bank: number;
	readonly players: readonly Player[];
	readonly round: 1 | 2;
	/** 1 clockwise, in the order of the players; -1 counter-clockwise. */
	readonly direction: 1 | -1;
	/** The start player of round 1. */
	readonly start: number;
	readonly active: number;
	readonly phase: Phase;
	readonly actionsLeft: number;
	readonly pending: readonly Choice[];
}

export type Action =
	| { readonly do: 'take' | 'peek'; readonly place: Place }
	/** `assistant` is the free one of a bonus, a blessing or a treasure. */
	| { readonly do: 'hire' | 'assistant'; readonly assistant: AssistantId }
	| { readonly do: 'trigger' | 'secure'; readonly cards: readonly CardId[] }
	/** One card of another player, or one of the own. */
	| { readonly do: 'steal' | 'discard'; readonly card: CardId }
	| { readonly do: 'end' };

/** What happened, in order. A card looked at is not named: whoever may see it finds it in what the player knows. */
export type Happening =
	| {
			readonly what: 'taken';
			readonly player: number;
			readonly place: Place;
			readonly card: CardId;
			readonly cost: number;
	  }
	| { readonly what: 'peeked'; readonly player: number; readonly place: Place }
	/** For silver, or free. */
	| {
			readonly what: 'hired';
			readonly player: number;
			readonly assistant: AssistantId;
			readonly free: boolean;
	  }
	/** The action of a Curse & Blessing card or the instant bonus of a treasure is carried out; it may come to nothing. */
	| { readonly what: 'effect'; readonly player: number; readonly card: CardId }
	| {
			readonly what: 'triggered' | 'secured';
			readonly player: number;
			readonly cards: readonly CardId[];
	  }
	/** From the bank, or to it. */
	| { readonly what: 'silver'; readonly player: number; readonly change: number }
	| { readonly what: 'actions'; readonly player: number; readonly more: number }
	| { readonly what: 'stolen'; readonly player: number; readonly from: number; readonly card: CardId }
	| { readonly what: 'discarded'; readonly player: number; readonly card: CardId }
	| { readonly what: 'round'; readonly round: 2 }
	| { readonly what: 'turn'; readonly player: number }
	| { readonly what: 'end' };

/** What options and refusals are judged by: nothing in it is hidden from the active player. */
export interface Table extends Omit<State, 'temple' | 'pile' | 'box'> {
	readonly temple: Readonly<Partial<Record<Place, Omit<Laid, 'card'>>>>;
}

export type Judged<T> = T | Refusal;
