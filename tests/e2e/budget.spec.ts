// What a cold start may cost: bytes of script, style and WebAssembly as a static host sends them, and requests, for each
// page; numbers, never times. The limits lie in budget.json; `KEYSTONE_BUDGET=write npm run test:e2e -- budget.spec` writes them anew,
// with little room.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test, type Browser } from '@playwright/test';
import { blockAndKey } from '../../puzzles/block-and-key/lessons/index.ts';
import { rules } from '../../puzzles/block-and-key/rules.ts';
import { serveBuild } from '../proof/bench/serve.ts';
import { bytesOf, firstVisit } from '../proof/bench/visit.ts';
import { BUILD } from './host.ts';
import { TODAY } from './seed.ts';

const LIMITS = new URL('budget.json', import.meta.url);
const WRITE = process.env['KEYSTONE_BUDGET'] === 'write';
/** Bytes of the 3D board's part, fetched when a page is in use; writing the limits anew does not move it. */
const BOARD_3D = 155_000;
/** Bytes of the first visit of a daily until it can be played, without fonts; writing the limits anew does not move it either. */
const FIRST_VISIT = 100_000;
/** Room for small changes, as a share of what was measured. */
const ROOM = 0.02;

const KINDS = { script: /\.js$/, style: /\.css$/, wasm: /\.wasm$/ } as const;
const WHAT = ['script', 'style', 'wasm', 'requests'] as const;
type Amounts = Record<(typeof WHAT)[number], number>;

interface Visit {
	readonly path: string;
	/** There when the page is in use. */
	readonly usable: string;
	readonly settings?: object;
}

const VISITS: Readonly<Record<string, Visit>> = {
	home: { path: '/', usable: 'time' },
	daily: { path: `/daily/?p=${TODAY}-star`, usable: '.slots button' },
	'daily in 3D': { path: `/daily/?p=${TODAY}-star`, usable: 'canvas', settings: { board: '3d' } },
	ancients: { path: '/ancients/', usable: 'main a' },
	'a run': { path: '/ancients/play/?seed=budget', usable: 'main button' },
	'a table of several': { path: '/block-and-key/', usable: 'main button' },
	learn: { path: '/learn/', usable: 'main a' },
	'a lesson': { path: `/learn/lesson/?l=block-and-key.${blockAndKey.lessons[0]?.id}`, usable: 'main h2' },
	'a rule': { path: `/rules/rule/?id=${rules[0]?.id}`, usable: 'main h1' },
	settings: { path: '/settings/', usable: 'main input' }
};

/** The parts of the site that have this text in them. */
function partsWith(text: string): string[] {
	const folder = '_app/immutable/chunks';
	return readdirSync(`${BUILD}/${folder}`)
		.filter((name) => readFileSync(`${BUILD}/${folder}/${name}`, 'utf8').includes(text))
		.map((name) => `/${folder}/${name}`);
}

/** The part that stores the app comes last, by the clock; once it is asked for, everything of the page was. */
const LAST = ((): string => {
	const [file] = partsWith('SKIP_WAITING');
	if (!file) throw new Error('no part that stores the app');
	return file;
})();

function amountsOf(files: readonly string[]): Amounts {
	const bytes = (kind: RegExp) =>
		files
			.filter((file) => kind.test(file))
			.reduce((sum, file) => sum + gzipSync(readFileSync(BUILD + file)).length, 0);
	return {
		script: bytes(KINDS.script),
		style: bytes(KINDS.style),
		wasm: bytes(KINDS.wasm),
		requests: files.length
	};
}

async function measure(
	browser: Browser,
	origin: string,
	{ path, usable, settings }: Visit
): Promise<Amounts> {
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
	if (settings)
		await context.addInitScript(
			(values) => localStorage.setItem('keystone.settings', JSON.stringify(values)),
			settings
		);
	const page = await context.newPage();
	const asked = new Set<string>();
	context.on('request', (request) => asked.add(new URL(request.url()).pathname));
	const last = page.waitForRequest((request) => request.url().endsWith(LAST));
	await page.goto(origin + path);
	await page.locator(usable).first().waitFor();
	await last;
	await page.waitForLoadState('networkidle');
	await context.close();
	return amountsOf([...asked]);
}

/** The whole site, as it is stored on the device. */
function wholeSite(): Amounts {
	const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
		statSync(join(BUILD, file)).isFile()
	);
	return amountsOf(files.map((file) => `/${file}`));
}

/** In words, what is over its limit. */
function over(name: string, amounts: Amounts, limit: Amounts | undefined): string[] {
	return WHAT.flatMap((what) => {
		const [is, most] = [amounts[what], limit?.[what] ?? 0];
		return is > most ? [`${name}: ${what} ${is}, that is ${is - most} over its limit of ${most}`] : [];
	});
}

const withRoom = (amounts: Amounts): Amounts =>
	({
		...Object.fromEntries(WHAT.map((what) => [what, Math.ceil(amounts[what] * (1 + ROOM))])),
		requests: amounts.requests
	}) as Amounts;

test('a cold start of every kind of page stays within its budget', async ({ browser, baseURL }) => {
	test.slow();
	const measured: Record<string, Amounts> = { 'whole site': wholeSite() };
	await Promise.all(
		Object.entries(VISITS).map(async ([name, visit]) => {
			measured[name] = await measure(browser, baseURL ?? '', visit);
		})
	);
	if (WRITE) {
		const names = ['whole site', ...Object.keys(VISITS)];
		const limits = names.map((name) => [name, withRoom(measured[name] as Amounts)]);
		writeFileSync(LIMITS, `${JSON.stringify(Object.fromEntries(limits), null, '\t')}\n`);
	}
	const limits = JSON.parse(readFileSync(LIMITS, 'utf8')) as Record<string, Amounts>;
	expect(Object.entries(measured).flatMap(([name, amounts]) => over(name, amounts, limits[name]))).toEqual(
		[]
	);
});

// Whatever is asked for until the puzzle can be played, as `npm run proof -- first-visit` tells it file by file.
test('the first visit of a daily costs at most 100,000 bytes', async ({ browser }) => {
	const site = await serveBuild();
	const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
	const usable = '.plan table button, .slots button';
	const { before } = await firstVisit(
		await context.newPage(),
		site.origin,
		`/daily/?p=${TODAY}-star`,
		usable
	);
	await context.close();
	site.close();
	expect(before.length).toBeGreaterThan(10);
	expect(bytesOf(before)).toBeLessThanOrEqual(FIRST_VISIT);
});

test('the 3D board brings only what it uses of three.js', () => {
	const parts = partsWith('WebGLRenderer');
	expect(parts).toHaveLength(1);
	expect(amountsOf(parts).script).toBeLessThanOrEqual(BOARD_3D);
});
