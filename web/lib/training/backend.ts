// Where records lie: one small interface, and the one in memory. The one over IndexedDB is browser.ts.
import { isSame, join } from './merge.ts';
import { isWhole } from './whole.ts';
import {
	eachStore,
	STORE_NAMES,
	type Records,
	type RecordTypes,
	type SomeRecords,
	type StoreName
} from './records.ts';

/** A record that is not as it was. */
export interface Change {
	readonly store: StoreName;
	readonly key: string;
}

export interface Backend {
	/** Outlives the page. */
	readonly durable: boolean;
	read(): Promise<Records>;
	/**
	 * Joins each record to the one stored under its key (no key twice), all in one transaction: all or none. Resolves, with what
	 * changed, only when the transaction is complete.
	 */
	putAll(records: SomeRecords): Promise<readonly Change[]>;
	/** Removes every record; notes stay. */
	clear(): Promise<void>;
	/** Removes what cannot be read (whole.ts). */
	clean(): Promise<void>;
	/** Small facts about this device, never exported. */
	note(name: string): Promise<string | null>;
	setNote(name: string, value: string): Promise<void>;
	/** Called once if a newer version of the app, in another tab, takes the database over. */
	onsuperseded(listener: () => void): void;
	/** Called when it works after all, having been silent when it was opened. */
	onanswering(listener: () => void): void;
	close(): void;
}

/** What is to be written under a key, or null if nothing changes. */
export function written<S extends StoreName>(
	store: S,
	stored: RecordTypes[S] | undefined,
	incoming: RecordTypes[S]
): RecordTypes[S] | null {
	// A damaged record gives way to a whole one.
	if (!isWhole(store, stored)) return incoming;
	const joined = join(store, stored, incoming);
	return isSame(stored, joined) ? null : joined;
}

type Tables = { readonly [S in StoreName]: Map<string, RecordTypes[S]> };

export function memoryBackend(): Backend {
	const tables = Object.fromEntries(STORE_NAMES.map((store) => [store, new Map()])) as unknown as Tables;
	const notes = new Map<string, string>();

	function putStore<S extends StoreName>(store: S, records: readonly RecordTypes[S][]): Change[] {
		const table: Map<string, RecordTypes[S]> = tables[store];
		const changes: Change[] = [];
		for (const record of records) {
			const next = written(store, table.get(record.key), record);
			if (next === null) continue;
			table.set(record.key, structuredClone(next));
			changes.push({ store, key: record.key });
		}
		return changes;
	}

	const rows = <S extends StoreName>(store: S): RecordTypes[S][] =>
		structuredClone([...(tables[store] as Map<string, RecordTypes[S]>).values()]);

	return {
		durable: false,
		read: async () => eachStore(rows),
		putAll: async (records) =>
			STORE_NAMES.flatMap(<S extends StoreName>(store: S) => putStore(store, records[store] ?? [])),
		clear: async () => STORE_NAMES.forEach((store) => tables[store].clear()),
		// Nothing gets damaged in memory.
		clean: async () => {},
		note: async (name) => notes.get(name) ?? null,
		setNote: async (name, value) => void notes.set(name, value),
		onsuperseded: () => {},
		onanswering: () => {},
		close: () => {}
	};
}
