// Rows of version 2 in the database: read along with the others until they have been moved, and moved in one transaction. Loaded
// only for a database that still has some.
import { answered } from './database.ts';
import { joinStore } from './merge.ts';
import { isOld, toVersion3, type NewRows } from './migrate.ts';
import type { RecordTypes, StoreName } from './records.ts';
import { keepIfAbsent } from './selections.ts';
import { isWhole } from './whole.ts';

export const OLD_TABLES = ['runs', 'lessons'] as const;
export const NEW_TABLES = ['games', 'lessons', 'answers'] as const;
export type NewTable = (typeof NEW_TABLES)[number];

async function oldRows(transaction: IDBTransaction) {
	const [runs = [], lessons = []] = await Promise.all(
		OLD_TABLES.map(async (table) =>
			(await answered<unknown[]>(transaction.objectStore(table).getAll())).filter((row) => isOld(table, row))
		)
	);
	return { runs, lessons };
}

async function converted(transaction: IDBTransaction): Promise<NewRows> {
	const rows = toVersion3(await oldRows(transaction));
	for (const [key, selection] of rows.selections) keepIfAbsent(key, selection);
	return rows;
}

const keyOf = (row: unknown): string => String((row as { readonly key?: unknown } | null)?.key);

function joined<S extends StoreName>(
	store: S,
	fresh: readonly unknown[],
	old: readonly unknown[]
): unknown[] {
	const split = (rows: readonly unknown[]) => [
		rows.filter((row): row is RecordTypes[S] => isWhole(store, row)),
		rows.filter((row) => !isWhole(store, row))
	];
	const [[whole = [], damaged = []], [more = [], bad = []]] = [split(fresh), split(old)];
	const sound = joinStore(store, whole as RecordTypes[S][], more as RecordTypes[S][]);
	const keys = new Set(sound.map(({ key }) => key));
	// A damaged record gives way to a whole one.
	return [...sound, ...[...damaged, ...bad].filter((row) => !keys.has(keyOf(row)))];
}

/** The rows of a table together with those that are still to be moved to it. */
export async function readAll(transaction: IDBTransaction, table: NewTable): Promise<unknown[]> {
	const rows = await converted(transaction);
	const stored = await answered<unknown[]>(transaction.objectStore(table).getAll());
	const fresh = table === 'lessons' ? stored.filter((row) => !isOld('lessons', row)) : stored;
	return joined(table, fresh, rows[table]);
}

/** All or nothing, as the transaction is. A second time there is nothing left to do. */
export async function moveRows(transaction: IDBTransaction): Promise<void> {
	const old = await oldRows(transaction);
	const all = new Map<NewTable, unknown[]>();
	for (const table of NEW_TABLES) all.set(table, await readAll(transaction, table));
	for (const table of OLD_TABLES)
		for (const row of old[table]) transaction.objectStore(table).delete(keyOf(row));
	for (const [table, rows] of all) for (const row of rows) transaction.objectStore(table).put(row);
}
