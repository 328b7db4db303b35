// Everything that is kept about a person's play, as plain JSON. A record only ever grows (an attempt more, a hint
// more, solved at last) and has a permanent key, so two copies of a store are joined by union (merge.ts).
// Streak, rating and statistics are derived from these records and stored nowhere.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Theme } from '../../../puzzles/schema/puzzle.ts';
import type { WrongIdea } from '../../games/block-and-key/puzzles/wrong-ideas.ts';
import type { CivilDate } from './civil.ts';
import type { GameRecord } from './games.ts';
import type { Instant, Json } from './values.ts';

export type { Instant, Json };

/** Of the records' shape; the database and the backup file carry it. Earlier ones are read by migrate.ts. */
export const SCHEMA_VERSION = 5;

/** Longest texts of a record: what is longer could be stored but not come back from a file. */
export const LIMITS = { id: 200, name: 200, text: 20_000, data: 200_000 } as const;

/** A confirmed placement. */
export interface Attempt {
	readonly at: Instant;
	/** Index into the puzzle's supply; of a question its answer, without cells. */
	readonly block: number;
	readonly cells: readonly Cell[];
	/** With two Blocks, where the first stood. */
	readonly first?: { readonly block: number; readonly cells: readonly Cell[] };
	/** It claimed every key. */
	readonly claimed: boolean;
}

/** Steps of help taken: none, which Block, which area, which turn, the answer. */
export const HINT_STEPS = [0, 1, 2, 3, 4] as const;
export type HintSteps = (typeof HINT_STEPS)[number];

/** From best to least. `first-try` is as good as `first-look`, from before version 4, when what matches was always shown. */
export const GRADES = ['first-look', 'first-try', 'retried', 'hinted', 'assisted', 'revealed'] as const;
export type Grade = (typeof GRADES)[number];

/** One opening of one puzzle, until it is solved or left. */
export interface Play {
	/** `<puzzle>@<openedAt>` */
	readonly key: string;
	readonly puzzle: string;
	readonly level: Level;
	readonly difficulty: number;
	readonly themes: readonly Theme[];
	readonly openedAt: Instant;
	/** In order of time. */
	readonly attempts: readonly Attempt[];
	readonly hints: HintSteps;
	/** When what matches was first shown while trying, on demand; null for never. Before version 4 it was always shown, and not noted. */
	readonly assistedAt?: Instant | null;
	/** The time of the first attempt that claimed; null before. */
	readonly solvedAt: Instant | null;
	/** Null until solved; follows from attempts, hints and help. */
	readonly grade: Grade | null;
}

/** A daily, from today's page or from the archive. */
export interface DailySession extends Play {
	/** The puzzle's own date: what it is stored and counted under. */
	readonly date: CivilDate;
	/** The device's local date at the opening: decides for good whether this is the day's own sitting. */
	readonly openedOn: CivilDate;
	/** Minutes east of UTC at the opening. */
	readonly zone: number;
	/** The latest of build date and server dates known at the opening. */
	readonly trustedOn: CivilDate;
}

export const PRACTICE_SOURCES = ['generated', 'made', 'tricky', 'ladder', 'drill'] as const;
export type PracticeSource = (typeof PRACTICE_SOURCES)[number];

/** The place of a play among others that belong together. */
export interface Rung {
	/** When the first of them was opened: the name of all. */
	readonly began: Instant;
	/** From 1. */
	readonly rung: number;
	/** Of a drill what it trains. */
	readonly idea?: WrongIdea;
}

export interface PracticeSession extends Play {
	readonly source: PracticeSource;
	/** Of the ladder and of drills. */
	readonly run?: Rung;
	/** The whole puzzle in its link notation, so that it can be opened again. */
	readonly text: string;
	/** Given up; null while open or when solved. */
	readonly leftAt: Instant | null;
}

/** A ts-fsrs card with times as numbers. */
export interface StoredCard {
	readonly due: Instant;
	readonly stability: number;
	readonly difficulty: number;
	readonly elapsed_days: number;
	readonly scheduled_days: number;
	readonly learning_steps: number;
	readonly reps: number;
	readonly lapses: number;
	readonly state: 0 | 1 | 2 | 3;
	readonly last_review: Instant | null;
}

/** A puzzle in the queue of tricky ones; the key is the puzzle's id. */
export interface TrickyCard {
	readonly key: string;
	readonly level: Level;
	readonly themes: readonly Theme[];
	/** The puzzle in link notation; null for a daily, which its id finds. */
	readonly text: string | null;
	readonly addedAt: Instant;
	readonly changedAt: Instant;
	/** Taken out: kept as a fact, or a merge would bring it back. */
	readonly removed: boolean;
	readonly card: StoredCard;
}

/** A puzzle being made. */
export interface Draft {
	readonly key: string;
	readonly savedAt: Instant;
	readonly name: string;
	/** In the editor's own notation. */
	readonly text: string;
	readonly removed: boolean;
	/** The key of the draft that this one has branched off. */
	readonly copyOf?: string;
}

/** How far somebody has come in a lesson. */
export interface LessonRecord {
	/** `<course>.<lesson>`; the newcomer's first puzzle has a name of its own. */
	readonly key: string;
	readonly startedAt: Instant;
	readonly changedAt: Instant;
	/** Steps done, from the beginning; never falls. */
	readonly steps: number;
	readonly finishedAt: Instant | null;
	/** The step that is open, and what was done in it. */
	readonly open: { readonly step: string; readonly actions: readonly string[] } | null;
}

/** How a step was answered. Did: with guidance, hints or slips. Knew: alone and at once. Missed: shown the answer. */
export const ANSWERS = ['did', 'knew', 'missed'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

/** A fact about somebody's knowledge of rules; it never changes. */
export interface AnswerRecord {
	/** `<step>@<at>` */
	readonly key: string;
	readonly at: Instant;
	/** `<course>.<lesson>.<step>` */
	readonly step: string;
	readonly rules: readonly string[];
	readonly how: AnswerKind;
	/** Among steps of other lessons, in the refresher or before a game night. */
	readonly mixed: boolean;
}

export interface RecordTypes {
	sessions: DailySession;
	practice: PracticeSession;
	tricky: TrickyCard;
	drafts: Draft;
	games: GameRecord;
	lessons: LessonRecord;
	answers: AnswerRecord;
}
export type StoreName = keyof RecordTypes;
export const STORE_NAMES = [
	'sessions',
	'practice',
	'tricky',
	'drafts',
	'games',
	'lessons',
	'answers'
] as const;

export type Records = { readonly [S in StoreName]: readonly RecordTypes[S][] };
export type SomeRecords = { readonly [S in StoreName]?: readonly RecordTypes[S][] };

/** Made for each store in turn. */
export const eachStore = (of: <S extends StoreName>(store: S) => readonly RecordTypes[S][]): Records =>
	Object.fromEntries(STORE_NAMES.map((store) => [store, of(store)])) as unknown as Records;

export const emptyRecords = (): Records => eachStore(() => []);

/** Without a time: what the keys of all its plays begin with. */
export const playKey = (puzzle: string, openedAt: Instant | '') => `${puzzle}@${openedAt}`;
