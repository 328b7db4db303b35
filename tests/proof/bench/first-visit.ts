// `npm run bench:first-visit`, after `npm run build`: what the first visit of a page costs over the network, compressed as a
// static host does it, until the puzzle can be played (home: until today's three are there). Whatever was asked for before that
// moment counts, even if it arrived after it; fonts do not, for text is shown without them. The limit is for the files; the
// headers, which differ from host to host, are told beside it.
import type { CDPSession, Page } from '@playwright/test';
import { launchChromium } from './chromium.ts';
import { serveBuild } from './serve.ts';

interface Visit {
	readonly path: string;
	/** In the page: what a person can use, once there. */
	readonly usable: string;
	readonly limit: number | null;
}

const KB = 1000;
const VISITS: readonly Visit[] = [
	{ path: '/daily/', usable: '.plan table button, .slots button', limit: 100 * KB },
	{ path: '/', usable: 'time', limit: null }
];
/** Long enough for everything that comes after. */
const AFTER_MS = 4000;

interface Load {
	readonly path: string;
	readonly font: boolean;
	/** Seconds since 1970. */
	readonly asked: number;
	/** As sent, without headers; 0 until it has arrived. */
	bytes: number;
	headers: number;
}

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

async function visit(page: Page, origin: string, { path, usable, limit }: Visit): Promise<boolean> {
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
	console.log(`\n${path}: usable after ${((usableAt - start) * 1000).toFixed(0)} ms`);
	for (const { path: file, bytes } of before.sort((a, b) => b.bytes - a.bytes))
		console.log(`${String(bytes).padStart(8)}  ${file}`);
	const total = before.reduce((sum, { bytes }) => sum + bytes, 0);
	const headers = before.reduce((sum, load) => sum + load.headers, 0);
	const kept = limit === null || total <= limit;
	const verdict = limit === null ? '' : `, ${kept ? 'within' : 'NOT within'} ${limit / KB} KB`;
	console.log(`${String(total).padStart(8)}  bytes in ${before.length} files before it is usable${verdict}`);
	console.log(`${String(headers).padStart(8)}  bytes of headers, ${total + headers} with them`);
	const later = [...all.values()].filter((load) => !before.includes(load));
	const rest = later.reduce((sum, { bytes }) => sum + bytes, 0);
	console.log(`${String(rest).padStart(8)}  bytes in ${later.length} files: fonts, and what comes after`);
	return kept;
}

const site = await serveBuild();
const browser = await launchChromium();
try {
	for (const one of VISITS) {
		const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
		if (!(await visit(await context.newPage(), site.origin, one))) process.exitCode = 1;
		await context.close();
	}
} finally {
	await browser.close();
	site.close();
}
