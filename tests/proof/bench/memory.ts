// `npm run proof -- memory:practice [puzzles]`: what the script that makes practice puzzles holds in Chromium after every fifth of them,
// of all kinds and levels in turn. The worker's own script runs on the page's thread, where its heap can be read.
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { KINDS } from '../../../puzzles/schema/puzzle.ts';
import { EVERYBODY } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { launchChromium } from './chromium.ts';
import { measure, workerFiles } from './job.ts';
import { serveBuild } from './serve.ts';

const PUZZLES = Number(process.argv[2] ?? 500);
const MARKS = 5;
const DIFFICULTY = { star: 25, sun: 45, moon: 65 } as const;
/** Between the second mark and the last; before, what is worked out once for each key is still being gathered. */
const LIMIT_BYTES = 1_000_000;

const every = Math.floor(PUZZLES / MARKS);
const wishes = Array.from({ length: every * MARKS }, (_, k) => {
	const level = LEVELS[Math.floor(k / KINDS.length) % LEVELS.length]!;
	const kind = KINDS[k % KINDS.length]!;
	const difficulty = DIFFICULTY[level] + (k % 15) - 7;
	return { seed: `memory ${k}`, kind, level, theme: null, difficulty, mixture: EVERYBODY };
});
const site = await serveBuild();
const browser = await launchChromium();
try {
	const page = await browser.newPage();
	await page.addInitScript('globalThis.__name = (named) => named');
	await page.goto(`${site.origin}/about/`, { waitUntil: 'load' });
	const session = await page.context().newCDPSession(page);
	const held: number[] = [];
	await page.exposeFunction('mark', async (asked: number) => {
		await session.send('HeapProfiler.collectGarbage');
		const { usedSize, totalSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
		held.push(usedSize + backingStorageSize);
		const mb = (bytes: number) => (bytes / 1e6).toFixed(2);
		console.log(
			`${asked} puzzles: ${mb(usedSize)} MB of objects, ${mb(backingStorageSize)} MB of buffers and WebAssembly, ${mb(totalSize)} MB of heap`
		);
	});
	await measure(page, { ...workerFiles(), name: 'makePuzzle', questions: wishes, inWorker: false, every });
	const grown = held.at(-1)! - held[1]!;
	const kept = grown < LIMIT_BYTES;
	console.log(
		`${grown} bytes more at the end than after two fifths, ${kept ? 'below' : 'NOT below'} ${LIMIT_BYTES}`
	);
	if (!kept) process.exitCode = 1;
} finally {
	await browser.close();
	site.close();
}
