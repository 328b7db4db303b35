// One database of the browser: opened once, and every piece of work a transaction of its own that ends, whatever becomes of the
// page or of the others. It is part of every first visit, so it does without a library.

/** What is silent for so many seconds waits for a page that sleeps; no device takes so long. */
const PATIENCE = 8;
/** After one silence, until something answers. */
const PATIENCE_LOST = 2;

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((done, fail) => {
		request.onsuccess = () => done(request.result);
		request.onerror = () => fail(request.error);
	});

/** The reason lies in the transaction when the browser ended it, as for a full disk. */
const completed = (transaction: IDBTransaction): Promise<void> =>
	new Promise((done, fail) => {
		transaction.oncomplete = () => done();
		transaction.onabort = () => fail(transaction.error);
	});

function abort(transaction: IDBTransaction): void {
	try {
		transaction.abort();
	} catch {
		// It has ended already.
	}
}

/** Counted in ticks, so that the sleep of a device does not pass for silence; any answer in the transaction begins it anew. */
async function inTime<T>(seconds: number, work: Promise<T>, within?: IDBTransaction): Promise<T> {
	let left = seconds;
	within?.addEventListener('success', () => (left = seconds), true);
	let timer: ReturnType<typeof setInterval> | undefined;
	const silence = new Promise<never>((_, fail) => {
		timer = setInterval(() => {
			if (--left === 0) fail(new DOMException('silent', 'TimeoutError'));
		}, 1000);
	});
	try {
		return await Promise.race([work, silence]);
	} finally {
		clearInterval(timer);
	}
}

const isSilence = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

export type Upgrade = (database: IDBDatabase, oldVersion: number, transaction: IDBTransaction) => void;

export class Database {
	/** Called when a newer version of the app, in another tab, has taken the database over. */
	onsuperseded = () => {};
	/** Called when it opens after all, having been silent too long. */
	onanswering = () => {};
	#superseded = false;
	#connection: Promise<IDBDatabase> | null = null;
	#patience = PATIENCE;
	readonly #running = new Set<IDBTransaction>();
	/** Over while the page is shown. */
	#absence: Promise<void> = Promise.resolve();
	readonly #name: string;
	readonly #version: number;
	readonly #upgrade: Upgrade;

	/** Use openDatabase. */
	constructor(name: string, version: number, upgrade: Upgrade) {
		this.#name = name;
		this.#version = version;
		this.#upgrade = upgrade;
		addEventListener('pagehide', ({ persisted }) => {
			if (persisted) this.#leave();
		});
	}

	/**
	 * A page that the browser keeps for the way back keeps its transactions too, and in WebKit every other page then waits for them
	 * without end. So they are given up as it goes, and made anew should it come back.
	 */
	#leave(): void {
		this.#absence = new Promise((over) => addEventListener('pageshow', () => over(), { once: true }));
		const given = [...this.#running];
		this.#running.clear();
		given.forEach(abort);
	}

	/** Does it again when the page went meanwhile and has come back. */
	async #begun<T>(attempt: (running: (transaction: IDBTransaction) => void) => Promise<T>): Promise<T> {
		for (;;) {
			await this.#absence;
			let mine: IDBTransaction | undefined;
			try {
				return await attempt((transaction) => {
					mine = transaction;
					this.#running.add(transaction);
				});
			} catch (error) {
				if (!mine || this.#running.has(mine)) throw error;
			} finally {
				if (mine) this.#running.delete(mine);
			}
		}
	}

	#opened(): Promise<IDBDatabase> {
		return this.#begun(
			(running) =>
				new Promise((done, fail) => {
					const request = indexedDB.open(this.#name, this.#version);
					request.onupgradeneeded = ({ oldVersion }) => {
						const transaction = request.transaction as IDBTransaction;
						running(transaction);
						this.#upgrade(request.result, oldVersion, transaction);
					};
					request.onerror = () => fail(request.error);
					request.onsuccess = () => {
						const database = request.result;
						database.onversionchange = () => {
							this.#superseded = true;
							this.#connection = null;
							database.close();
							this.onsuperseded();
						};
						database.onclose = () => (this.#connection = null);
						done(database);
					};
				})
		);
	}

	connect(): Promise<IDBDatabase> {
		if (this.#superseded) return Promise.reject(new DOMException('superseded', 'VersionError'));
		if (this.#connection) return this.#connection;
		const opening = this.#opened();
		let late = false;
		opening.then(
			() => {
				this.#connection = opening;
				if (late) this.onanswering();
			},
			() => (this.#connection = null)
		);
		// Silent for so long, it stays refused until it answers.
		this.#connection = inTime(this.#patience, opening).catch((error: unknown) => {
			late = isSilence(error);
			throw error;
		});
		return this.#connection;
	}

	/** All or nothing: what `work` throws takes everything back. */
	transact<T>(
		stores: readonly string[],
		mode: 'readonly' | 'readwrite',
		work: (transaction: IDBTransaction) => Promise<T>
	): Promise<T> {
		return this.#begun(async (running) => {
			const database = await this.connect();
			await this.#absence;
			const transaction = database.transaction(stores, mode, { durability: 'strict' });
			running(transaction);
			const end = completed(transaction);
			try {
				const [value] = await inTime(this.#patience, Promise.all([work(transaction), end]), transaction);
				this.#patience = PATIENCE;
				return value;
			} catch (error) {
				abort(transaction);
				if (isSilence(error)) this.#patience = PATIENCE_LOST;
				else await end.catch(() => {});
				throw transaction.error ?? error;
			}
		});
	}

	close(): void {
		void this.#connection?.then((database) => database.close());
		this.#connection = null;
	}
}

/**
 * Rejects when IndexedDB is missing or refuses, with a VersionError when the database is newer than this app. One that is silent
 * counts as open: its work is refused until it answers.
 */
export async function openDatabase(name: string, version: number, upgrade: Upgrade): Promise<Database> {
	const database = new Database(name, version, upgrade);
	try {
		await database.connect();
	} catch (error) {
		if (!isSilence(error)) throw error;
	}
	return database;
}

/** Of all keys that begin with the prefix. */
export const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
