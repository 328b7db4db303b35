// `npm run proof -- first-visit`: what the first visit of a page costs, compressed as a static host does it, until the puzzle can be
// played (home: until today's three are there). The limit is for the files; the headers, which differ from host to host, are told
// beside it. The tests hold the daily to the same limit.
import { launchChromium } from './chromium.ts';
import { serveBuild } from './serve.ts';
import { bytesOf, firstVisit, type FirstVisit } from './visit.ts';

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

/** Prints a visit; false if it is over its limit. */
function report({ path, limit }: Visit, { before, later, milliseconds }: FirstVisit): boolean {
	console.log(`\n${path}: usable after ${milliseconds.toFixed(0)} ms`);
	for (const { path: file, bytes } of before) console.log(`${String(bytes).padStart(8)}  ${file}`);
	const total = bytesOf(before);
	const headers = before.reduce((sum, load) => sum + load.headers, 0);
	const kept = limit === null || total <= limit;
	const verdict = limit === null ? '' : `, ${kept ? 'within' : 'NOT within'} ${limit / KB} KB`;
	console.log(`${String(total).padStart(8)}  bytes in ${before.length} files before it is usable${verdict}`);
	console.log(`${String(headers).padStart(8)}  bytes of headers, ${total + headers} with them`);
	console.log(
		`${String(bytesOf(later)).padStart(8)}  bytes in ${later.length} files: fonts, and what comes after`
	);
	return kept;
}

const site = await serveBuild();
const browser = await launchChromium();
try {
	for (const visit of VISITS) {
		const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
		const seen = await firstVisit(await context.newPage(), site.origin, visit.path, visit.usable);
		if (!report(visit, seen)) process.exitCode = 1;
		await context.close();
	}
} finally {
	await browser.close();
	site.close();
}
