// `npm run proof -- speed [slowdown…]`: how the stored app feels on slow phones, as a table for
// docs/proof.md. Everything is
// measured without a network, the page's thread slowed down; what the browser does elsewhere, as drawing 3D by software here, is
// not. Only the figures of a machine with nothing else to do mean anything.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { localDate } from '../../../web/lib/progress/civil.ts';
import { launchPhone } from './chromium.ts';
import { serveBuild } from './serve.ts';

const RATES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [4, 6];
const STARTS = 3;
const TAPS = 8;
/** Of one turn of the board: moves of the finger, one for each frame of a quick screen. */
const MOVES = 180;
const MOVE_MS = 1000 / 60;
const LONG_MS = 50;
/** After a page is in use, for what it still does by itself. */
const AFTER_MS = 1500;

/** Pages, and what is there once they are in use. */
const PAGES = {
	home: ['/', 'time'],
	daily: ['/daily/', '.slots button'],
	ancients: ['/ancients/', 'main a'],
	'a run': ['/ancients/play/?seed=speed', 'main button'],
	'a lesson': ['/learn/lesson/?l=block-and-key.your-view', 'main h2']
} as const;
type PageName = keyof typeof PAGES;
const MEASURED: readonly PageName[] = ['home', 'daily', 'a run'];

/** Told by the page itself, in milliseconds. */
interface Told {
	/** From the navigation to the frame in which everything of it was there for the first time. */
	usable: number;
	/** Tasks longer than 50 ms. */
	long: number[];
	/** From a tap to the frame that shows what it did. */
	taps: number[];
}

/** Runs in the page before anything else. A string, for tsx would name its functions by a helper that is not there. */
const watch = (selector: string): string => `
	globalThis.told = { usable: 0, long: [], taps: [] };
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) told.long.push(duration);
	}).observe({ type: 'longtask', buffered: true });
	new PerformanceObserver((list) => {
		for (const { name, duration } of list.getEntries()) if (name === 'click') told.taps.push(duration);
	}).observe({ type: 'event', durationThreshold: 16 });
	new MutationObserver((_, observer) => {
		if (!document.querySelector(${JSON.stringify(selector)})) return;
		observer.disconnect();
		requestAnimationFrame(() => setTimeout(() => (told.usable = performance.now())));
	}).observe(document, { childList: true, subtree: true });`;

const toldBy = (page: Page): Promise<Told> => page.evaluate('told') as Promise<Told>;

