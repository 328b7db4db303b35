// Persistent storage: the browser's promise not to clear the data by itself, which is asked for once.
import type { Backend } from './backend.ts';

/** Whether the browser has promised it. */
export type Persistence = 'unknown' | 'kept' | 'refused' | 'unavailable';
export type BrowserStorage = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

const ASKED = 'persistence-asked';

export class PersistentStorage {
	state: Persistence = 'unknown';
	#asking: Promise<Persistence> | null = null;
	readonly #storage: BrowserStorage | null;
	readonly #backend: Backend;

	constructor(storage: BrowserStorage | null, backend: Backend) {
		this.#storage = storage;
		this.#backend = backend;
	}

	/** What was promised before. */
	async look(durable: boolean): Promise<void> {
		const persisted = await this.#storage?.persisted?.().catch(() => false);
		if (persisted === true && durable) this.state = 'kept';
	}

	ask(when: 'once' | 'now', durable: boolean): Promise<Persistence> {
		this.#asking ??= this.#ask(when, durable).finally(() => (this.#asking = null));
		return this.#asking;
	}

	async #ask(when: 'once' | 'now', durable: boolean): Promise<Persistence> {
		const storage = this.#storage;
		if (!durable || !storage?.persist) return (this.state = 'unavailable');
		try {
			if (await storage.persisted?.()) return (this.state = 'kept');
			if (when === 'once' && (await this.#backend.note(ASKED)) !== null) return (this.state = 'refused');
			await this.#backend.setNote(ASKED, 'yes');
			this.state = (await storage.persist()) ? 'kept' : 'refused';
		} catch {
			this.state = 'refused';
		}
		return this.state;
	}
}
