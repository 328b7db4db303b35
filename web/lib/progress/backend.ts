// Where records lie: one small interface. Over IndexedDB it is browser.ts, in memory memory.ts; what both do with a put is writing.ts.
import type { Instant, Records, RecordTypes, SomeRecords, StoreName } from './records.ts';

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
