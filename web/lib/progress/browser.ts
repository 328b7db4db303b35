// The thin side towards the browser: records in IndexedDB, the channel between tabs, persistent storage.
import { allowed } from '../frame/allowed.ts';
import type { Backend, RowChange, Saves, Written } from './backend.ts';
import { answered, openDatabase, rangeOf } from './database.ts';
import { journalIn } from './journal.ts';
import type * as OldRows from './old-rows.ts';
import { SCHEMA_VERSION, STORE_NAMES, type Records, type SomeRecords, type StoreName } from './records.ts';
import type { StoreEnvironment, TabChannel } from './store.ts';
import { isWhole } from './whole.ts';

const DATABASE = 'keystone-progress';
const CHANNEL = 'keystone-progress';
const NOTES = 'notes';

/** A table of versions 1 and 2: only a database that began with one of them has it. */
const OLD_RUNS = 'runs';
/** Notes the version of the rows; in such a database it is missing until they have been moved. */
const ROWS = 'rows';

function upgrade(database: IDBDatabase, oldVersion: number, transaction: IDBTransaction): void {
	// Each version adds its own step below. Steps only make tables, which a full device allows too: rows are moved later, while the
	// app works.
	if (oldVersion < 1) {
		for (const store of ['sessions', 'practice', 'tricky', 'drafts', 'lessons'])
			database.createObjectStore(store, { keyPath: 'key' });
		database.createObjectStore(NOTES, { keyPath: 'name' });
	}
	// Version 1 had the table and never wrote to it: what may be there came from a file made by hand.
	if (oldVersion === 1) transaction.objectStore(OLD_RUNS).clear();
	if (oldVersion < 3)
		for (const store of ['games', 'answers']) database.createObjectStore(store, { keyPath: 'key' });
}

/** The tables to which rows of version 2 are moved. */
const isMoved = (store: string): store is OldRows.NewTable => ['games', 'lessons', 'answers'].includes(store);

const startsWith = (prefix: string) => (row: unknown) =>
	String((row as { readonly key?: unknown }).key).startsWith(prefix);

/** Rejects as openDatabase does. */
export async function indexedBackend(): Promise<Backend> {
	const database = await openDatabase(DATABASE, SCHEMA_VERSION, upgrade);
	const reading = <T>(stores: readonly string[], work: (transaction: IDBTransaction) => Promise<T>) =>
		database.transact(stores, 'readonly', work);
	const changing = <T>(stores: readonly string[], work: (transaction: IDBTransaction) => Promise<T>) =>
		database.transact(stores, 'readwrite', work);

	const note = async (name: string): Promise<string | null> => {
		const noted = await reading([NOTES], (transaction) =>
			answered<{ value: string } | undefined>(transaction.objectStore(NOTES).get(name))
		);
		return noted?.value ?? null;
	};

	let moved = false;
	/** What reads and moves rows of version 2; null where there are none any more. */
	async function oldRows(): Promise<typeof OldRows | null> {
		moved ||= !(await hasRuns()) || (await note(ROWS)) === '3';
		return moved ? null : import('./old-rows.ts');
	}
	const hasRuns = async () => (await database.connect()).objectStoreNames.contains(OLD_RUNS);
	const everyTable = async () => [...STORE_NAMES, ...((await hasRuns()) ? [OLD_RUNS] : [])];

	/** A change of tables that may still have old rows moves them first, in the same transaction. */
	async function changingAll<T>(
		stores: readonly string[],
		work: (transaction: IDBTransaction) => Promise<T>
	): Promise<T> {
		const old = stores.some(isMoved) && (await oldRows());
		if (!old) return changing(stores, work);
		const value = await changing(
			[...new Set([...stores, ...old.OLD_TABLES, ...old.NEW_TABLES, NOTES])],
			async (transaction) => {
				await old.moveRows(transaction);
				transaction.objectStore(NOTES).put({ name: ROWS, value: '3' });
				return work(transaction);
			}
		);
		moved = true;
		return value;
	}

	async function rows(store: StoreName, prefix: string): Promise<readonly unknown[]> {
		const old = isMoved(store) && (await oldRows());
		if (!old)
			return reading([store], (transaction) =>
				answered<unknown[]>(transaction.objectStore(store).getAll(prefix ? rangeOf(prefix) : null))
			);
		const all = await reading([store, ...old.OLD_TABLES], (transaction) =>
			old.readAll(transaction, store as OldRows.NewTable)
		);
		return all.filter(startsWith(prefix));
	}

	async function putAll(records: SomeRecords, saves?: Saves): Promise<(Written | RowChange)[]> {
		const stores = STORE_NAMES.filter((store) => (records[store] ?? []).length > 0);
		if (stores.length === 0) return [];
		// Before the transaction, which would not wait for it.
		const { putRows } = await import('./writing.ts');
		return changingAll(stores, (transaction) => putRows(transaction, stores, records, saves));
	}

	return {
		durable: true,
		putAll,
		get: async (store, key) => {
			const old = isMoved(store) && (await oldRows());
			if (old) return (await rows(store, key)).find((row) => (row as { key: string }).key === key);
			return reading([store], (transaction) => answered<unknown>(transaction.objectStore(store).get(key)));
		},
		range: rows,
		all: (store) => rows(store, ''),
		isEmpty: async () => {
			const tables = await everyTable();
			return reading(tables, async (transaction) => {
				const counts = await Promise.all(
					tables.map((store) => answered(transaction.objectStore(store).count()))
				);
				return counts.every((count) => count === 0);
			});
		},
		read: async () => {
			const old = await oldRows();
			return reading(await everyTable(), async (transaction) => {
				const list = (store: StoreName) =>
					old && isMoved(store)
						? old.readAll(transaction, store)
						: answered<unknown[]>(transaction.objectStore(store).getAll());
				const lists = await Promise.all(STORE_NAMES.map(list));
				return Object.fromEntries(STORE_NAMES.map((store, k) => [store, lists[k]])) as unknown as Records;
			});
		},
		move: async () => {
			if (await oldRows()) await changingAll(['games'], async () => {});
		},
		clear: async () => {
			const tables = await everyTable();
			return changing(tables, async (transaction) => {
				for (const store of tables) transaction.objectStore(store).clear();
			});
		},
		clean: () =>
			changingAll(STORE_NAMES, async (transaction) => {
				for (const store of STORE_NAMES) {
					const table = transaction.objectStore(store);
					const keys = await answered(table.getAllKeys());
					const all = await answered(table.getAll());
					for (const [k, key] of keys.entries()) if (!isWhole(store, all[k])) table.delete(key);
				}
			}),
		note,
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
	storage: allowed(() => navigator.storage)
});
