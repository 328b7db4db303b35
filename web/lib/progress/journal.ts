// An action is noted here at once, in the same moment as the screen shows it, and struck out when the database has it. A page
// that dies in between finds it when it opens again. Records join without loss (merge.ts), so noting twice does no harm.
import type { Base, Bases } from './backend.ts';
import { SCHEMA_VERSION, type Records, type SomeRecords } from './records.ts';
import { wholeOf } from './whole.ts';

const PREFIX = `keystone.journal.${SCHEMA_VERSION}.`;
/** Notes of earlier versions are taken up too; those of later ones are left to the version that made them. */
const NAME = /^keystone\.journal\.(\d+)\./;

const isOurs = (name: string): boolean => Number(NAME.exec(name)?.[1] ?? Infinity) <= SCHEMA_VERSION;
const BASES = 'bases';

export interface JournalNote {
	readonly name: string;
	readonly records: Records;
	readonly bases: Bases;
}

export interface Journal {
	/** Gives the entry its name; null where nothing can be noted. */
	note(records: SomeRecords, bases?: Bases): string | null;
	/** Whatever was not struck out, by pages that are gone or still at it. */
	left(): readonly JournalNote[];
	strike(names: readonly string[]): void;
}

/** Takes the storage each time it is needed: a browser may refuse it at any moment. */
export function journalIn(storage: () => Storage, unique: () => string): Journal {
	return {
		note(records, bases) {
			const name = PREFIX + unique();
			try {
				storage().setItem(name, JSON.stringify(bases ? { ...records, [BASES]: [...bases] } : records));
				return name;
			} catch {
				// The database alone must do.
				return null;
			}
		},
		left() {
			try {
				return Object.keys(storage())
					.filter(isOurs)
					.map((name) => ({ name, ...read(storage().getItem(name)) }));
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
		return { records: wholeOf(noted), bases: basesOf(noted[BASES]) };
	} catch {
		return { records: wholeOf({}), bases: new Map() };
	}
}

function basesOf(list: unknown): Bases {
	if (!Array.isArray(list)) return new Map();
	const isBase = (base: unknown): base is Base | null =>
		base === null ||
		(typeof base === 'object' &&
			Number.isFinite((base as Base).revision) &&
			Number.isFinite((base as Base).savedAt));
	const isEntry = (entry: unknown): entry is [string, Base | null] =>
		Array.isArray(entry) && typeof entry[0] === 'string' && isBase(entry[1]);
	return new Map(list.filter(isEntry));
}
