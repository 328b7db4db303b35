// The data set of Recall: everything that the rulebook shows only as pictures. `parse.ts` reads it, `check.ts` holds it to
// every number that the text does give.
import type { Effect } from './effects.ts';
import type {
	Box,
	ConditionKind,
	Crystal,
	FieldKind,
	Level,
	Path,
	PathSpace,
	Relic,
	RoundKind,
	Terrain,
	Track,
	Tribe
} from './vocabulary.ts';

export interface Price {
	readonly kind: Crystal;
	readonly n: number;
}

export interface Rate {
	readonly give: Price;
	readonly get: Price;
}

export interface Workshop {
	readonly cost: readonly Price[];
	readonly extra: readonly Effect[];
	/** A production field. */
	readonly uncovers: string | null;
}

export interface MonumentPiece {
	readonly purple: number;
	readonly uncovers: string | null;
}

export interface Module {
	readonly count: number;
	readonly colour: Level;
	readonly points: number;
	readonly actions: readonly Effect[];
}

export interface Condition {
	readonly kind: ConditionKind;
	/** At least so many; 1 where the condition has no number. */
	readonly n: number;
}

export interface Goal {
	readonly conditions: readonly Condition[];
	readonly reward: readonly Effect[];
}

export interface OwnGear {
	readonly name: string;
	/** Always costs one stone (R-ENERGY-4). */
	readonly flat: boolean;
	readonly effects: readonly Effect[];
}

export interface FaceField {
	readonly kind: FieldKind;
	readonly relic: boolean;
}

type ById<T> = Readonly<Record<string, T>>;

/** The fixed position of lessons and tests. */
export interface TutorialMap {
	readonly faceAt: ById<string>;
	readonly relics: Readonly<Record<Relic, readonly string[]>>;
	readonly stonesPerSite: readonly Track[];
	readonly path: Readonly<Record<PathSpace, readonly Path[]>>;
	readonly dark: Readonly<Record<Path, string>>;
	/** The lower, then the upper tile of each track. */
	readonly light: Readonly<Record<Track, readonly string[]>>;
	readonly boosterStacks: ById<Box>;
	readonly ancestors: Readonly<Record<Track, Tribe>>;
	readonly ancestorGear: Readonly<Record<Track, readonly string[]>>;
	readonly monumentDisplay: readonly string[];
}

export interface RecallData {
	readonly id: string;
	readonly note: string;
	readonly timeBoard: readonly RoundKind[];
	readonly exchange: Readonly<Record<'down' | 'up' | 'aynirUp', readonly Rate[]>>;
	readonly pointsTrack: { readonly loop: number; readonly boxSpaces: readonly number[] };
	readonly knowledge: {
		readonly length: number;
		readonly reveal: number;
		readonly unlock: number;
		readonly bonus: readonly number[];
		/** Points by space, ascending. */
		readonly values: readonly { readonly space: number; readonly points: number }[];
	};
	readonly boxA: {
		readonly base: number;
		readonly offers: readonly { readonly price: Price; readonly figures: number }[];
	};
	/** Two sides each. */
	readonly boosters: Readonly<Record<Box, readonly (readonly Effect[])[]>>;
	readonly production: ById<readonly Effect[]>;
	/** From top to bottom. */
	readonly storages: ById<readonly Effect[]>;
	/** Lower, then upper. */
	readonly workshops: Readonly<Record<Terrain, readonly Workshop[]>>;
	/** From the bottom up. */
	readonly monuments: readonly MonumentPiece[];
	readonly relics: {
		readonly figures: readonly number[];
		readonly points: readonly number[];
		readonly rewards: Readonly<Record<Relic, readonly Effect[]>>;
	};
	readonly monumentTiles: ById<{ readonly points: number; readonly reward: readonly Effect[] }>;
	readonly modules: ById<Module>;
	readonly lightBonus: ById<readonly Effect[]>;
	readonly darkBonus: ById<readonly Effect[]>;
	readonly cassettes: ById<{ readonly count: number; readonly effects: readonly Effect[] }>;
	readonly goals: ById<Goal>;
	readonly ownGear: ById<OwnGear>;
	readonly textGear: readonly string[];
	/** Its four parts. */
	readonly omnitool: readonly (readonly Effect[])[];
	readonly tribes: readonly Tribe[];
	readonly rings: readonly (readonly Effect[])[];
	readonly pigsties: readonly number[];
	readonly pigs: number;
	readonly islands: number;
	readonly rafts: number;
	/** Axial centre of each tile. */
	readonly places: ById<readonly number[]>;
	/** The place beside start fields 1 and 2, and the one beside 3 and 4. */
	readonly startPlaces: Readonly<Record<'12' | '34', string>>;
	readonly startFields: ById<readonly string[]>;
	readonly printedMonuments: Readonly<Record<Track, { readonly id: string; readonly at: readonly number[] }>>;
	/** Centre, then the ring of six. */
	readonly faces: ById<readonly FaceField[]>;
	readonly monumentBacks: readonly string[];
	readonly startBacks: readonly string[];
	/** The reward of the camp on a face. */
	readonly camps: ById<readonly Effect[]>;
	readonly tutorialMap: TutorialMap;
}
