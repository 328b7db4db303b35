// What a person can do, and what happens then. One word of notation for each action is in `notation.ts`.
import type { Box, Crystal, Path, Relic, Stone, Track } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { EffectId, FieldId, PieceId, PlaceId } from './ids.ts';

/** A group on its way. `pigs` go along, `pay` of the pigs there are removed in place of figures for a relic (DORIAN). */
export interface Group {
	readonly from: FieldId;
	readonly to: FieldId;
	readonly figures: number;
	readonly pigs: number;
	readonly pay: number;
}

export const SWAPS = ['figure', 'white', 'point'] as const;
export type Swap = (typeof SWAPS)[number];

export type Action =
	/** Alone: the start field. */
	| { readonly do: 'start'; readonly field: FieldId }
	/** A tribe with its equipment; drafting one by one a tribe or an equipment. */
	| { readonly do: 'draft'; readonly card: string }
	| { readonly do: 'insert'; readonly module: string; readonly slot: Box }
	| { readonly do: 'reset' }
	| { readonly do: 'produce'; readonly field: string }
	/** The used stones go back to the depot. */
	| { readonly do: 'stones' }
	| { readonly do: 'path'; readonly card: Path }
	| { readonly do: 'goal'; readonly discard: string }
	| { readonly do: 'end' }
	/**
	 * An action of module or box, by its place in the pool. `as` says how: a crystal paid for more steps, `move` or `develop`,
	 * the box to copy, the field of the figure removed, or the number of the alternative from 1.
	 */
	| { readonly do: 'use'; readonly instance: number; readonly item: number; readonly as: string | null }
	/** One step of a movement. */
	| ({ readonly do: 'step' } & Group)
	/** Onto the first water field. */
	| ({ readonly do: 'embark' } & Group)
	| { readonly do: 'sail'; readonly to: FieldId; readonly pay: number }
	| {
			readonly do: 'land';
			readonly to: FieldId;
			readonly figures: number;
			readonly pigs: number;
			readonly pay: number;
	  }
	/** HAYLA 1, HAYLA 2, COLTERON. */
	| ({ readonly do: 'fan' } & Group)
	| ({ readonly do: 'jump' } & Group)
	| ({ readonly do: 'leap' } & Group)
	| { readonly do: 'explore'; readonly place: PlaceId }
	| { readonly do: 'orient'; readonly turn: number }
	/** `pay`: pigs removed in place of figures. */
	| { readonly do: 'dig'; readonly site: FieldId; readonly stone: Track; readonly pay: number }
	| { readonly do: 'build'; readonly field: FieldId; readonly piece: PieceId; readonly pay: number }
	| { readonly do: 'upgrade'; readonly from: Crystal }
	| { readonly do: 'place'; readonly field: FieldId; readonly figures: number }
	/** One figure back to the supply. */
	| { readonly do: 'return'; readonly field: FieldId }
	| { readonly do: 'cassette'; readonly cassette: string }
	| { readonly do: 'exchange'; readonly from: Crystal; readonly to: Crystal }
	/** Which stones pay is of no consequence; null lets the engine take them from the front of the depot. */
	| { readonly do: 'energise'; readonly effect: EffectId; readonly stones: readonly Stone[] | null }
	| { readonly do: 'trigger'; readonly yes: boolean; readonly stones: readonly Stone[] | null }
	/** NORDWIND. */
	| { readonly do: 'ring'; readonly camp: FieldId }
	| { readonly do: 'track'; readonly track: Track }
	| { readonly do: 'gear'; readonly gear: string }
	| { readonly do: 'booster'; readonly box: Box; readonly side: 0 | 1 }
	| { readonly do: 'module'; readonly module: string }
	/** A ready module by its kind, an activated one by its slot. */
	| { readonly do: 'modup'; readonly module: string; readonly to: string }
	| { readonly do: 'deactivate'; readonly slot: Box }
	| { readonly do: 'tile'; readonly tile: string }
	| { readonly do: 'relic'; readonly colour: Relic }
	| { readonly do: 'effect'; readonly effect: EffectId }
	| { readonly do: 'camp'; readonly camp: FieldId }
	/** ALEMBIC. */
	| { readonly do: 'remove'; readonly field: FieldId }
	/** AYNIR; `from` is the field of a figure that is given. */
	| { readonly do: 'swap'; readonly give: Swap; readonly from: FieldId | null; readonly take: Swap }
	| { readonly do: 'sty'; readonly field: FieldId }
	| { readonly do: 'island'; readonly field: FieldId }
	| { readonly do: 'raft'; readonly field: FieldId }
	/** Forgo what is offered, or what is left of it. */
	| { readonly do: 'decline' };

export type ActionOf<Do extends Action['do']> = Extract<Action, { do: Do }>;

/** What happened, in order: an action may have several effects. */
export type Happening = { readonly who: number } & (
	| { readonly what: 'crystals'; readonly kind: Crystal; readonly n: number }
	| { readonly what: 'figures'; readonly field: FieldId; readonly n: number }
	| {
			readonly what: 'moved';
			readonly from: FieldId;
			readonly to: FieldId;
			readonly n: number;
			readonly pigs: number;
	  }
	| { readonly what: 'points'; readonly n: number }
	| { readonly what: 'booster'; readonly box: Box; readonly side: 0 | 1 }
	| { readonly what: 'step'; readonly track: Track; readonly space: number }
	| { readonly what: 'revealed'; readonly track: Track }
	| { readonly what: 'unlocked'; readonly track: Track }
	| { readonly what: 'gear'; readonly gear: string }
	| { readonly what: 'bonus'; readonly tile: string }
	/** The cassette itself is a secret. */
	| { readonly what: 'cassette' }
	| { readonly what: 'shuffled' }
	| { readonly what: 'played'; readonly cassette: string }
	| { readonly what: 'module'; readonly module: string }
	| { readonly what: 'inserted'; readonly module: string; readonly slot: Box }
	| { readonly what: 'deactivated'; readonly module: string }
	| { readonly what: 'produced'; readonly field: string }
	| { readonly what: 'energised'; readonly effect: EffectId; readonly stones: number }
	| { readonly what: 'stones-back'; readonly n: number }
	| { readonly what: 'relic'; readonly colour: Relic; readonly at: FieldId }
	| { readonly what: 'dug'; readonly site: FieldId; readonly stone: Track }
	| { readonly what: 'built'; readonly field: FieldId; readonly piece: PieceId }
	| { readonly what: 'camp'; readonly camp: FieldId }
	| { readonly what: 'tile'; readonly field: FieldId; readonly tile: string }
	| { readonly what: 'turned'; readonly place: PlaceId; readonly face: string }
	| { readonly what: 'explored'; readonly place: PlaceId; readonly persons: number }
	| { readonly what: 'path'; readonly card: Path }
	/** Which goal was discarded is a secret of no consequence; its reward is seen. */
	| { readonly what: 'goal' }
	| { readonly what: 'sty'; readonly field: FieldId; readonly pigs: number }
	| { readonly what: 'island'; readonly field: FieldId }
	| { readonly what: 'raft'; readonly field: FieldId; readonly figures: number }
	| { readonly what: 'ring'; readonly camp: FieldId; readonly ring: number }
	| { readonly what: 'limit'; readonly kind: Crystal; readonly n: number }
	| { readonly what: 'turn'; readonly round: number }
	| { readonly what: 'end' }
);
