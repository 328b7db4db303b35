// The progress of this device for all pages: one store, opened once, its records as they are now, the clock, and the
// streak derived from both. Changes made in another tab arrive by themselves.
import { untrack } from 'svelte';
import { known, type Troubles } from '$lib/frame/trouble.svelte.ts';
import { browserEnvironment } from './browser.ts';
import { addDays } from './civil.ts';
import { emptyRecords, STORE_NAMES, type Records } from './records.ts';
import { openStore, type Persistence, type Store, type StoreState } from './store.ts';
import { clockOf, streakOf, trustedDate, type Clock } from './streak.ts';

/** Tells web/static/boot.js, before the first paint of the next visit, that something was played here. */
const MET = 'keystone.met';

class ProgressOfDevice {
	/** Null until they have been read for the first time. */
	records = $state.raw<Records | null>(null);
	/** The clock as it was last looked at. */
	clock = $state.raw<Clock | null>(null);
	state = $state<StoreState>('durable');
	persistence = $state<Persistence>('unknown');
	/** Something could not be written: a file would keep it. */
	unsaved = $state(false);
	/** Records that are left out because they cannot be read. */
	damaged = $state(0);

	readonly streak = $derived(this.records && this.clock ? streakOf(this.records.sessions, this.clock) : null);
	/** Nothing was ever played here; null while that is unknown. */
	readonly isNew = $derived.by(() => {
		const { records } = this;
		return records && STORE_NAMES.every((name) => records[name].length === 0);
	});

	#opened: Promise<Store> | null = null;
	#store: Store | null = null;
	#midnight: ReturnType<typeof setTimeout> | undefined;

	/** The one store of the page. */
	store(): Promise<Store> {
		this.#opened ??= this.#open();
		return this.#opened;
	}

	/** While a page shows progress: opens the store and follows the clock. Returns how to stop. */
	follow(): () => void {
		void this.store();
		const look = () => {
			this.look();
			clearTimeout(this.#midnight);
			this.#midnight = setTimeout(look, untilMidnight(new Date()));
		};
		const back = (event: PageTransitionEvent) => {
			look();
			// A page kept by the browser may have slept through changes of other tabs.
			if (event.persisted) void this.#read();
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
		store.onchange(() => void this.#read());
		store.onstate(() => void this.#read());
		await this.#read();
		return store;
	}

	async #read(): Promise<void> {
		const store = this.#store;
		if (!store) return;
		const outcome = await store.read();
		this.state = store.state;
		this.persistence = store.persistence;
		this.unsaved = store.unsaved;
		this.damaged = store.damaged;
		tell({
			unreadable: !outcome.ok && outcome.code === 'failed',
			newer: store.state === 'newer',
			quota: store.fault === 'quota',
			failed: store.fault === 'failed',
			memory: store.atRisk,
			damaged: store.damaged > 0
		});
		// What was shown stays shown when it cannot be read again.
		if (outcome.ok) {
			this.records = outcome.value;
			this.#remember();
		} else this.records ??= emptyRecords();
	}

	#remember(): void {
		try {
			if (this.isNew) localStorage.removeItem(MET);
			else localStorage.setItem(MET, 'yes');
		} catch {
			// Only the first moment of the next visit depends on it.
		}
	}
}

/** The row that tells it is loaded only when there is something to tell. */
function tell(troubles: Troubles): void {
	// Whoever makes this look at the clock does not depend on what is told of it.
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
