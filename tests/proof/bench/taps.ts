// `npm run proof -- taps`: the main thread's time for ten taps in a run, on a page four times slower, with an
// empty history and with three years of it. Fails when the history makes more than a third of a difference, or a row is read.
import type { Browser } from '@playwright/test';
import { COUNT_ROWS, openAtBlock, openRun, rowsRead, tapTen, years } from '../../e2e/history.ts';
import { recordsOf, seed } from '../../e2e/seed.ts';
import type { Records } from '../../../web/lib/progress/records.ts';
import { gameOfRun, type RunRecord } from '../../../web/lib/progress/runs.ts';
import { launchChromium } from './chromium.ts';
import { serveBuild } from './serve.ts';

const SLOWDOWN = 4;
const ROUNDS = 9;
const DAYS = 3 * 365;
const RATIO = 1.3;

interface Taps {
	seconds: number;
	rows: number;
}

/** A phone with this history; each call taps ten times in the run. */
async function phoneWith(
	browser: Browser,
	origin: string,
	records: Records,
	run: RunRecord
): Promise<() => Promise<Taps>> {
	const context = await browser.newContext({
		baseURL: origin,
		viewport: { width: 360, height: 740 },
		locale: 'en-GB',
		serviceWorkers: 'block'
	});
	const page = await context.newPage();
	await page.addInitScript(`localStorage.setItem('keystone.settings', '{"board":"2d","coach":"off"}')`);
	await page.addInitScript(COUNT_ROWS);
	await seed(page, records);
	const session = await context.newCDPSession(page);
	await session.send('Performance.enable');
	const busy = async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		// Of the processor, so that whatever else the machine does is not counted.
		return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
	};
	return async () => {
		await page.evaluate(() => localStorage.removeItem('keystone.held'));
		await openAtBlock(page, origin, run);
		await page.waitForTimeout(1500);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
		const [time, read] = [await busy(), await rowsRead(page)];
		await tapTen(page);
		await page.waitForTimeout(500);
		const taps = { seconds: (await busy()) - time, rows: (await rowsRead(page)) - read };
		await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		return taps;
	};
}

function summary(all: readonly Taps[]): Taps {
	const seconds = all.map((taps) => taps.seconds).sort((a, b) => a - b);
	return {
		seconds: seconds[Math.floor(seconds.length / 2)] ?? NaN,
		rows: all.reduce((sum, { rows }) => sum + rows, 0)
	};
}

const site = await serveBuild();
const browser = await launchChromium();
try {
	const run = await openRun();
	const history = await years(DAYS);
	const fresh = await phoneWith(browser, site.origin, recordsOf([], { runs: [run] }), run);
	const old = await phoneWith(
		browser,
		site.origin,
		{ ...history, games: [...history.games, gameOfRun(run)] },
		run
	);
	const [without, with3Years]: [Taps[], Taps[]] = [[], []];
	// By turns, so that a busy moment of the machine meets both.
	for (let k = 0; k < ROUNDS; k++) {
		without.push(await fresh());
		with3Years.push(await old());
	}
	const [empty, full] = [summary(without), summary(with3Years)];
	const ratio = full.seconds / empty.seconds;
	console.log(`10 taps, ${SLOWDOWN}x slower, median of ${ROUNDS}`);
	console.log(`empty history:   ${empty.seconds.toFixed(3)} s, ${empty.rows} rows read`);
	console.log(`${DAYS} days:       ${full.seconds.toFixed(3)} s, ${full.rows} rows read`);
	console.log(`ratio ${ratio.toFixed(2)}, at most ${RATIO}`);
	if (!(ratio <= RATIO) || empty.rows + full.rows > 0) process.exitCode = 1;
} finally {
	await browser.close();
	site.close();
}
