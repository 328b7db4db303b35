// Where records lie: one small interface, and the one in memory. The one over IndexedDB is browser.ts.
import { familyOf, isSame, joinCopies } from './merge.ts';
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

/** With what is now under the key, null if nothing is; other tabs are told of the key alone and read it themselves. */
export interface RowChange extends Change {
	readonly record?: RecordTypes[StoreName] | null;
}

/** The version of a record that a save was made from. */
export interface Base {
	readonly revision: number;
	readonly savedAt: Instant;
}
export interface Save {
	/** Null for a record that is new. */
	readonly base: Base | null;
	/** If something else is stored: join it, so that both stay; else it is refused. */
	readonly joins: boolean;
}
/** By `baseName`. Records without an entry are joined to what is stored. */
export type Saves = ReadonlyMap<string, Save>;

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
	 * replaces that version and no other. Resolves, with what became of each and of their branches, only when the transaction is complete.
	 */
	putAll(records: SomeRecords, saves?: Saves): Promise<readonly (Written | RowChange)[]>;
	/** Brings rows of earlier versions into the present tables, all or none; until then every reading brings them along. */
	move(): Promise<void>;
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

/** What a put does to the rows of one family (merge.ts); the caller stores what is `changed` and deletes what has no record. */
export function written<S extends StoreName>(
	store: S,
	stored: readonly unknown[],
	incoming: RecordTypes[S],
	save?: Save
): { readonly own: Written<S>; readonly others: readonly RowChange[] } {
	const { key } = incoming;
	// A damaged record gives way to a whole one.
	const whole = stored.filter((row): row is RecordTypes[S] => isWhole(store, row));
	const before = whole.find((row) => row.key === key);
	const answer = (status: Written['status'], record: RecordTypes[S], changed: boolean) => ({
		own: { store, key, status, record, changed },
		others: []
	});
	if (before && isSame(before, incoming)) return answer('stored', before, false);
	if (before && save) {
		if (save.base !== null && isSame(versionOf(before), save.base)) return answer('stored', incoming, true);
		if (!save.joins) return answer('superseded', before, false);
	}
	const after = joinCopies(store, [...whole, incoming]);
	const others = [...new Set([...whole, ...after].map((row) => row.key))].flatMap((one): RowChange[] => {
		const [old, now] = [whole, after].map((rows) => rows.find((row) => row.key === one));
		return one === key || (now && old && isSame(old, now)) ? [] : [{ store, key: one, record: now ?? null }];
	});
	const record = after.find((row) => row.key === key) ?? incoming;
	const status = isUnited(store) || isSame(record, incoming) ? 'stored' : 'superseded';
	return { own: { store, key, status, record, changed: !before || !isSame(before, record) }, others };
}

type Tables = { readonly [S in StoreName]: Map<string, RecordTypes[S]> };

export function memoryBackend(): Backend {
	const tables = Object.fromEntries(STORE_NAMES.map((store) => [store, new Map()])) as unknown as Tables;
	const notes = new Map<string, string>();

	function putStore<S extends StoreName>(
		store: S,
		records: readonly RecordTypes[S][],
		saves: Saves | undefined
	): (Written | RowChange)[] {
		const table: Map<string, RecordTypes[S]> = tables[store];
		return records.flatMap((record) => {
			const family = familyOf(store, record.key);
			const stored = [...table.values()].filter(({ key }) => familyOf(store, key) === family);
			const { own, others } = written(store, stored, record, saves?.get(baseName(store, record.key)));
			for (const { key, record: now } of [...(own.changed ? [own] : []), ...others])
				if (now) table.set(key, structuredClone(now) as RecordTypes[S]);
				else table.delete(key);
			return structuredClone([own, ...others]);
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
		putAll: async (records, saves) =>
			STORE_NAMES.flatMap(<S extends StoreName>(store: S) => putStore(store, records[store] ?? [], saves)),
		move: async () => {},
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
