// The thin side towards the browser: IndexedDB, the channel between tabs, persistent storage. It is part of every first visit, so it
// does without a library.
import { written, type Backend, type Change } from './backend.ts';
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

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((done, fail) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => fail(request.error);
	});

/** The reason lies in the transaction when the browser ended it, as for a full disk. */
const completed = (transaction: IDBTransaction): Promise<void> =>
	new Promise((done, fail) => {
		transaction.oncomplete = () => done();
		transaction.onabort = () => fail(transaction.error);
	});

function upgrade(database: IDBDatabase, oldVersion: number, transaction: IDBTransaction): void {
	// Each version adds its own step below; none is ever changed.
	if (oldVersion < 1) {
		for (const store of STORE_NAMES) database.createObjectStore(store, { keyPath: 'key' });
		database.createObjectStore(NOTES, { keyPath: 'name' });
	}
	// Version 1 had the table and never wrote to it: what may be there came from a file made by hand.
	if (oldVersion === 1) transaction.objectStore('runs').clear();
}

/** Rejects when IndexedDB is missing or refuses, with a VersionError when the database is newer than this app. */
export async function indexedBackend(): Promise<Backend> {
	let superseded = false;
	let tell = () => {};
	let connection: Promise<IDBDatabase> | null = null;

	function opened(): Promise<IDBDatabase> {
		return new Promise((done, fail) => {
			const request = indexedDB.open(DATABASE, SCHEMA_VERSION);
			request.onupgradeneeded = ({ oldVersion }) =>
				upgrade(request.result, oldVersion, request.transaction as IDBTransaction);
			request.onerror = () => fail(request.error);
			request.onsuccess = () => {
				const database = request.result;
				database.onversionchange = () => {
					superseded = true;
					connection = null;
					database.close();
					tell();
				};
				database.onclose = () => (connection = null);
				done(database);
			};
		});
	}

	function connect(): Promise<IDBDatabase> {
		if (superseded) return Promise.reject(new DOMException('superseded', 'VersionError'));
		connection ??= opened().catch((error: unknown) => {
			connection = null;
			throw error;
		});
		return connection;
	}

	/** All or nothing: what `work` throws takes everything back. */
	async function changing<T>(
		stores: readonly string[],
		work: (transaction: IDBTransaction) => Promise<T>
	): Promise<T> {
		const transaction = (await connect()).transaction(stores, 'readwrite', { durability: 'strict' });
		const end = completed(transaction);
		try {
			const [value] = await Promise.all([work(transaction), end]);
			return value;
		} catch (error) {
			try {
				transaction.abort();
			} catch {
				// It has ended already.
			}
			await end.catch(() => {});
			throw transaction.error ?? error;
		}
	}

	async function putAll(records: SomeRecords): Promise<Change[]> {
		const stores = STORE_NAMES.filter((store) => (records[store] ?? []).length > 0);
		if (stores.length === 0) return [];
		const changes: Change[] = [];
		return changing(stores, async (transaction) => {
			const putStore = async <S extends StoreName>(store: S, rows: readonly RecordTypes[S][]) => {
				const table = transaction.objectStore(store);
				const stored = await Promise.all(rows.map(({ key }) => answered(table.get(key))));
				for (const [k, row] of rows.entries()) {
					const next = written(store, stored[k] as RecordTypes[S] | undefined, row);
					if (next === null) continue;
					changes.push({ store, key: row.key });
					table.put(next);
				}
			};
			await Promise.all(stores.map((store) => putStore(store, records[store] ?? [])));
			return changes;
		});
	}

	const table = async (store: string) => (await connect()).transaction(store).objectStore(store);

	await connect();
	return {
		durable: true,
		putAll,
		async read() {
			const transaction = (await connect()).transaction(STORE_NAMES);
			const lists = await Promise.all(
				STORE_NAMES.map((store) => answered<unknown[]>(transaction.objectStore(store).getAll()))
			);
			return Object.fromEntries(STORE_NAMES.map((store, k) => [store, lists[k]])) as unknown as Records;
		},
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
		note: async (name) =>
			(await answered<{ value: string } | undefined>((await table(NOTES)).get(name)))?.value ?? null,
		setNote: (name, value) =>
			changing([NOTES], async (transaction) => {
				transaction.objectStore(NOTES).put({ name, value });
			}),
		onsuperseded: (listener) => (tell = listener),
		close() {
			void connection?.then((database) => database.close());
			connection = null;
		}
	};
}

function tabChannel(): TabChannel | null {
	if (typeof BroadcastChannel === 'undefined') return null;
	const channel = new BroadcastChannel(CHANNEL);
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
