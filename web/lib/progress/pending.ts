// What was put and is not written yet: each action from the moment it is shown, what a full device refused, and what the journal
// has of pages that died. It is part of every read and of every backup.
import { baseName, versionOf, type Bases } from './backend.ts';
import type { Journal } from './journal.ts';
import { isSame, mergeRecords } from './merge.ts';
import {
	emptyRecords,
	STORE_NAMES,
	type Records,
	type RecordTypes,
	type SomeRecords,
	type StoreName
} from './records.ts';

export class Pending {
	records: Records = emptyRecords();
	bases: Bases = new Map();
	/** Names in the journal of what is pending. */
	#noted: readonly string[] = [];
	readonly #journal: Journal | undefined;

	/** The journal keeps actions over the death of a page; only beside a durable backend. */
	constructor(journal: Journal | undefined) {
		this.#journal = journal;
	}

	/** At once, in the moment in which the screen shows it. */
	note(records: SomeRecords, bases: Bases): string | null {
		return this.#journal?.note(records, bases) ?? null;
	}

	/**
	 * A save that was made from a pending one takes its place and its base; anything else is joined, and then its base says nothing
	 * any more.
	 */
	add(records: SomeRecords, bases: Bases, noted: string | null): void {
		const next = new Map(this.bases);
		let pending: SomeRecords = this.records;
		const take = <S extends StoreName>(store: S) => {
			for (const record of (records[store] ?? []) as readonly RecordTypes[S][]) {
				const name = baseName(store, record.key);
				const base = bases.get(name);
				const list = (pending[store] ?? []) as readonly RecordTypes[S][];
				const waiting = list.find(({ key }) => key === record.key);
				if (!waiting) {
					if (base !== undefined) next.set(name, base);
				} else if (base && isSame(versionOf(waiting), base))
					pending = { ...pending, [store]: list.filter((one) => one !== waiting) };
				else next.delete(name);
			}
		};
		STORE_NAMES.forEach(take);
		this.records = mergeRecords(pending, records);
		this.bases = next;
		if (noted) this.#noted = [...this.#noted, noted];
	}

	/** Takes up what pages that died had noted; false if there is nothing. */
	recover(): boolean {
		const left = this.#journal?.left() ?? [];
		for (const { name, records, bases } of left) this.add(records, bases, name);
		return left.length > 0;
	}

	/** All of it is written. */
	clear(): void {
		this.records = emptyRecords();
		this.bases = new Map();
		this.#journal?.strike(this.#noted);
		this.#noted = [];
	}
}
