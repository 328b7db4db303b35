// Where records lie: one small interface, and the one in memory. The one over IndexedDB is browser.ts.
import { isSame, join } from './merge.ts';
import { isWhole } from './whole.ts';
import {
	eachStore,
	STORE_NAMES,
	type Instant,
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

/** The version of a record that a save was made from; null for a record that is new. */
export interface Base {
	readonly revision: number;
	readonly savedAt: Instant;
}
/** By `baseName`. Records without an entry are joined to what is stored. */
export type Bases = ReadonlyMap<string, Base | null>;

export const baseName = (store: StoreName, key: string): string => `${store}/${key}`;

/** What became of one record of a put. */
export interface Written<S extends StoreName = StoreName> extends Change {
	/** superseded: something else is stored that this record was not made from or that wins over it. */
	readonly status: 'stored' | 'superseded';
	/** What is in the table now. */
	readonly record: RecordTypes[S];
	/** The table was changed. */
	readonly changed: boolean;
}

export interface Backend {
	/** Outlives the page. */
	readonly durable: boolean;
	/** Rows come as they lie there; leaving out what is damaged is the store's work. */
	get(store: StoreName, key: string): Promise<unknown>;
	/** Every row whose key begins with the prefix, in order of keys. */
	range(store: StoreName, prefix: string): Promise<readonly unknown[]>;
	all(store: StoreName): Promise<readonly unknown[]>;
	isEmpty(): Promise<boolean>;
	/** All tables as they were at one moment; only for backup and import. */
	read(): Promise<Records>;
	/**
	 * Joins each record to the one stored under its key (no key twice), all in one transaction: all or none. A record with a base
	 * replaces that version and no other. Resolves, with what became of each, only when the transaction is complete.
	 */
	putAll(records: SomeRecords, bases?: Bases): Promise<readonly Written[]>;
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

/** Saves of every table have a time; games and lessons also count. */
export function versionOf(record: RecordTypes[StoreName]): Base {
	const { revision, steps, savedAt, changedAt } = record as {
		readonly [name in 'revision' | 'steps' | 'savedAt' | 'changedAt']?: number;
	};
	return { revision: revision ?? steps ?? 0, savedAt: savedAt ?? changedAt ?? 0 };
}

/** Attempts and hints of a play are united, so none of its copies is ever superseded. */
const isUnited = (store: StoreName): boolean => store === 'sessions' || store === 'practice';

/** What a put does under one key; the caller stores `record` if it is `changed`. */
export function written<S extends StoreName>(
	store: S,
	stored: RecordTypes[S] | undefined,
	incoming: RecordTypes[S],
	base?: Base | null
): Written<S> {
	const { key } = incoming;
	// A damaged record gives way to a whole one.
	if (!isWhole(store, stored)) return { store, key, status: 'stored', record: incoming, changed: true };
	if (isSame(stored, incoming)) return { store, key, status: 'stored', record: stored, changed: false };
	if (base !== undefined) {
		if (base !== null && isSame(versionOf(stored), base))
			return { store, key, status: 'stored', record: incoming, changed: true };
		return { store, key, status: 'superseded', record: stored, changed: false };
	}
	const joined = join(store, stored, incoming);
	const status = isUnited(store) || isSame(joined, incoming) ? 'stored' : 'superseded';
	return { store, key, status, record: joined, changed: !isSame(stored, joined) };
}

type Tables = { readonly [S in StoreName]: Map<string, RecordTypes[S]> };

export function memoryBackend(): Backend {
	const tables = Object.fromEntries(STORE_NAMES.map((store) => [store, new Map()])) as unknown as Tables;
	const notes = new Map<string, string>();

	function putStore<S extends StoreName>(
		store: S,
		records: readonly RecordTypes[S][],
		bases: Bases | undefined
	): Written[] {
		const table: Map<string, RecordTypes[S]> = tables[store];
		return records.map((record) => {
			const { key } = record;
			const result = written(store, table.get(key), record, bases?.get(baseName(store, key)));
			if (result.changed) table.set(key, structuredClone(result.record));
			return structuredClone(result);
		});
	}

	const rows = <S extends StoreName>(store: S): RecordTypes[S][] =>
		structuredClone([...(tables[store] as Map<string, RecordTypes[S]>).values()]);

	return {
		durable: false,
		get: async (store, key) => structuredClone(tables[store].get(key)),
		range: async (store, prefix) =>
			rows(store)
				.filter(({ key }) => key.startsWith(prefix))
				.sort((a, b) => (a.key < b.key ? -1 : 1)),
		all: async (store) => rows(store),
		isEmpty: async () => STORE_NAMES.every((store) => tables[store].size === 0),
		read: async () => eachStore(rows),
		putAll: async (records, bases) =>
			STORE_NAMES.flatMap(<S extends StoreName>(store: S) => putStore(store, records[store] ?? [], bases)),
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
