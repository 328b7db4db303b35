// An action is noted here at once, in the same moment as the screen shows it, and struck out when the database has it. A page
// that dies in between finds it when it opens again. Records join without loss (merge.ts), so noting twice does no harm.
import type { Base, Saves } from './backend.ts';
import { SCHEMA_VERSION, type Records, type SomeRecords } from './records.ts';
import { wholeOf } from './whole.ts';

const PREFIX = `keystone.journal.${SCHEMA_VERSION}.`;
const NAME = /^keystone\.journal\.(\d+)\./;

/** The first version whose notes are written as those of today. */
const SAME_SINCE = 3;
const versionIn = (name: string): number => Number(NAME.exec(name)?.[1] ?? Infinity);
const BASES = 'bases';

export interface JournalNote {
	readonly name: string;
	readonly records: Records;
	readonly saves: Saves;
}
/** Of an earlier version, as it was written; migrate.ts reads it. */
export interface OldNote {
	readonly name: string;
	readonly text: string;
}

export interface Journal {
	/** Gives the entry its name; null where nothing can be noted. */
	note(records: SomeRecords, saves?: Saves): string | null;
	/** Whatever was not struck out, by pages that are gone or still at it. */
	left(): readonly JournalNote[];
	/** The same of earlier versions; those of later ones are left to the version that made them. */
	old(): readonly OldNote[];
	strike(names: readonly string[]): void;
}

/** Takes the storage each time it is needed: a browser may refuse it at any moment. */
export function journalIn(storage: () => Storage, unique: () => string): Journal {
	return {
		note(records, saves = new Map()) {
			const name = PREFIX + unique();
			try {
				const bases = [...saves].map(([of, { base }]) => [of, base]);
				storage().setItem(name, JSON.stringify({ ...records, [BASES]: bases }));
				return name;
			} catch {
				// The database alone must do.
				return null;
			}
		},
		left() {
			try {
				return Object.keys(storage())
					.filter((name) => versionIn(name) >= SAME_SINCE && versionIn(name) <= SCHEMA_VERSION)
					.map((name) => ({ name, ...read(storage().getItem(name)) }));
			} catch {
				return [];
			}
		},
		old() {
			try {
				return Object.keys(storage())
					.filter((name) => versionIn(name) < SAME_SINCE)
					.map((name) => ({ name, text: storage().getItem(name) ?? '' }));
			} catch {
				return [];
			}
		},
		strike(names) {
			try {
				for (const name of names) storage().removeItem(name);
			} catch {
				// It is joined once more next time.
			}
		}
	};
}

/** A note that is damaged says nothing. */
function read(text: string | null): Omit<JournalNote, 'name'> {
	try {
		const noted = (JSON.parse(text ?? '') ?? {}) as Partial<Records> & { readonly [BASES]?: unknown };
		return { records: wholeOf(noted), saves: savesOf(noted[BASES]) };
	} catch {
		return { records: wholeOf({}), saves: new Map() };
	}
}

function savesOf(list: unknown): Saves {
	if (!Array.isArray(list)) return new Map();
	const isBase = (base: unknown): base is Base | null =>
		base === null ||
		(typeof base === 'object' &&
			Number.isFinite((base as Base).revision) &&
			Number.isFinite((base as Base).savedAt));
	const isEntry = (entry: unknown): entry is [string, Base | null] =>
		Array.isArray(entry) && typeof entry[0] === 'string' && isBase(entry[1]);
	return new Map(list.filter(isEntry).map(([name, base]) => [name, { base, joins: true }]));
}
