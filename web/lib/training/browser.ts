// The thin side towards the browser: IndexedDB through idb, the channel between tabs, persistent storage.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { written, type Backend, type Change } from './backend.ts';
import {
	SCHEMA_VERSION,
	STORE_NAMES,
	type RecordTypes,
	type SomeRecords,
	type StoreName
} from './records.ts';
import type { StoreEnvironment, TabChannel } from './store.ts';

const DATABASE = 'keystone-progress';
const CHANNEL = 'keystone-progress';

type Schema = DBSchema & { [S in StoreName]: { key: string; value: RecordTypes[S] } } & {
	notes: { key: string; value: { name: string; value: string } };
};

/** Rejects when IndexedDB is missing or refuses, with a VersionError when the database is newer than this app. */
export async function indexedBackend(): Promise<Backend> {
	let superseded = false;
	let tell = () => {};
	let connection: Promise<IDBPDatabase<Schema>> | null = null;

	function connect(): Promise<IDBPDatabase<Schema>> {
		if (superseded) return Promise.reject(new DOMException('superseded', 'VersionError'));
		connection ??= openDB<Schema>(DATABASE, SCHEMA_VERSION, {
			upgrade(database, oldVersion, _newVersion, transaction) {
				// Each version adds its own step below; none is ever changed.
				if (oldVersion < 1) {
					for (const store of STORE_NAMES) database.createObjectStore(store, { keyPath: 'key' });
					database.createObjectStore('notes', { keyPath: 'name' });
				}
				// Version 1 had the table and never wrote to it: what may be there came from a file made by hand.
				if (oldVersion === 1) void transaction.objectStore('runs').clear();
			},
			blocking(_current, _blocked, event) {
				superseded = true;
				connection = null;
				(event.target as IDBDatabase).close();
				tell();
			},
			terminated() {
				connection = null;
			}
		}).catch((error: unknown) => {
			connection = null;
			throw error;
		});
		return connection;
	}

	async function putAll(records: SomeRecords): Promise<Change[]> {
		const stores = STORE_NAMES.filter((store) => (records[store] ?? []).length > 0);
		if (stores.length === 0) return [];
		const database = await connect();
		const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
		const changes: Change[] = [];
		const putStore = async <S extends StoreName>(store: S, rows: readonly RecordTypes[S][]) => {
			const table = transaction.objectStore(store);
			const stored = (await Promise.all(rows.map(({ key }) => table.get(key)))) as (
				RecordTypes[S] | undefined
			)[];
			const puts = rows.map((row, k) => {
				const next = written(store, stored[k], row);
				if (next === null) return null;
				changes.push({ store, key: row.key });
				return table.put?.(next as Schema[S]['value']);
			});
			await Promise.all(puts);
		};
		try {
			await Promise.all(stores.map((store) => putStore(store, records[store] ?? [])));
			await transaction.done;
			return changes;
		} catch (error) {
			// The reason lies in the transaction when the browser ended it, as for a full disk.
			const reason = transaction.error ?? error;
			try {
				transaction.abort();
			} catch {
				// It has ended already.
			}
			await transaction.done.catch(() => {});
			throw reason;
		}
	}

	await connect();
	return {
		durable: true,
		putAll,
		async read() {
			const transaction = (await connect()).transaction(STORE_NAMES, 'readonly');
			const all = <S extends StoreName>(store: S) =>
				transaction.objectStore(store).getAll() as Promise<RecordTypes[S][]>;
			const [sessions, practice, tricky, drafts, runs, lessons] = await Promise.all([
				all('sessions'),
				all('practice'),
				all('tricky'),
				all('drafts'),
				all('runs'),
				all('lessons')
			]);
			return { sessions, practice, tricky, drafts, runs, lessons };
		},
		async clear() {
			const transaction = (await connect()).transaction(STORE_NAMES, 'readwrite', { durability: 'strict' });
			await Promise.all(STORE_NAMES.map((store) => transaction.objectStore(store).clear()));
			await transaction.done;
		},
		note: async (name) => (await (await connect()).get('notes', name))?.value ?? null,
		setNote: async (name, value) => void (await (await connect()).put('notes', { name, value })),
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
	channel: tabChannel(),
	storage: typeof navigator === 'undefined' ? null : (navigator.storage ?? null)
});
