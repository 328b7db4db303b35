// The progress of this device. Every action is put at once and counts as kept only when its result says so; what
// could not be written stays in memory, is tried again with the next action, and is part of every backup.
import type { Backend, Base, Change, RowChange, Saves, Written } from './backend.ts';
import { baseName } from './backend.ts';
import { changesOf, type Changes } from './changes.ts';
import type { CivilDate } from './civil.ts';
import { isCivil } from './civil.ts';
import type { Journal } from './journal.ts';
import { Pending } from './pending.ts';
import { PersistentStorage, type BrowserStorage, type Persistence } from './persistence.ts';
import { STORE_NAMES, type Records, type RecordTypes, type SomeRecords } from './records.ts';
import type { StoreName } from './records.ts';
import { isWhole } from './whole.ts';

/** durable: in IndexedDB. memory: only until the page closes. newer: a newer version of the app owns the data. */
export type StoreState = 'durable' | 'memory' | 'newer';
export type StoreFault = 'quota' | 'newer' | 'failed';
export type Outcome<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: StoreFault };

export interface TabChannel {
	post(message: unknown): void;
	listen(listener: (message: unknown) => void): void;
	close(): void;
}
export interface StoreEnvironment {
	/** Rejects when there is no durable storage. */
	readonly open: () => Promise<Backend>;
	/** Keeps actions over the death of a page; only beside a durable backend. */
	readonly journal?: Journal;
	readonly channel: TabChannel | null;
	readonly storage: BrowserStorage | null;
}

export type ChangeListener = (changes: Changes, from: 'here' | 'elsewhere') => void;

export interface PutMany {
	readonly changes: readonly Change[];
	readonly durable: boolean;
}
export interface Put<S extends StoreName> extends PutMany {
	/** superseded: the table holds something else, which this record was not made from or which wins over it. */
	readonly status: 'stored' | 'superseded';
	/** What is in the table now. */
	readonly record: RecordTypes[S];
}
export interface PutOptions {
	/** The version this save was made from: stored only if the table still holds it. Null for a record that is new. */
	readonly base?: Base | null;
}

const changesIn = (results: readonly (Written | RowChange)[]): RowChange[] =>
	results
		.filter((result) => !('changed' in result) || result.changed)
		.map(({ store, key, record = null }) => ({ store, key, record }));

const SERVER_DATE = 'server-date';

function faultOf(error: unknown): StoreFault {
	const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
	if (name === 'QuotaExceededError') return 'quota';
	return name === 'VersionError' ? 'newer' : 'failed';
}

export class Store {
	#state: StoreState;
	#serverDate: CivilDate | null = null;
	readonly #persistence: PersistentStorage;
	readonly #pending: Pending;
	#fault: StoreFault | null = null;
	#atRisk = false;
	/** By `baseName`: what was found damaged and not put right since. */
	readonly #damaged = new Set<string>();
	#tail: Promise<unknown> = Promise.resolve();
	readonly #backend: Backend;
	readonly #environment: StoreEnvironment;
	readonly #listeners = new Set<ChangeListener>();
	readonly #stateListeners = new Set<(state: StoreState) => void>();

	/** Use openStore. */
	constructor(backend: Backend, state: StoreState, environment: StoreEnvironment) {
		this.#backend = backend;
		this.#state = state;
		this.#environment = environment;
		this.#pending = new Pending(backend.durable ? environment.journal : undefined);
		this.#persistence = new PersistentStorage(environment.storage, backend);
		backend.onsuperseded(() => {
			this.#state = 'newer';
			this.#tellState();
		});
		backend.onanswering(() => {
			void this.#writePending();
			this.#tellState();
		});
		if (backend.durable) this.#recover();
		environment.channel?.listen((message) => {
			const changes = changesOf(message);
			if (changes) this.#tell(changes, 'elsewhere');
		});
	}

	get state(): StoreState {
		return this.#state;
	}
	get durable(): boolean {
		return this.#state === 'durable';
	}
	get persistence(): Persistence {
		return this.#persistence.state;
	}
	/** The latest date a server told this device, in UTC. */
	get serverDate(): CivilDate | null {
		return this.#serverDate;
	}
	/** Something confirmed could not be written yet: offer a file. */
	get unsaved(): boolean {
		return !this.#pending.isEmpty;
	}
	/** Why the last action could not be written; null once one was. */
	get fault(): StoreFault | null {
		return this.#fault;
	}
	/** Something was put that goes with the page. */
	get atRisk(): boolean {
		return this.#atRisk;
	}
	/** Records that cannot be read and were left out wherever this page has looked. */
	get damaged(): number {
		return this.#damaged.size;
	}

