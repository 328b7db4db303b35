// What a put does to the rows that are there: loaded with the first one, since a visit reads long before it writes.
import { baseName, versionOf, type RowChange, type Save, type Saves, type Written } from './backend.ts';
import { answered, rangeOf } from './database.ts';
import { familyOf, isSame, joinCopies } from './merge.ts';
import type { RecordTypes, SomeRecords, StoreName } from './records.ts';
import { isWhole } from './whole.ts';

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

/** Puts them into the tables of a transaction that is open for writing. */
export async function putRows(
	transaction: IDBTransaction,
	stores: readonly StoreName[],
	records: SomeRecords,
	saves?: Saves
): Promise<(Written | RowChange)[]> {
	const putRow = async <S extends StoreName>(store: S, row: RecordTypes[S]) => {
		const table = transaction.objectStore(store);
		const family = familyOf(store, row.key);
		const near =
			store === 'games' || store === 'drafts'
				? await answered<{ readonly key: string }[]>(table.getAll(rangeOf(family)))
				: [await answered<{ readonly key: string } | undefined>(table.get(row.key))];
		const stored = near.filter((one) => one && familyOf(store, one.key) === family);
		const { own, others } = written(store, stored, row, saves?.get(baseName(store, row.key)));
		for (const { key, record } of [...(own.changed ? [own] : []), ...others])
			if (record) table.put(record);
			else table.delete(key);
		return [own, ...others];
	};
	const putStore = async <S extends StoreName>(store: S) => {
		const list = (records[store] ?? []) as readonly RecordTypes[S][];
		// Rows of one family are put one after the other; all others at once.
		if (store !== 'games' && store !== 'drafts')
			return (await Promise.all(list.map((row) => putRow(store, row)))).flat();
		const results: (Written | RowChange)[] = [];
		for (const row of list) results.push(...(await putRow(store, row)));
		return results;
	};
	return (await Promise.all(stores.map((store) => putStore(store)))).flat();
}
