// What was put and is not written yet: each action from the moment it is shown, what a full device refused, and what the journal
// has of pages that died. It is part of every read and of every backup.
import { baseName, versionOf, type Saves } from './backend.ts';
import type { Journal } from './journal.ts';
import type * as Merge from './merge.ts';
import {
	emptyRecords,
	STORE_NAMES,
	type Records,
	type RecordTypes,
	type SomeRecords,
	type StoreName
} from './records.ts';
import { countOf } from './whole.ts';

/** In the key of every branch (branches.ts). */
const BRANCH = '~';

interface Added {
	readonly records: SomeRecords;
	readonly saves: Saves;
}

export class Pending {
	records: Records = emptyRecords();
	/** What is joined where its base is not stored any more: nobody is there to be asked. */
	saves: Saves = new Map();
	/** What was added and is not joined to the records yet. */
	#added: readonly Added[] = [];
	/** Names in the journal of what is pending. */
	#noted: readonly string[] = [];
	readonly #journal: Journal | undefined;

	/** The journal keeps actions over the death of a page; only beside a durable backend. */
	constructor(journal: Journal | undefined) {
		this.#journal = journal;
	}

	/** At once, in the moment in which the screen shows it. */
	note(records: SomeRecords, saves: Saves): string | null {
		return this.#journal?.note(records, saves) ?? null;
	}

	add(records: SomeRecords, saves: Saves, noted: string | null): void {
		this.#added = [...this.#added, { records, saves }];
		if (noted) this.#noted = [...this.#noted, noted];
	}

	get isEmpty(): boolean {
		return this.#added.length === 0 && countOf(this.records) === 0;
	}

	/** Must come before `records` and `saves` are used. How records are joined is loaded when there is something to join. */
	async join(): Promise<void> {
		if (this.#added.length === 0) return;
		const merge = await import('./merge.ts');
		const added = this.#added;
		this.#added = [];
		for (const one of added) this.#joinOne(one, merge);
	}

	/**
	 * A save that was made from a pending one takes its place and its base; anything else is joined, and then its base says nothing
	 * any more.
	 */
	#joinOne({ records, saves }: Added, { isSame, mergeRecords }: typeof Merge): void {
		const next = new Map(this.saves);
		let pending: SomeRecords = this.records;
		const take = <S extends StoreName>(store: S) => {
			for (const record of (records[store] ?? []) as readonly RecordTypes[S][]) {
				const name = baseName(store, record.key);
				const save = saves.get(name);
				const list = (pending[store] ?? []) as readonly RecordTypes[S][];
				const waiting = list.find(({ key }) => key === record.key);
				if (!waiting) {
					if (save) next.set(name, { ...save, joins: true });
				} else if (save?.base && isSame(versionOf(waiting), save.base))
					pending = { ...pending, [store]: list.filter((one) => one !== waiting) };
				else next.delete(name);
			}
		};
		STORE_NAMES.forEach(take);
		this.records = mergeRecords(pending, records);
		this.saves = next;
	}

	/** These rows of a table as they will be once everything is written. */
	async over<S extends StoreName>(
		store: S,
		rows: readonly RecordTypes[S][],
		asked: (key: string) => boolean
	): Promise<readonly RecordTypes[S][]> {
		// As nearly always; and branches, which the line they came from may contain by now.
		if (this.isEmpty && !rows.some(({ key }) => key.includes(BRANCH))) return rows;
		await this.join();
		const { isSame, joinStore } = await import('./merge.ts');
		const own = (this.records[store] as readonly RecordTypes[S][]).filter(({ key }) => asked(key));
		const isReplaced = (row: RecordTypes[S]) => {
			const base = this.saves.get(baseName(store, row.key))?.base;
			return base ? isSame(versionOf(row), base) : false;
		};
		const stays = own.length > 0 ? rows.filter((row) => !isReplaced(row)) : rows;
		return joinStore(store, stays, own);
	}

	/** Takes up what pages that died had noted; false if there is nothing. */
	recover(): boolean {
		const left = this.#journal?.left() ?? [];
		for (const { name, records, saves } of left) this.add(records, saves, name);
		return left.length > 0;
	}

	/** There are notes of earlier versions. */
	get hasOld(): boolean {
		return (this.#journal?.old() ?? []).length > 0;
	}

	async recoverOld(): Promise<void> {
		const { readNote } = await import('./old-notes.ts');
		for (const { name, text } of this.#journal?.old() ?? []) this.add(readNote(text), new Map(), name);
	}

	/** All of it is written. */
	clear(): void {
		this.records = emptyRecords();
		this.saves = new Map();
		this.#added = [];
		this.#journal?.strike(this.#noted);
		this.#noted = [];
	}
}
