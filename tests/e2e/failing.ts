// Files of a page that fail, in every way they do, and how the visit then ends. For the sample in the tests and for
// `npm run proof -- failing-files`.
import type { Page, Route } from '@playwright/test';

const PORTAL = '<!doctype html><title>Welcome</title><h1>Please log in to this network</h1>';

/** How a file fails on its way. */
export const FAULTS = {
	'error 500': (route: Route) => route.fulfill({ status: 500, body: 'error' }),
	'error 404': (route: Route) => route.fulfill({ status: 404, body: 'missing' }),
	'wrong type': async (route: Route) =>
		route.fulfill({ response: await route.fetch(), contentType: 'application/octet-stream' }),
	truncated: async (route: Route) => {
		const response = await route.fetch();
		const body = await response.body();
		// No cache keeps what broke off on the way.
		const headers = { ...response.headers(), 'cache-control': 'no-store' };
		return route.fulfill({ response, headers, body: body.subarray(0, Math.floor(body.length / 2)) });
	},
	'portal page': (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: PORTAL }),
	'never answers': () => Promise.resolve()
} as const;
export type Fault = keyof typeof FAULTS;

/** How a file is damaged in the store, offline; the last asks a server that never answers. */
export const DAMAGES = [
	'missing',
	'empty',
	'wrong type',
	'truncated',
	'portal page',
	'never answers'
] as const;
export type Damage = (typeof DAMAGES)[number];

/** In the one store there is; answers with what heals it again. */
export async function damage(page: Page, url: string, how: Damage): Promise<() => Promise<void>> {
	const change = (doing: Damage | 'heal') =>
		page.evaluate(
			async ([address, act, portal]) => {
				const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('keystone '));
				const [cache, kept] = await Promise.all([caches.open(name), caches.open('kept aside')]);
				if (act === 'heal') {
					const whole = await kept.match(address);
					if (whole) await cache.put(address, whole);
					return void (await caches.delete('kept aside'));
				}
				const whole = await cache.match(address);
				if (!whole) throw new Error(`not stored: ${address}`);
				await kept.put(address, whole.clone());
				if (act === 'missing' || act === 'never answers') return void (await cache.delete(address));
				const { headers } = whole;
				const body = await whole.arrayBuffer();
				const damaged = {
					empty: () => new Response('', { headers }),
					'wrong type': () => new Response(body, { headers: { 'content-type': 'application/octet-stream' } }),
					truncated: () => new Response(body.slice(0, Math.floor(body.byteLength / 2)), { headers }),
					'portal page': () => new Response(portal, { headers: { 'content-type': 'text/html' } })
				}[act];
				return cache.put(address, damaged());
			},
			[url, doing, PORTAL] as const
		);
	await change(how);
	return () => change('heal');
}

export type Ending = 'works' | 'says so' | 'dead';

/** Longer than the words take on a busy machine. */
const PATIENCE = 30_000;

/**
 * Waits until the page can be used or says in its language that it did not load, with a way to load it again. Words that come first
 * and go again when the page is in use do not count; a page that lacks style sheets or boot.js is not whole.
 */
export async function endingOf(page: Page, usable: string, broken: string, again: string): Promise<Ending> {
	const state = () =>
		page.evaluate(
			([selector, words, label]) => {
				const shown = (one: Element) => (one as HTMLElement).checkVisibility();
				const says =
					[...document.querySelectorAll('.stalled, h1')].some(
						(one) => shown(one) && one.textContent.startsWith(words)
					) &&
					[...document.querySelectorAll('a')].some((one) => shown(one) && one.textContent.trim() === label);
				if (says) return 'says so';
				const used = document.getElementById('svelte-announcer') && document.documentElement.dataset['boot'];
				const styled = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
					({ sheet, media }) => sheet?.cssRules.length && media !== 'print'
				);
				return used && styled && [...document.querySelectorAll(selector)].some(shown) ? 'works' : 'dead';
			},
			[usable, broken, again] as const
		);
	const until = Date.now() + PATIENCE;
	let last: Ending = 'dead';
	while (Date.now() < until) {
		const now = await state().catch((): Ending => 'dead');
		// Twice the same: words may be about to go, and a page about to be replaced by the error page.
		if (now !== 'dead' && now === last) return now;
		last = now;
		await page.waitForTimeout(400);
	}
	return last;
}
