// What is still to be resolved: rewards, continuations of an action, and choices that somebody has to make. Tasks are plain
// data on a stack in the state; `settle.ts` runs those that need nobody.
import type { Effect } from '../../../puzzles/recall/schema/effects.ts';
import type { Box, Level, Relic, Track } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { EffectId, FieldId, PieceId, PlaceId } from './ids.ts';

/** A relic's reward that waits for the end of the movement (R-RELIC-7). */
export interface RelicReward {
	readonly colour: Relic;
	readonly column: number;
	readonly at: FieldId;
}

/** What a movement knows about itself. */
interface Moving {
	readonly rewards: readonly RelicReward[];
	/** The group was used up (R-RELIC-6), or the movement was given up. */
	readonly over: boolean;
}

export type Task = { readonly who: number } & (
	| { readonly is: 'effects'; readonly list: readonly Effect[]; readonly at: FieldId | null }
	/** Figures to be placed; `portal` allows fields with another person's building. */
	| { readonly is: 'place'; readonly left: number; readonly portal: boolean }
	| { readonly is: 'placeHere'; readonly left: number; readonly at: FieldId }
	| { readonly is: 'track'; readonly left: number }
	| { readonly is: 'steps'; readonly track: Track; readonly left: number }
	| { readonly is: 'upgrade'; readonly left: number }
	| { readonly is: 'gear'; readonly track: Track }
	/** Null: any letter of the own set (R-VAR-3). */
	| { readonly is: 'booster'; readonly box: Box | null }
	| { readonly is: 'module'; readonly colour: Level }
	/** `white`: what it costs (MOTO). */
	| { readonly is: 'modup'; readonly white: number }
	| { readonly is: 'deact'; readonly left: number }
	| { readonly is: 'tile'; readonly field: FieldId }
	/** A relic of choice; K-01 may repeat its reward if the bottom storage gave it. */
	| { readonly is: 'relic'; readonly at: FieldId; readonly storage: boolean }
	| { readonly is: 'freeAct' }
	| { readonly is: 'orient'; readonly place: PlaceId }
	/** R-ENERGY-5: `open` once its moment has come. */
	| {
			readonly is: 'trigger';
			readonly effect: EffectId;
			readonly open: boolean;
			readonly yes: readonly Task[];
			readonly no: readonly Task[];
	  }
	| ({ readonly is: 'move'; readonly left: number } & Moving)
	/** `at` is null before the group goes onto the water; `crossed` are the water fields entered so far. */
	| ({
			readonly is: 'water';
			readonly plus: boolean;
			readonly at: FieldId | null;
			readonly figures: number;
			readonly pigs: number;
			readonly crossed: readonly FieldId[];
	  } & Moving)
	/** HAYLA: `from` is null before the first figure moves; each field is reached by one group. */
	| ({ readonly is: 'hayla'; readonly from: FieldId | null; readonly reached: readonly FieldId[] } & Moving)
	/** COLTERON. */
	| ({ readonly is: 'leap' } & Moving)
	| { readonly is: 'explore' }
	| { readonly is: 'develop' }
	/** Figures and pigs leave a field for a relic or a develop action; `group` is what moved there. */
	| {
			readonly is: 'remove';
			readonly field: FieldId;
			readonly figures: number;
			readonly pigs: number;
			readonly group: number | null;
	  }
	| { readonly is: 'collect'; readonly field: FieldId }
	| { readonly is: 'dug'; readonly site: FieldId; readonly stone: Track; readonly steps: number }
	| { readonly is: 'built'; readonly field: FieldId; readonly piece: PieceId }
	/** The camps that pay for a building, in the order of the builder's choice (D-47). */
	| { readonly is: 'camps'; readonly fields: readonly FieldId[] }
	| { readonly is: 'camp'; readonly field: FieldId; readonly building: boolean }
	/** J'HE: the module's actions once more. */
	| { readonly is: 'repeat'; readonly module: string }
	/** ALEMBIC. */
	| { readonly is: 'alembic' }
	/** AYNIR: swaps left. */
	| { readonly is: 'swap'; readonly left: number }
	| { readonly is: 'sty' }
	| { readonly is: 'island' }
	| { readonly is: 'raft' }
);

export type TaskOf<Is extends Task['is']> = Extract<Task, { is: Is }>;

/** The tasks of a movement, on which relic rewards wait. */
export type MovingTask = TaskOf<'move' | 'water' | 'hayla' | 'leap'>;
