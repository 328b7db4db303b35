// A game of Recall as plain data. A set-up, a seed and the list of actions give every state again; nothing is changed in place.
//
// What a person may not know (bag, stacks, face-down tiles, cassettes and goals of others) is in the state, and only
// `known.ts` decides what of it a screen or a policy gets to see.
import type { Effect } from '../../../puzzles/recall/schema/effects.ts';
import type {
	Box,
	Crystal,
	Path,
	PathSpace,
	Relic,
	Stone,
	Track,
	Tribe
} from '../../../puzzles/recall/schema/vocabulary.ts';
import type { EffectId, FieldId, PieceId, PlaceId } from './ids.ts';
import type { Task } from './task.ts';

export const COLOURS = ['blue', 'purple', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export type Side = 'A' | 'B';

export interface Variants {
	/** R-VAR-1: tribes and equipments are drafted one by one. */
	readonly draft: boolean;
	/** R-VAR-2: ancestors lie open from the start. */
	readonly knownAncestors: boolean;
	/** R-VAR-3: any booster of the own set. */
	readonly boosterChoice: boolean;
}

export interface Energised {
	readonly stones: readonly Stone[];
	/** Paid activations since the last reset (D-15). */
	readonly times: number;
}

export interface Raft {
	readonly field: FieldId;
	/** Not in play (R-TRIBE-FINDER-OUT). */
	readonly figures: number;
}

export interface Person {
	readonly colour: Colour;
	readonly startField: FieldId;
	readonly crystals: Readonly<Record<Crystal, number>>;
	readonly depot: readonly Stone[];
	/** Stones lying on cards. */
	readonly energised: Readonly<Record<EffectId, Energised>>;
	/** Kinds of the modules that are not activated. */
	readonly ready: readonly string[];
	readonly slots: Readonly<Partial<Record<Box, string>>>;
	/** The side in use. */
	readonly boosters: Readonly<Partial<Record<Box, 0 | 1>>>;
	readonly points: number;
	/** The farthest that the marker ever was: box spaces up to it have paid (D-06). */
	readonly farthest: number;
	/** An ancestor tribe is unlocked when its track has reached space 5 (R-KNOW-6). */
	readonly tracks: Readonly<Record<Track, number>>;
	readonly tribe: Tribe | null;
	readonly gear: readonly string[];
	/** Hidden from others. */
	readonly cassettes: readonly string[];
	readonly relics: Readonly<Record<Relic, number>>;
	/** Figures by field; no entry where there is none. */
	readonly figures: Readonly<Record<FieldId, number>>;
	/** Buildings by field: never more than one on a field (R-BUILD-1). */
	readonly built: Readonly<Record<FieldId, PieceId>>;
	/** Camps whose reward this person has had. */
	readonly camps: readonly FieldId[];
	readonly raft: Raft | null;
	readonly paths: Readonly<Partial<Record<PathSpace, Path>>>;
	/** Hidden from others. */
	readonly goals: readonly string[];
}

export interface Place {
	readonly face: string;
	/** Sixths of a turn, clockwise. */
	readonly turn: number;
	readonly open: boolean;
	/** Turned over, waiting for its orientation. */
	readonly seen: boolean;
}

export interface Ancestors {
	readonly tribe: Tribe;
	readonly gear: readonly string[];
	readonly open: boolean;
}

export interface OpenStack {
	readonly open: readonly string[];
	/** Hidden order: the next is the last of the list. */
	readonly stack: readonly string[];
}

/** What a module or a box, once activated, still lets its owner do in this turn. */
export interface Instance {
	/** The box whose booster improves it; null for a module. */
	readonly box: Box | null;
	readonly items: readonly Effect[];
	/** Indices into the items. */
	readonly spent: readonly number[];
	/** Once used, a new booster comes too late for it (R-BOOST-3). */
	readonly used: boolean;
}

export interface Draft {
	/** Persons still to choose, the next first. */
	readonly order: readonly number[];
	/** Tribe and equipment lie in pairs, unless they are drafted one by one. */
	readonly tribes: readonly Tribe[];
	readonly gear: readonly string[];
}

export type Phase =
	/** Alone: start field 1 or 2 (R-SOLO-2). */
	| 'start'
	| 'draft'
	/** The mandatory option of the round is still to come. */
	| 'open'
	/** A module is in. */
	| 'module'
	/** Modules are out, production goes on. */
	| 'reset'
	/** The stones are back. */
	| 'returned'
	/** Path or goal is chosen. */
	| 'chosen'
	| 'over';

export interface State {
	readonly seed: string;
	readonly variants: Variants;
	readonly phase: Phase;
	/** 1 to 17; 18 is the space of the final scoring. */
	readonly round: number;
	/** Whose turn it is. The start person is 0; turns go clockwise, upwards. */
	readonly turn: number;
	readonly persons: readonly Person[];
	readonly draft: Draft | null;

	readonly places: Readonly<Record<PlaceId, Place>>;
	readonly relics: Readonly<Record<FieldId, Relic>>;
	readonly sites: Readonly<Record<FieldId, readonly Track[]>>;
	readonly monumentTiles: Readonly<Record<FieldId, string>>;
	readonly pigs: Readonly<Record<FieldId, number>>;
	readonly sties: readonly FieldId[];
	readonly islands: readonly FieldId[];
	/** Index of the ring tile. */
	readonly rings: Readonly<Record<FieldId, number>>;
	/** The relics on the round space. */
	readonly treasure: readonly Relic[];

	/** Hidden order: the next of each is the last of its list. */
	readonly bag: { readonly relics: readonly Relic[]; readonly stones: readonly Track[] };
	readonly ringStack: readonly number[];
	readonly yellow: Readonly<Record<string, number>>;
	readonly green: OpenStack;
	readonly grey: OpenStack;
	readonly cassettes: {
		/** Hidden order: the next is the last. */
		readonly supply: readonly string[];
		readonly discard: readonly string[];
		readonly shuffles: number;
	};
	/** The letter at each green box space. */
	readonly boosterStacks: Readonly<Record<number, Box>>;
	readonly pathCards: Readonly<Record<PathSpace, readonly Path[]>>;
	readonly sides: Readonly<Record<Path, Side>>;
	readonly dark: Readonly<Record<Path, string>>;
	readonly light: Readonly<Record<Track, readonly string[]>>;
	readonly ancestors: Readonly<Record<Track, Ancestors>>;
	readonly monumentDisplay: readonly string[];
	/** Left in the box, unseen. */
	readonly boxed: {
		readonly tribes: readonly Tribe[];
		readonly gear: readonly string[];
		readonly goals: readonly string[];
		readonly monumentTiles: readonly string[];
	};

	/** What module and box of this turn still allow. */
	readonly pool: readonly Instance[];
	/** Production of this turn: activations left, and fields used. */
	readonly production: { readonly left: number; readonly used: readonly string[] };
	/** What is still to be resolved, the next one last. */
	readonly tasks: readonly Task[];
}