	/** Like all reads: with what could not be written yet and without what is damaged. */
	get<S extends StoreName>(store: S, key: string): Promise<Outcome<RecordTypes[S] | undefined>> {
		return this.#queued(async () => {
			const row = await this.#backend.get(store, key);
			const rows = await this.#rows(store, row === undefined ? [] : [row], (one) => one === key);
			return rows.find((one) => one.key === key);
		});
	}

	/** Every record whose key begins with the prefix, in order of keys. */
	range<S extends StoreName>(store: S, prefix: string): Promise<Outcome<readonly RecordTypes[S][]>> {
		return this.#queued(async () =>
			this.#rows(store, await this.#backend.range(store, prefix), (key) => key.startsWith(prefix))
		);
	}

	all<S extends StoreName>(store: S): Promise<Outcome<readonly RecordTypes[S][]>> {
		return this.#queued(async () => this.#rows(store, await this.#backend.all(store), () => true));
	}

	/** Nothing was ever put. */
	isEmpty(): Promise<Outcome<boolean>> {
		return this.#queued(async () => !this.unsaved && (await this.#backend.isEmpty()));
	}

	/** All tables as they were at one moment; only for backup and import. */
	read(): Promise<Outcome<Records>> {
		return this.#queued(async () => {
			const stored = await this.#backend.read();
			const tables = STORE_NAMES.map(async (store) => [
				store,
				await this.#rows(store, stored[store], () => true)
			]);
			return Object.fromEntries(await Promise.all(tables)) as Records;
		});
	}

	/** Of what is stored under keys that are `asked` for. */
	#rows<S extends StoreName>(
		store: S,
		stored: readonly unknown[],
		asked: (key: string) => boolean
	): Promise<readonly RecordTypes[S][]> {
		const before = this.damaged;
		const whole = stored.filter((row): row is RecordTypes[S] => {
			const sound = isWhole(store, row);
			const name = baseName(store, String((row as { key?: unknown } | null)?.key));
			if (sound) this.#damaged.delete(name);
			else this.#damaged.add(name);
			return sound;
		});
		if (this.damaged !== before) this.#tellState();
		return this.#pending.over(store, whole, asked);
	}

	/** After every action. */
	async put<S extends StoreName>(
		store: S,
		record: RecordTypes[S],
		{ base }: PutOptions = {}
	): Promise<Outcome<Put<S>>> {
		const action: SomeRecords = { [store]: [record] };
		const name = baseName(store, record.key);
		const saves: Saves = new Map(base === undefined ? [] : [[name, { base, joins: false }]]);
		// Now, not in its turn: the screen shows it already.
		const noted = this.#pending.note(action, saves);
		const outcome = await this.#queued(() => {
			this.#pending.add(action, saves, noted);
			return this.#write(name);
		});
		this.#wentWell(outcome);
		if (!outcome.ok) {
			// It is shown and goes into files all the same.
			this.#tell([{ store, key: record.key, record }], 'here');
			return outcome;
		}
		const own = outcome.value.find(
			(one) => 'status' in one && one.store === store && one.key === record.key
		) as Written<S>;
		// Whoever shows an earlier version has missed a message.
		if (own.status === 'superseded') this.#tell([{ store, key: own.key, record: own.record }], 'here');
		const changes = changesIn(outcome.value);
		this.#announce(changes);
		const solved = 'solvedAt' in record && record.solvedAt !== null;
		const ended = 'endedAt' in record && record.endedAt !== null;
		if (solved || ended) void this.askPersistence('once');
		return {
			ok: true,
			value: { status: own.status, record: own.record, changes, durable: this.durable }
		};
	}

	/** Joins many records, all or none; for import. */
	async putAll(records: SomeRecords): Promise<Outcome<PutMany>> {
		const outcome = await this.#queued(async () => {
			const { mergeRecords } = await import('./merge.ts');
			return this.#backend.putAll(mergeRecords(records, {}));
		});
		if (!outcome.ok) return outcome;
		for (const { store, key } of outcome.value) this.#damaged.delete(baseName(store, key));
		const changes = changesIn(outcome.value);
		this.#announce(changes);
		return { ok: true, value: { changes, durable: this.durable } };
	}

	/**
	 * Writes whatever waits, all or none. Only the put that is under way (`own`) can answer that it was superseded and nothing was
	 * stored; what an earlier page or an earlier failure left behind has no one to ask and is joined.
	 */
	async #write(own?: string): Promise<readonly (Written | RowChange)[]> {
		await this.#pending.join();
		const saves = new Map(
			[...this.#pending.saves].map(([name, save]) => [name, { ...save, joins: name !== own }])
		);
		const results = await this.#backend.putAll(this.#pending.records, saves);
		for (const { store, key } of results) this.#damaged.delete(baseName(store, key));
		this.#pending.clear();
		return results;
	}

	/** Takes up what a page that died had noted. Reads wait for notes of earlier versions, whose reader is loaded first. */
	#recover(): void {
		if (this.#pending.recover()) void this.#writePending();
		if (this.#pending.hasOld)
			void this.#queued(() => this.#pending.recoverOld()).then(() => this.#writePending());
	}

	/** Beside everything else: until it is done, or where a full device forbids it, old rows are read along. */
	move(): void {
		this.#backend.move().catch(() => {});
	}

	async #writePending(): Promise<void> {
		const outcome = await this.#queued(() => this.#write());
		this.#wentWell(outcome);
		if (outcome.ok) this.#announce(changesIn(outcome.value));
	}

	#wentWell(outcome: Outcome<unknown>): void {
		const fault = outcome.ok ? null : outcome.code;
		const atRisk = outcome.ok && !this.durable;
		if (fault === this.#fault && atRisk === this.#atRisk) return;
		this.#fault = fault;
		this.#atRisk = atRisk;
		this.#tellState();
	}

	#tellState(): void {
		for (const listener of this.#stateListeners) listener(this.#state);
	}

	/** Removes what is damaged; only after the person has asked for it. */
	async clean(): Promise<Outcome<null>> {
		const outcome = await this.#queued(async () => {
			await this.#backend.clean();
			this.#damaged.clear();
			return null;
		});
		if (outcome.ok) this.#announce('all');
		return outcome;
	}

	/** Removes everything; only after the person has confirmed. */
	async clear(): Promise<Outcome<null>> {
		const outcome = await this.#queued(async () => {
			await this.#backend.clear();
			this.#damaged.clear();
			this.#pending.clear();
			return null;
		});
		if (outcome.ok) this.#announce('all');
		return outcome;
	}

	/** Also called for changes of other tabs. Returns how to stop. */
	onchange(listener: ChangeListener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	onstate(listener: (state: StoreState) => void): () => void {
		this.#stateListeners.add(listener);
		return () => this.#stateListeners.delete(listener);
	}

	/** By itself only once in a life, after the first solve or run; again when the person asks. */
	askPersistence(when: 'once' | 'now'): Promise<Persistence> {
		return this.#persistence.ask(when, this.durable);
	}

	/** Remembers the date of a server's answer (UTC) if it is the latest. */
	async sawServerDate(date: CivilDate): Promise<void> {
		if (!isCivil(date) || (this.#serverDate !== null && date <= this.#serverDate)) return;
		this.#serverDate = date;
		await this.#queued(() => this.#backend.setNote(SERVER_DATE, date));
	}

	async loadNotes(): Promise<void> {
		const told = await this.#queued(() => this.#backend.note(SERVER_DATE));
		if (told.ok && told.value !== null && isCivil(told.value)) this.#serverDate = told.value;
		await this.#persistence.look(this.durable);
	}

	close(): void {
		this.#environment.channel?.close();
		this.#backend.close();
	}

	/** One after the other, so that a read sees every put before it. */
	#queued<T>(task: () => Promise<T>): Promise<Outcome<T>> {
		const run = async (): Promise<Outcome<T>> => {
			try {
				return { ok: true, value: await task() };
			} catch (error) {
				return { ok: false, code: faultOf(error) };
			}
		};
		const outcome = this.#tail.then(run);
		this.#tail = outcome;
		return outcome;
	}

	#announce(changes: Changes): void {
		if (changes !== 'all' && changes.length === 0) return;
		if (this.durable)
			this.#environment.channel?.post(
				changes === 'all' ? 'all' : changes.map(({ store, key }) => ({ store, key }))
			);
		this.#tell(changes, 'here');
	}

	#tell(changes: Changes, from: 'here' | 'elsewhere'): void {
		for (const listener of this.#listeners) listener(changes, from);
	}
}

/** Never rejects: without durable storage the app works in memory and says so. */
export async function openStore(environment: StoreEnvironment): Promise<Store> {
	let store: Store;
	try {
		const backend = await environment.open();
		store = new Store(backend, backend.durable ? 'durable' : 'memory', environment);
	} catch (error) {
		const { memoryBackend } = await import('./memory.ts');
		store = new Store(memoryBackend(), faultOf(error) === 'newer' ? 'newer' : 'memory', environment);
	}
	await store.loadNotes();
	store.move();
	return store;
}
