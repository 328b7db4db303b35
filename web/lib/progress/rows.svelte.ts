// The rows of a table, or of a range of its keys, as a page shows them: read once, then patched key by key.
import type { RecordTypes, StoreName } from './records.ts';
import type { Changes } from './changes.ts';
import type { Store } from './store.ts';

export class Rows<S extends StoreName = StoreName> {
	/** In order of keys; null until they have been read for the first time. */
	list = $state.raw<readonly RecordTypes[S][] | null>(null);
	/** The last reading failed; what was shown stays. */
	failed = false;
	#loading: Promise<void> | null = null;
	readonly #table: S;
	readonly #prefix: string;

	constructor(table: S, prefix = '') {
		this.#table = table;
		this.#prefix = prefix;
	}

	/** Somebody has asked for them. */
	get wanted(): boolean {
		return this.#loading !== null;
	}

	load(store: Store): Promise<void> {
		this.#loading ??= this.reload(store);
		return this.#loading;
	}

	async reload(store: Store): Promise<void> {
		const outcome = await (this.#prefix ? store.range(this.#table, this.#prefix) : store.all(this.#table));
		this.failed = !outcome.ok && outcome.code === 'failed';
		this.list = outcome.ok ? outcome.value : (this.list ?? []);
	}

	/** Reads the keys that come without their record, as changes of other tabs do. */
	async follow(store: Store, changes: Exclude<Changes, 'all'>): Promise<void> {
		const own = changes.filter(
			({ store: name, key }) => name === this.#table && key.startsWith(this.#prefix)
		);
		for (const { key, record } of own) {
			if (record !== undefined) this.#patch(key, record as RecordTypes[S] | null);
			else {
				const outcome = await store.get(this.#table, key);
				if (outcome.ok) this.#patch(key, outcome.value ?? null);
			}
		}
	}

	#patch(name: string, record: RecordTypes[S] | null): void {
		// Still on its way: the reading will find it.
		if (!this.list) return;
		const others = this.list.filter(({ key }) => key !== name);
		const after = others.findIndex(({ key }) => key > name);
		const at = after < 0 ? others.length : after;
		this.list = [...others.slice(0, at), ...(record ? [record] : []), ...others.slice(at)];
	}
}
