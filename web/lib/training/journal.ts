// An action is noted here at once, in the same moment as the screen shows it, and struck out when the database has it. A page
// that dies in between finds it when it opens again. Records join without loss (merge.ts), so noting twice does no harm.
import { SCHEMA_VERSION, type Records, type SomeRecords } from './records.ts';
import { wholeOf } from './whole.ts';

/** Notes of another shape of records are left to the version that made them. */
const PREFIX = `keystone.journal.${SCHEMA_VERSION}.`;

export interface Journal {
	/** Gives the entry its name; null where nothing can be noted. */
	note(records: SomeRecords): string | null;
	/** Whatever was not struck out, by pages that are gone or still at it. */
	left(): readonly (readonly [name: string, records: Records])[];
	strike(names: readonly string[]): void;
}

/** Takes the storage each time it is needed: a browser may refuse it at any moment. */
export function journalIn(storage: () => Storage, unique: () => string): Journal {
	return {
		note(records) {
			const name = PREFIX + unique();
			try {
				storage().setItem(name, JSON.stringify(records));
				return name;
			} catch {
				// The database alone must do.
				return null;
			}
		},
		left() {
			try {
				return Object.keys(storage())
					.filter((name) => name.startsWith(PREFIX))
					.map((name) => [name, read(storage().getItem(name))]);
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
function read(text: string | null): Records {
	try {
		return wholeOf((JSON.parse(text ?? '') ?? {}) as object);
	} catch {
		return wholeOf({});
	}
}