function at(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const middle = (values: readonly number[]) => at(values, 0.5);

async function open(context: BrowserContext, origin: string, name: PageName, rate: number): Promise<Page> {
	const [path, selector] = PAGES[name];
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await page.addInitScript(watch(selector));
	await session.send('Emulation.setCPUThrottlingRate', { rate });
	await page.goto(origin + path);
	// The page's policy forbids Playwright's own way to wait for an expression.
	while ((await toldBy(page)).usable === 0) await page.waitForTimeout(50);
	return page;
}

async function setBoard(context: BrowserContext, board: '2d' | '3d'): Promise<void> {
	await context.addInitScript(`localStorage.setItem('keystone.settings', '{"board":"${board}"}')`);
}

interface Starts {
	readonly cold: number;
	readonly warm: number;
	readonly long: readonly number[];
}

interface Figures {
	readonly [what: string]: string;
}

class Bench {
	readonly #profile: string;
	readonly #origin: string;
	readonly #rate: number;

	constructor(profile: string, origin: string, rate: number) {
		this.#profile = profile;
		this.#origin = origin;
		this.#rate = rate;
	}

	/** In a browser that was just opened, for this alone. */
	async #with<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
		const context = await launchPhone(this.#profile);
		try {
			return await work(context);
		} finally {
			await context.close();
		}
	}

	#open(context: BrowserContext, name: PageName): Promise<Page> {
		return open(context, this.#origin, name, this.#rate);
	}

	/** The first page of a browser just opened, then the same again in it; and the long tasks of the first until it rests. */
	async starts(name: PageName, times: number): Promise<Starts> {
		const cold: number[] = [];
		const warm: number[] = [];
		const long: number[] = [];
		for (let k = 0; k < times; k++)
			await this.#with(async (context) => {
				const first = await this.#open(context, name);
				if (k === 0) await first.waitForTimeout(AFTER_MS);
				const told = await toldBy(first);
				cold.push(told.usable);
				if (k === 0) long.push(...told.long.filter((duration) => duration > LONG_MS));
				await first.close();
				if (times === 1) return;
				warm.push((await toldBy(await this.#open(context, name))).usable);
			});
		return { cold: middle(cold), warm: middle(warm), long };
	}

	/** Blocks taken in turn; the browser tells times in steps of 8 ms. */
	taps(board: '2d' | '3d'): Promise<number[]> {
		return this.#with(async (context) => {
			await setBoard(context, board);
			const page = await this.#open(context, 'daily');
			if (board === '3d') await page.locator('[data-frames]').waitFor();
			await page.waitForTimeout(AFTER_MS);
			for (let k = 0; k < TAPS; k++) {
				await page
					.locator('.slots button')
					.nth(k % 2)
					.tap();
				await page.waitForTimeout(300);
			}
			return (await toldBy(page)).taps;
		});
	}

	/** The time between two frames while a finger turns the board. */
	turning(): Promise<number[]> {
		return this.#with(async (context) => {
			await setBoard(context, '3d');
			// A Block that was tapped before is held again, and while one is held no finger turns the board.
			await context.addInitScript(`localStorage.removeItem('keystone.held')`);
			const page = await this.#open(context, 'daily');
			const board = page.locator('[data-frames]');
			await board.waitFor();
			await page.waitForTimeout(AFTER_MS);
			const box = await board.boundingBox();
			if (!box) throw new Error('no board');
			await page.evaluate(`
				globalThis.drawn = [];
				new MutationObserver(() => drawn.push(performance.now()))
					.observe(document.querySelector('[data-frames]'), { attributeFilter: ['data-frames'] });`);
			const [x, y] = [box.x + 20, box.y + box.height / 2];
			await page.mouse.move(x, y);
			await page.mouse.down();
			const begun = performance.now();
			for (let k = 1; k <= MOVES; k++) {
				await page.mouse.move(x + ((box.width - 40) * k) / MOVES, y);
				const early = begun + k * MOVE_MS - performance.now();
				if (early > 0) await page.waitForTimeout(early);
			}
			await page.mouse.up();
			const drawn = (await page.evaluate('drawn')) as number[];
			return drawn.slice(1).map((time, k) => time - (drawn[k] ?? 0));
		});
	}

	async all(): Promise<Figures> {
		const figures: Record<string, string> = {};
		const ms = (value: number) => `${value.toFixed(0)} ms`;
		const tasks: Record<string, string> = {};
		for (const name of Object.keys(PAGES) as PageName[]) {
			const { cold, warm, long } = await this.starts(name, MEASURED.includes(name) ? STARTS : 1);
			if (MEASURED.includes(name)) {
				figures[`cold start offline, ${name}`] = ms(cold);
				figures[`warm start offline, ${name}`] = ms(warm);
			}
			tasks[`tasks over ${LONG_MS} ms, ${name}: number, longest`] =
				long.length > 0 ? `${long.length}, ${ms(Math.max(...long))}` : 'none';
		}
		for (const board of ['2d', '3d'] as const) {
			const taps = await this.taps(board);
			figures[`a Block tapped → drawn, ${board === '2d' ? 'flat' : '3D'}: median, slowest`] =
				taps.length > 0 ? `${ms(middle(taps))}, ${ms(Math.max(...taps))}` : 'below 16 ms';
		}
		const gaps = await this.turning();
		figures['turning the 3D board: time between frames, median, slowest of 20'] =
			gaps.length > 0 ? `${ms(middle(gaps))}, ${ms(at(gaps, 0.95))}` : 'no two frames';
		return { ...figures, ...tasks };
	}
}

const site = await serveBuild();
const profile = mkdtempSync(join(tmpdir(), 'keystone-speed-'));
try {
	const context = await launchPhone(profile);
	const version = context.browser()?.version() ?? '';
	const page = await context.newPage();
	await page.goto(`${site.origin}/settings/`);
	await page.getByText('Ready offline').waitFor({ timeout: 60_000 });
	await context.close();
	site.close();

	const columns: Figures[] = [];
	for (const rate of RATES) {
		columns.push(await new Bench(profile, site.origin, rate).all());
		console.error(`${rate}×`, columns.at(-1));
	}
	console.log(
		`Measured ${localDate(new Date())} with \`npm run proof -- speed\`, Chromium ${version}, ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, load ${loadavg()[0]?.toFixed(1)}:\n`
	);
	console.log(`| | ${RATES.map((rate) => `${rate}× slower`).join(' | ')} |`);
	console.log(`| --- | ${RATES.map(() => '---').join(' | ')} |`);
	for (const what of Object.keys(columns[0] ?? {}))
		console.log(`| ${what} | ${columns.map((figures) => figures[what] ?? '').join(' | ')} |`);
} finally {
	site.close();
	rmSync(profile, { recursive: true, force: true });
}
