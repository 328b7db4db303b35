// The thin side towards the browser: records in IndexedDB, the channel between tabs, persistent storage.
import { baseName, written, type Backend, type Bases, type Written } from './backend.ts';
import { answered, openDatabase } from './database.ts';
import { journalIn } from './journal.ts';
import {
	SCHEMA_VERSION,
	STORE_NAMES,
	type Records,
	type RecordTypes,
	type SomeRecords,
	type StoreName
} from './records.ts';
import type { StoreEnvironment, TabChannel } from './store.ts';
import { isWhole } from './whole.ts';

const DATABASE = 'keystone-progress';
const CHANNEL = 'keystone-progress';
const NOTES = 'notes';

function upgrade(database: IDBDatabase, oldVersion: number, transaction: IDBTransaction): void {
	// Each version adds its own step below; none is ever changed.
	if (oldVersion < 1) {
		for (const store of STORE_NAMES) database.createObjectStore(store, { keyPath: 'key' });
		database.createObjectStore(NOTES, { keyPath: 'name' });
	}
	// Version 1 had the table and never wrote to it: what may be there came from a file made by hand.
	if (oldVersion === 1) transaction.objectStore('runs').clear();
}

/** Rejects as openDatabase does. */
export async function indexedBackend(): Promise<Backend> {
	const database = await openDatabase(DATABASE, SCHEMA_VERSION, upgrade);
	const reading = <T>(stores: readonly string[], work: (transaction: IDBTransaction) => Promise<T>) =>
		database.transact(stores, 'readonly', work);
	const changing = <T>(stores: readonly string[], work: (transaction: IDBTransaction) => Promise<T>) =>
		database.transact(stores, 'readwrite', work);

	async function putAll(records: SomeRecords, bases?: Bases): Promise<Written[]> {
		const stores = STORE_NAMES.filter((store) => (records[store] ?? []).length > 0);
		if (stores.length === 0) return [];
		return changing(stores, async (transaction) => {
			const putStore = async <S extends StoreName>(store: S, rows: readonly RecordTypes[S][]) => {
				const table = transaction.objectStore(store);
				const stored = await Promise.all(rows.map(({ key }) => answered(table.get(key))));
				return rows.map((row, k): Written => {
					const known = stored[k] as RecordTypes[S] | undefined;
					const result = written(store, known, row, bases?.get(baseName(store, row.key)));
					if (result.changed) table.put(result.record);
					return result;
				});
			};
			return (await Promise.all(stores.map((store) => putStore(store, records[store] ?? [])))).flat();
		});
	}

	return {
		durable: true,
		putAll,
		get: (store, key) =>
			reading([store], (transaction) => answered<unknown>(transaction.objectStore(store).get(key))),
		range: (store, prefix) =>
			reading([store], (transaction) =>
				answered<unknown[]>(
					transaction.objectStore(store).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))
				)
			),
		all: (store) =>
			reading([store], (transaction) => answered<unknown[]>(transaction.objectStore(store).getAll())),
		isEmpty: () =>
			reading(STORE_NAMES, async (transaction) => {
				const counts = await Promise.all(
					STORE_NAMES.map((store) => answered(transaction.objectStore(store).count()))
				);
				return counts.every((count) => count === 0);
			}),
		read: () =>
			reading(STORE_NAMES, async (transaction) => {
				const lists = await Promise.all(
					STORE_NAMES.map((store) => answered<unknown[]>(transaction.objectStore(store).getAll()))
				);
				return Object.fromEntries(STORE_NAMES.map((store, k) => [store, lists[k]])) as unknown as Records;
			}),
		clear: () =>
			changing(STORE_NAMES, async (transaction) => {
				for (const store of STORE_NAMES) transaction.objectStore(store).clear();
			}),
		clean: () =>
			changing(STORE_NAMES, async (transaction) => {
				for (const store of STORE_NAMES) {
					const rows = transaction.objectStore(store);
					const keys = await answered(rows.getAllKeys());
					const all = await answered(rows.getAll());
					for (const [k, key] of keys.entries()) if (!isWhole(store, all[k])) rows.delete(key);
				}
			}),
		note: async (name) => {
			const noted = await reading([NOTES], (transaction) =>
				answered<{ value: string } | undefined>(transaction.objectStore(NOTES).get(name))
			);
			return noted?.value ?? null;
		},
		setNote: (name, value) =>
			changing([NOTES], async (transaction) => {
				transaction.objectStore(NOTES).put({ name, value });
			}),
		onsuperseded: (listener) => (database.onsuperseded = listener),
		onanswering: (listener) => (database.onanswering = listener),
		close: () => database.close()
	};
}

function tabChannel(): TabChannel | null {
	if (typeof BroadcastChannel === 'undefined') return null;
	let channel: BroadcastChannel;
	try {
		channel = new BroadcastChannel(CHANNEL);
	} catch {
		// Refused, as some browsers do without storage: tabs then do not hear of each other.
		return null;
	}
	return {
		post: (message) => channel.postMessage(message),
		listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
		close: () => channel.close()
	};
}

export const browserEnvironment = (): StoreEnvironment => ({
	open: indexedBackend,
	journal: journalIn(
		() => localStorage,
		() => `${Date.now()}.${Math.random()}`
	),
	channel: tabChannel(),
	storage: typeof navigator === 'undefined' ? null : (navigator.storage ?? null)
});
