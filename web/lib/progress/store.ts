// The progress of this device. Every action is put at once and counts as kept only when its result says so; what
// could not be written stays in memory, is tried again with the next action, and is part of every backup.
import type { Backend, Base, Bases, Change, Written } from './backend.ts';
import { baseName, memoryBackend, versionOf } from './backend.ts';
import type { CivilDate } from './civil.ts';
import { isCivil } from './civil.ts';
import type { Journal } from './journal.ts';
import { isSame, mergeRecords } from './merge.ts';
import { emptyRecords, STORE_NAMES, type Records, type RecordTypes, type SomeRecords } from './records.ts';
import type { StoreName } from './records.ts';
import { countOf, wholeOf } from './whole.ts';

/** durable: in IndexedDB. memory: only until the page closes. newer: a newer version of the app owns the data. */
export type StoreState = 'durable' | 'memory' | 'newer';
export type StoreFault = 'quota' | 'newer' | 'failed';
export type Outcome<T> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: StoreFault };
/** Whether the browser has promised not to clear the data by itself. */
export type Persistence = 'unknown' | 'kept' | 'refused' | 'unavailable';

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
	readonly storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | null;
}

/** `all` after a wipe. */
export type Changes = readonly Change[] | 'all';
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

const changesIn = (results: readonly Written[]): Change[] =>
	results.filter(({ changed }) => changed).map(({ store, key }) => ({ store, key }));

const ASKED = 'persistence-asked';
const SERVER_DATE = 'server-date';

function faultOf(error: unknown): StoreFault {
	const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
	if (name === 'QuotaExceededError') return 'quota';
	return name === 'VersionError' ? 'newer' : 'failed';
}

/** Another tab may run another version, so its messages are checked. */
function changesOf(message: unknown): Changes | null {
	if (message === 'all') return 'all';
	if (!Array.isArray(message)) return null;
	const names: readonly string[] = STORE_NAMES;
	const good = message.every(
		(change: unknown) =>
			typeof change === 'object' &&
			change !== null &&
			'store' in change &&
			'key' in change &&
			names.includes(String(change.store)) &&
			typeof change.key === 'string'
	);
	return good ? (message as Change[]) : null;
}

