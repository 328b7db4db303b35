// A database of version 2 in the browser, past the app, and ways to disturb its move to version 3.
import { expect, type Page } from '@playwright/test';
import type { Dump, Tables } from '../progress/move/facts.ts';

declare global {
	interface Window {
		/** Changes of rows in the last move that was tried. */
		moveChanges?: number;
		/** A disturbed move has come to its row. */
		moveReached?: boolean;
		/** Lets a move go on that was held. */
		releaseMove?: () => void;
	}
}

/** A page of this origin without the app. */
export async function openEmpty(page: Page): Promise<void> {
	await page.route('**/empty', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' })
	);
	await page.goto('/empty');
}

/** In place of whatever is there; the page must be an empty one. */
export const plant = (page: Page, dump: Dump): Promise<void> =>
	page.evaluate(async ({ tables, notes, localStorage: stored }) => {
		localStorage.clear();
		for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
		await new Promise((done, fail) => {
			const request = indexedDB.deleteDatabase('keystone-progress');
			request.onsuccess = done;
			request.onerror = request.onblocked = fail;
		});
		await new Promise<void>((done, fail) => {
			const request = indexedDB.open('keystone-progress', 2);
			request.onerror = fail;
			request.onupgradeneeded = () => {
				const all = { ...tables, notes };
				for (const [name, rows] of Object.entries(all)) {
					const keyPath = name === 'notes' ? 'name' : 'key';
					const table = request.result.createObjectStore(name, { keyPath });
					for (const row of rows) table.put(row);
				}
			};
			request.onsuccess = () => {
				request.result.close();
				done();
			};
		});
	}, dump);

/** Every table as it is this moment, notes too. */
export const tablesIn = (page: Page): Promise<Tables> =>
	page.evaluate(
		() =>
			new Promise<Tables>((done, fail) => {
				const request = indexedDB.open('keystone-progress');
				request.onerror = fail;
				request.onsuccess = () => {
					const names = [...request.result.objectStoreNames];
					const transaction = request.result.transaction(names);
					const found = names.map((name) => [name, transaction.objectStore(name).getAll()] as const);
					transaction.onabort = fail;
					transaction.oncomplete = () => {
						request.result.close();
						done(Object.fromEntries(found.map(([name, { result }]) => [name, result as Tables[string]])));
					};
				};
			})
	);

/** The move and the notes of dead pages are done. */
export async function untilMoved(page: Page): Promise<Tables> {
	await expect
		.poll(async () => {
			const { notes = [] } = await tablesIn(page);
			const journal = await page.evaluate(() =>
				Object.keys(localStorage).filter((name) => name.startsWith('keystone.journal.'))
			);
			const rows = (notes as readonly unknown[] as { name: string; value: string }[]).find(
				({ name }) => name === 'rows'
			);
			return [rows?.value, journal.length];
		})
		.toEqual(['3', 0]);
	return tablesIn(page);
}

/**
 * throw: the change of a row throws as on a full device. abort: the browser ends the transaction there. stop: nothing happens any
 * more until the page dies or releases it. count: only counts.
 */
export type Way = 'throw' | 'abort' | 'stop' | 'count';

/** Each move that this page tries meets this at its so-and-so-many-th change of a row. */
export const disturb = (page: Page, way: Way, at: number): Promise<unknown> =>
	page.addInitScript(
		([how, row]) => {
			const seen = new WeakMap<IDBTransaction, number>();
			const prototype = IDBObjectStore.prototype;
			/** Changes held back; null while none are. */
			let waiting: (() => void)[] | null = null;
			let isReleased = false;
			window.releaseMove = () => (isReleased = true);
			// A transaction lives as long as it is asked something.
			const wait = (table: IDBObjectStore): void => {
				table.count().onsuccess = () => {
					if (!isReleased) return wait(table);
					const all = waiting ?? [];
					waiting = null;
					all.forEach((change) => change());
				};
			};
			for (const name of ['put', 'delete'] as const) {
				const real = prototype[name] as (this: IDBObjectStore, value: never) => IDBRequest;
				prototype[name] = function (this: IDBObjectStore, value: never) {
					const { transaction } = this;
					const isMove = transaction.mode === 'readwrite' && transaction.objectStoreNames.contains('runs');
					if (!isMove) return real.call(this, value);
					const count = seen.get(transaction) ?? 0;
					seen.set(transaction, count + 1);
					window.moveChanges = count + 1;
					if (waiting) {
						waiting.push(() => real.call(this, value));
						return this.count();
					}
					if (count !== row || how === 'count') return real.call(this, value);
					window.moveReached = true;
					if (how === 'throw') throw new DOMException('full', 'QuotaExceededError');
					if (how === 'abort') {
						transaction.abort();
						return real.call(this, value);
					}
					waiting = [() => real.call(this, value)];
					wait(this);
					return this.count();
				} as never;
			}
		},
		[way, at] as const
	);
