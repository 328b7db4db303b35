// Devices whose pages can die, whose database takes its time, and whose tabs do not always hear of each other.
import type { Random } from '../../../web/games/rng.ts';
import type { Backend } from '../../../web/lib/progress/backend.ts';
import { memoryBackend } from '../../../web/lib/progress/memory.ts';
import { importBackup, makeBackup, writeBackup } from '../../../web/lib/progress/backup.ts';
import { journalIn } from '../../../web/lib/progress/journal.ts';
import type { Records } from '../../../web/lib/progress/records.ts';
import { openStore, type Store, type TabChannel } from '../../../web/lib/progress/store.ts';
import { memoryStorage } from '../storage.ts';

export const tick = () => new Promise((passed) => setImmediate(passed));

export interface Opened {
	readonly store: Store;
	/** The page is gone: whatever its database has not done yet is never done, and nobody hears an answer. */
	kill(): void;
}

export class Device {
	readonly #storage = memoryStorage();
	readonly #disk = memoryBackend();
	readonly #chance: Random;
	readonly #listeners = new Set<(message: unknown) => void>();
	#names = 0;

	constructor(chance: Random) {
		this.#chance = chance;
	}

	async open(): Promise<Opened> {
		let dead = false;
		const disk: Backend = {
			...this.#disk,
			durable: true,
			putAll: async (...words) => {
				for (let k = this.#chance.below(3); k > 0; k--) await tick();
				const written = await (dead ? new Promise<never>(() => {}) : this.#disk.putAll(...words));
				return dead ? new Promise<never>(() => {}) : written;
			}
		};
		const unique = () => String(this.#names++).padStart(6, '0');
		const store = await openStore({
			open: async () => disk,
			journal: journalIn(() => this.#storage, unique),
			channel: this.#channel(() => dead),
			storage: null
		});
		return { store, kill: () => (dead = true) };
	}

	/** Every second message is lost. */
	#channel(isDead: () => boolean): TabChannel {
		const own = new Set<(message: unknown) => void>();
		return {
			post: (message) => {
				if (isDead() || this.#chance.below(2) === 0) return;
				for (const listener of this.#listeners) if (!own.has(listener)) listener(structuredClone(message));
			},
			listen: (listener) => {
				own.add(listener);
				this.#listeners.add((message) => {
					if (!isDead()) listener(message);
				});
			},
			close: () => {}
		};
	}
}

export async function contentsOf(store: Store): Promise<Records> {
	const outcome = await store.read();
	if (!outcome.ok) throw new Error(outcome.code);
	return outcome.value;
}

/** A file of one device is opened on another. */
export async function carry(from: Device, to: Device): Promise<void> {
	const [{ store: mine }, { store: theirs }] = [await from.open(), await to.open()];
	const file = writeBackup(makeBackup(await contentsOf(mine), 'test', 1));
	const imported = await importBackup(file, theirs);
	if (!imported.ok) throw new Error(JSON.stringify(imported.fault));
}