export class Store {
	#state: StoreState;
	#persistence: Persistence = 'unknown';
	#serverDate: CivilDate | null = null;
	#pending: Records = emptyRecords();
	/** Of what is pending. */
	#bases: Bases = new Map();
	/** Names in the journal of what is pending. */
	#noted: readonly string[] = [];
	#fault: StoreFault | null = null;
	#atRisk = false;
	#damaged = 0;
	#asking: Promise<Persistence> | null = null;
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
		return this.#persistence;
	}
	/** The latest date a server told this device, in UTC. */
	get serverDate(): CivilDate | null {
		return this.#serverDate;
	}
	/** Something confirmed could not be written yet: offer a file. */
	get unsaved(): boolean {
		return countOf(this.#pending) > 0;
	}
	/** Why the last action could not be written; null once one was. */
	get fault(): StoreFault | null {
		return this.#fault;
	}
	/** Something was put that goes with the page. */
	get atRisk(): boolean {
		return this.#atRisk;
	}
	/** Records that cannot be read and were left out at the last look. */
	get damaged(): number {
		return this.#damaged;
	}

	/** Everything, with what could not be written yet and without what is damaged. */
	read(): Promise<Outcome<Records>> {
		return this.#queued(async () => {
			const stored = await this.#backend.read();
			const whole = wholeOf(stored);
			this.#damaged = countOf(stored) - countOf(whole);
			return mergeRecords(whole, this.#pending);
		});
	}

	/** After every action. */
	async put<S extends StoreName>(
		store: S,
		record: RecordTypes[S],
		{ base }: PutOptions = {}
	): Promise<Outcome<Put<S>>> {
		const action: SomeRecords = { [store]: [record] };
		const bases: Bases = new Map(base === undefined ? [] : [[baseName(store, record.key), base]]);
		// Now, not in its turn: the screen shows it already.
		const noted = this.#backend.durable ? this.#environment.journal?.note(action, bases) : null;
		const outcome = await this.#queued(() => {
			this.#wait(action, bases);
			if (noted) this.#noted = [...this.#noted, noted];
			return this.#write(baseName(store, record.key));
		});
		this.#wentWell(outcome);
		if (!outcome.ok) return outcome;
		const changes = changesIn(outcome.value);
		this.#announce(changes);
		const solved = 'solvedAt' in record && record.solvedAt !== null;
		const ended = 'endedAt' in record && record.endedAt !== null;
		if (solved || ended) void this.askPersistence('once');
		const own = outcome.value.find((one) => one.store === store && one.key === record.key) as Written<S>;
		return {
			ok: true,
			value: { status: own.status, record: own.record, changes, durable: this.durable }
		};
	}

	/**
	 * Adds to what is pending. A save that was made from a pending one takes its place and its base; anything else is joined, and
	 * then its base says nothing any more.
	 */
	#wait(records: SomeRecords, bases: Bases): void {
		const next = new Map(this.#bases);
		let pending: SomeRecords = this.#pending;
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
		this.#pending = mergeRecords(pending, records);
		this.#bases = next;
	}

	/** Joins many records, all or none; for import. */
	async putAll(records: SomeRecords): Promise<Outcome<PutMany>> {
		const outcome = await this.#queued(() => this.#backend.putAll(mergeRecords(records, {})));
		if (!outcome.ok) return outcome;
		const changes = changesIn(outcome.value);
		this.#announce(changes);
		return { ok: true, value: { changes, durable: this.durable } };
	}

	/**
	 * Writes whatever waits, all or none. Only the put that is under way (`own`) can answer that it was superseded; what an earlier
	 * page or an earlier failure left behind has no one to ask and is joined.
	 */
	async #write(own?: string): Promise<readonly Written[]> {
		const bases = new Map([...this.#bases].filter(([name]) => name === own));
		const results = await this.#backend.putAll(this.#pending, bases);
		this.#forget();
		return results;
	}

	/** Nothing is pending any more. */
	#forget(): void {
		this.#pending = emptyRecords();
		this.#bases = new Map();
		this.#environment.journal?.strike(this.#noted);
		this.#noted = [];
	}

	/** Takes up what a page that died had noted. */
	#recover(): void {
		const left = this.#environment.journal?.left() ?? [];
		if (left.length === 0) return;
		for (const { records, bases } of left) this.#wait(records, bases);
		this.#noted = left.map(({ name }) => name);
		void this.#writePending();
	}

	async #writePending(): Promise<void> {
		this.#wentWell(await this.#queued(() => this.#write()));
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
			return null;
		});
		if (outcome.ok) this.#announce('all');
		return outcome;
	}

	/** Removes everything; only after the person has confirmed. */
	async clear(): Promise<Outcome<null>> {
		const outcome = await this.#queued(async () => {
			await this.#backend.clear();
			this.#forget();
			return null;
		});
		if (outcome.ok) this.#announce('all');
		return outcome;
	}

	/** Also called for changes of other tabs: read again what is shown. Returns how to stop. */
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
		this.#asking ??= this.#ask(when).finally(() => (this.#asking = null));
		return this.#asking;
	}

	async #ask(when: 'once' | 'now'): Promise<Persistence> {
		const { storage } = this.#environment;
		if (!this.durable || !storage?.persist) return (this.#persistence = 'unavailable');
		try {
			if (await storage.persisted?.()) return (this.#persistence = 'kept');
			if (when === 'once' && (await this.#backend.note(ASKED)) !== null)
				return (this.#persistence = 'refused');
			await this.#backend.setNote(ASKED, 'yes');
			this.#persistence = (await storage.persist()) ? 'kept' : 'refused';
		} catch {
			this.#persistence = 'refused';
		}
		return this.#persistence;
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
		const persisted = await this.#environment.storage?.persisted?.().catch(() => false);
		if (persisted === true && this.durable) this.#persistence = 'kept';
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
		if (this.durable) this.#environment.channel?.post(changes);
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
		store = new Store(memoryBackend(), faultOf(error) === 'newer' ? 'newer' : 'memory', environment);
	}
	await store.loadNotes();
	return store;
}
