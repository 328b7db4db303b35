// What the first visit of a page asks for over the network until it can be used: whatever was asked for before that moment counts,
// even if it arrived after it; fonts do not, for text is shown without them. Sizes are those the server announces, without headers.
import type { CDPSession, Page } from '@playwright/test';

/** Long enough for everything that comes after. */
const AFTER_MS = 4000;

export interface Load {
	readonly path: string;
	readonly font: boolean;
	/** Seconds since 1970. */
	readonly asked: number;
	/** As sent, without headers; 0 until it has arrived. */
	bytes: number;
	headers: number;
}

export interface FirstVisit {
	readonly before: readonly Load[];
	readonly later: readonly Load[];
	readonly milliseconds: number;
}

export const bytesOf = (loads: readonly Load[]): number => loads.reduce((sum, { bytes }) => sum + bytes, 0);

async function loads(session: CDPSession, origin: string): Promise<Map<string, Load>> {
	const all = new Map<string, Load>();
	await session.send('Network.enable');
	session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type }) => {
		const path = request.url.replace(origin, '');
		if (path !== request.url)
			all.set(requestId, {
				path,
				font: type === 'Font' || path.endsWith('.woff2'),
				asked: wallTime,
				bytes: 0,
				headers: 0
			});
	});
	// The sizes of the parts received do not always add up to the file; what the server announces does.
	session.on('Network.responseReceived', ({ requestId, response }) => {
		const load = all.get(requestId);
		if (load) load.bytes = Number(response.headers['content-length']);
	});
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const load = all.get(requestId);
		if (load) load.headers = encodedDataLength - load.bytes;
	});
	return all;
}

/** Tells from the page when every selector of the list is there for the first time. */
const watch = (usable: string): string => `
	new MutationObserver((_, observer) => {
		if (!${JSON.stringify(usable.split(', '))}.every((selector) => document.querySelector(selector))) return;
		observer.disconnect();
		globalThis.tellUsable((performance.timeOrigin + performance.now()) / 1000);
	}).observe(document, { childList: true, subtree: true });`;

/** `usable`: selectors of what a person can use; all of them must be there. */
export async function firstVisit(
	page: Page,
	origin: string,
	path: string,
	usable: string
): Promise<FirstVisit> {
	const all = await loads(await page.context().newCDPSession(page), origin);
	await page.addInitScript(watch(usable));
	const start = Date.now() / 1000;
	let usableAt = 0;
	// There before the page is, or a quick one would tell nobody.
	await page.exposeFunction('tellUsable', (at: number) => (usableAt = at));
	await page.goto(origin + path);
	while (usableAt === 0) await page.waitForTimeout(20);
	await page.waitForTimeout(AFTER_MS);
	const before = [...all.values()].filter(({ asked, font }) => asked <= usableAt && !font);
	return {
		before: before.sort((a, b) => b.bytes - a.bytes),
		later: [...all.values()].filter((load) => !before.includes(load)),
		milliseconds: (usableAt - start) * 1000
	};
}
