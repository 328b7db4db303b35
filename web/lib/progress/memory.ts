// Records in memory, where there is no durable storage; loaded only then.
import type { Backend, RowChange, Saves, Written } from './backend.ts';
import { baseName } from './backend.ts';
import { familyOf } from './merge.ts';
import { eachStore, STORE_NAMES, type RecordTypes, type StoreName } from './records.ts';
import { written } from './writing.ts';

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

	/** In order of keys. */
	const rows = <S extends StoreName>(store: S): RecordTypes[S][] =>
		structuredClone([...(tables[store] as Map<string, RecordTypes[S]>).values()]).sort((a, b) =>
			a.key < b.key ? -1 : 1
		);

	return {
		durable: false,
		get: async (store, key) => structuredClone(tables[store].get(key)),
		range: async (store, prefix) => rows(store).filter(({ key }) => key.startsWith(prefix)),
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
