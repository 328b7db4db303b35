// The progress of this device for all pages: one store, opened once, the tables that pages show, and the clock. What is put here
// or in another tab patches one row.
import { untrack } from 'svelte';
import { known, type Troubles } from '$lib/frame/trouble.svelte.ts';
import { browserEnvironment } from './browser.ts';
import { addDays } from './civil.ts';
import { clockOf, trustedDate, type Clock } from './clock.ts';
import type { Persistence } from './persistence.ts';
import { STORE_NAMES, type RecordTypes, type StoreName } from './records.ts';
import { Rows } from './rows.svelte.ts';
import type { Changes } from './changes.ts';
import { openStore, type Store, type StoreState } from './store.ts';

/** Tells web/static/boot.js, before the first paint of the next visit, that something was played here. */
const MET = 'keystone.met';

type Tables = { readonly [S in StoreName]: Rows<S> };

class ProgressOfDevice {
	/** The clock as it was last looked at. */
	clock = $state.raw<Clock | null>(null);
	state = $state<StoreState>('durable');
	persistence = $state<Persistence>('unknown');
	/** Something could not be written: a file would keep it. */
	unsaved = $state(false);
	/** Records that are left out because they cannot be read. */
	damaged = $state(0);
	/** Nothing was ever played here; null while that is unknown. */
	isNew = $state<boolean | null>(null);

	readonly #tables = Object.fromEntries(
		STORE_NAMES.map((name) => [name, new Rows(name)])
	) as unknown as Tables;
	/** Ranges that pages show. */
	readonly #ranges = new Set<Rows>();
	#opened: Promise<Store> | null = null;
	#store: Store | null = null;
	#midnight: ReturnType<typeof setTimeout> | undefined;

	/** Each table is null until it has been read for the first time, which `follow` or `load` asks for. */
	get sessions() {
		return this.#tables.sessions.list;
	}
	get practice() {
		return this.#tables.practice.list;
	}
	get tricky() {
		return this.#tables.tricky.list;
	}
	get drafts() {
		return this.#tables.drafts.list;
	}
	get games() {
		return this.#tables.games.list;
	}
	get lessons() {
		return this.#tables.lessons.list;
	}
	get answers() {
		return this.#tables.answers.list;
	}

	/** The one store of the page. */
	store(): Promise<Store> {
		this.#opened ??= this.#open();
		return this.#opened;
	}

	/** A whole table: read once, kept up to date from then on. Empty where it cannot be read. */
	async load<S extends StoreName>(table: S): Promise<readonly RecordTypes[S][]> {
		const rows: Rows<S> = this.#tables[table];
		await rows.load(await this.store());
		this.#look();
		return rows.list ?? [];
	}

	/** Records whose keys begin with the prefix; kept up to date until `drop`. */
	async range<S extends StoreName>(table: S, prefix: string): Promise<Rows<S>> {
		const rows = new Rows(table, prefix);
		await rows.load(await this.store());
		this.#ranges.add(rows as unknown as Rows);
		this.#look();
		return rows;
	}

	drop<S extends StoreName>(rows: Rows<S>): void {
		this.#ranges.delete(rows as unknown as Rows);
	}

	/** While a page shows these tables: opens the store, loads them and follows the clock. Returns how to stop. */
	follow(...tables: readonly StoreName[]): () => void {
		void Promise.all(tables.map((table) => this.load(table))).then(() => this.#meet());
		const look = () => {
			this.look();
			clearTimeout(this.#midnight);
			this.#midnight = setTimeout(look, untilMidnight(new Date()));
		};
		const back = (event: PageTransitionEvent) => {
			look();
			// A page kept by the browser may have slept through changes of other tabs.
			if (event.persisted) void this.#reload(() => true);
		};
		look();
		document.addEventListener('visibilitychange', look);
		addEventListener('pageshow', back);
		return () => {
			clearTimeout(this.#midnight);
			document.removeEventListener('visibilitychange', look);
			removeEventListener('pageshow', back);
		};
	}

	look(): void {
		const clock = this.clockAt(new Date());
		this.clock = clock;
		// No place on Earth is more than a day behind: the clock is wrong, and days are counted by it.
		tell({ clock: addDays(clock.today, 1) < clock.trustedOn });
	}

	clockAt(date: Date): Clock {
		return clockOf(date, trustedDate(BUILT_ON, this.#store?.serverDate ?? null));
	}

	/** Removes what is damaged. */
	async clean(): Promise<void> {
		await (await this.store()).clean();
	}

	async askPersistence(): Promise<void> {
		this.persistence = await (await this.store()).askPersistence('now');
	}

	async #open(): Promise<Store> {
		const store = await openStore(browserEnvironment());
		this.#store = store;
		store.onchange((changes) => void this.#change(store, changes));
		store.onstate(() => {
			this.#look();
			void this.#reload(({ failed }) => failed);
		});
		this.#look();
		return store;
	}

	#shown(): Rows[] {
		const tables = Object.values(this.#tables) as unknown as Rows[];
		return [...tables.filter(({ wanted }) => wanted), ...this.#ranges];
	}

	async #change(store: Store, changes: Changes): Promise<void> {
		if (changes === 'all') {
			this.isNew = null;
			await this.#reload(() => true);
			return this.#meet();
		}
		this.#remember(false);
		await Promise.all(this.#shown().map((rows) => rows.follow(store, changes)));
		this.#look();
	}

	async #reload(which: (rows: Rows) => boolean): Promise<void> {
		const store = await this.store();
		await Promise.all(
			this.#shown()
				.filter(which)
				.map((rows) => rows.reload(store))
		);
		this.#look();
	}

	/** What the store says of itself. */
	#look(): void {
		const store = this.#store;
		if (!store) return;
		this.state = store.state;
		this.persistence = store.persistence;
		this.unsaved = store.unsaved;
		this.damaged = store.damaged;
		tell({
			unreadable: this.#shown().some(({ failed }) => failed),
			newer: store.state === 'newer',
			quota: store.fault === 'quota',
			failed: store.fault === 'failed',
			memory: store.atRisk,
			damaged: store.damaged > 0
		});
	}

	async #meet(): Promise<void> {
		if (this.isNew === false) return;
		const outcome = await (await this.store()).isEmpty();
		if (outcome.ok) this.#remember(outcome.value);
		else this.isNew ??= true;
	}

	#remember(isNew: boolean): void {
		if (isNew === this.isNew) return;
		this.isNew = isNew;
		try {
			if (isNew) localStorage.removeItem(MET);
			else localStorage.setItem(MET, 'yes');
		} catch {
			// Only the first moment of the next visit depends on it.
		}
	}
}

/** The row that tells it is loaded only when there is something to tell. */
function tell(troubles: Troubles): void {
	// untrack: an effect that looks at the clock must not run again when a trouble changes.
	known.troubles = { ...untrack(() => known.troubles), ...troubles };
	if (Object.values(troubles).includes(true))
		import('$lib/frame/trouble-row.ts').then(
			({ showTroubles }) => showTroubles(),
			() => undefined
		);
}

/** Milliseconds to just after the next local midnight, found on the calendar. */
function untilMidnight(now: Date): number {
	const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 0, 0, 1);
	return Math.max(1000, next.getTime() - now.getTime());
}

export const progress = new ProgressOfDevice();
