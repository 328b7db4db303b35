// The store of this build: filled whole or not at all, checked file by file.
import type { Cause, Check } from '../lib/frame/messages.ts';
import { FILES, PREFIX, STORE, type SiteFile } from './site.ts';

const AT_ONCE = 6;
const HASH_HEADER = 'x-keystone-hash';

async function digest(data: ArrayBuffer): Promise<string> {
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
	return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Throws unless the server sends the very file that was built: a mixture of two builds must never be stored. */
async function download({ url, hash }: SiteFile): Promise<Response> {
	// Names of immutable files change with their content, so the copy the page has just loaded will do.
	const first: RequestCache = url.includes('/_app/immutable/') ? 'default' : 'no-cache';
	const attempts: [string, RequestCache][] = [
		[url, first],
		// Past every cache on the way that may still hold an older file.
		[`${url}?v=${hash}`, 'reload']
	];
	let fault: unknown;
	for (const [address, cache] of attempts) {
		try {
			const response = await fetch(address, { cache, credentials: 'same-origin' });
			if (!response.ok) throw new Error(`${response.status} for ${url}`);
			const body = await response.arrayBuffer();
			if ((await digest(body)) !== hash) throw new Error(`not as built: ${url}`);
			// A new response: one that was redirected may not answer a navigation.
			const headers = new Headers(response.headers);
			for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
			headers.set(HASH_HEADER, hash);
			// This store is the cache: a page that keeps a file beside it would go on with a damaged one after it is repaired.
			headers.set('cache-control', 'no-cache');
			return new Response(body, { headers });
		} catch (error) {
			fault = error;
		}
	}
	throw fault;
}

async function olderStores(): Promise<string[]> {
	return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== STORE);
}

/** What an earlier build has stored under an address. */
export async function matchOlder(url: string): Promise<Response | undefined> {
	for (const name of await olderStores()) {
		const response = await (await caches.open(name)).match(url);
		if (response) return response;
	}
	return undefined;
}

/** The same file from an earlier build, so that an update loads only what has changed. */
async function reuse({ url, hash }: SiteFile): Promise<Response | undefined> {
	const response = await matchOlder(url);
	return response?.headers.get(HASH_HEADER) === hash ? response : undefined;
}

export async function stored(url: string): Promise<Response | undefined> {
	return (await caches.open(STORE)).match(url);
}

/** A page as it was built; one that was damaged in the store is none, for nothing in it could say so. */
export async function storedWhole({ url, hash }: SiteFile): Promise<Response | undefined> {
	const response = await stored(url);
	const good = response && (await digest(await response.clone().arrayBuffer())) === hash;
	return good ? response : undefined;
}

async function fill(report: (percent: number) => void): Promise<void> {
	const cache = await caches.open(STORE);
	// Files of an interrupted attempt were checked when they were put there.
	const present = new Set((await cache.keys()).map(({ url }) => url));
	const waiting = [...FILES.values()].filter(({ url }) => !present.has(url));
	const total = [...FILES.values()].reduce((sum, { bytes }) => sum + bytes, 0);
	let left = waiting.reduce((sum, { bytes }) => sum + bytes, 0);
	let failed = false;

	async function work(): Promise<void> {
		for (let file = waiting.shift(); file && !failed; file = waiting.shift()) {
			try {
				await cache.put(file.url, (await reuse(file)) ?? (await download(file)));
			} catch (error) {
				failed = true;
				throw error;
			}
			left -= file.bytes;
			report(Math.floor((100 * (total - left)) / total));
		}
	}

	report(Math.floor((100 * (total - left)) / total));
	const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
	for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Stores what is missing. Answers why it could not, or null. */
export async function fillStore(report: (percent: number) => void): Promise<Cause | null> {
	try {
		await fill(report);
		const { missing } = await checkStore(false);
		return missing.length === 0 ? null : 'space';
	} catch (error) {
		return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'space' : 'network';
	}
}

/** Looks for every file in the store, and with `deep` reads it and compares it with what was built. */
export async function checkStore(deep: boolean): Promise<Check> {
	const files = [...FILES.values()];
	const cache = await caches.open(STORE);
	const missing: string[] = [];
	for (const { url, hash } of files) {
		const response = await cache.match(url);
		const good = response && (!deep || (await digest(await response.arrayBuffer())) === hash);
		if (good) continue;
		missing.push(url);
		// A damaged file would stand in the way of a whole one.
		if (response) await cache.delete(url);
	}
	return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), missing };
}

export async function dropStore(): Promise<void> {
	await caches.delete(STORE);
}

export async function dropOlderStores(): Promise<void> {
	await Promise.all((await olderStores()).map((name) => caches.delete(name)));
}
