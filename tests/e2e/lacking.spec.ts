// A browser that lacks something: no WebGL, no SIMD, no database, no channel between tabs, no promise to keep what is stored. Each
// time the page stays in use and, where it matters, says so in its language. The first two are really switched off in this browser.
import type { Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import deAbout from '../../web/lib/text/de/about.ts';
import dePuzzle from '../../web/lib/text/de/puzzle.ts';
import dePlay from '../../web/lib/text/de/play.ts';
import deYou from '../../web/lib/text/de/you.ts';
import enAbout from '../../web/lib/text/en/about.ts';
import enCommon from '../../web/lib/text/en/common.ts';
import enPuzzle from '../../web/lib/text/en/puzzle.ts';
import enPlay from '../../web/lib/text/en/play.ts';
import enYou from '../../web/lib/text/en/you.ts';
import frAbout from '../../web/lib/text/fr/about.ts';
import frPuzzle from '../../web/lib/text/fr/puzzle.ts';
import frPlay from '../../web/lib/text/fr/play.ts';
import frYou from '../../web/lib/text/fr/you.ts';
import { expect, PAGES, test } from './fixtures.ts';
import { openRun, Player } from '../block-and-key/e2e/run-player.ts';
import { PLAYED } from './games.ts';
import { openStill } from './still.ts';
import { GAME_PAGES } from './pages.ts';
import { GROUPS } from './refusing.ts';
import { TODAY } from './seed.ts';
import { answerOf, dailyOf, note, solve } from './solving.ts';

const { launchOptions } = config.use ?? {};
test.use({
	launchOptions: {
		...launchOptions,
		// Without these instructions of the processor, WebAssembly has no SIMD.
		args: [...(launchOptions?.args ?? []), '--disable-3d-apis', '--js-flags=--no-enable-sse4-1']
	}
});

/** English last, so that tests may go on in it. */
const TEXTS = [
	{ path: '/de', about: deAbout, puzzle: dePuzzle, you: deYou },
	{ path: '/fr', about: frAbout, puzzle: frPuzzle, you: frYou },
	{ path: '', about: enAbout, puzzle: enPuzzle, you: enYou }
] as const;

const set = (page: Page, settings: object) =>
	page.addInitScript((values) => localStorage.setItem('keystone.settings', JSON.stringify(values)), settings);

test('no WebGL: whoever asks for 3D is told, and the flat board does everything', async ({ page }) => {
	await set(page, { board: '3d' });
	for (const { path, puzzle } of TEXTS) {
		await page.goto(`${path}/daily/?p=${TODAY}-star`);
		await expect(note(page)).toContainText(puzzle.note.noSolid);
	}
	await expect(page.locator('canvas')).toHaveCount(0);
	await solve(page, await answerOf(dailyOf('star', TODAY)));
});

test('no SIMD: runs and the worker take the other build of the engine, and the check says so', async ({
	page
}) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		const file = /[^/]+\.wasm$/.exec(request.url())?.[0];
		if (file) asked.push(file);
	});
	await set(page, { board: '2d' });
	await openRun(page, 'scalar');
	const player = new Player(page, 'scalar', 'keys');
	const { kind } = player;
	while (player.kind === kind) await player.play();
	for (const { path, about } of TEXTS) {
		await page.goto(`${path}/about/`);
		await page.getByRole('button', { name: about.check.run, exact: true }).click();
		await expect(page.getByText(`${about.check.result(10, 10)} ${about.check.scalar}`)).toBeVisible();
	}
	expect(asked.length).toBeGreaterThan(0);
	for (const file of asked) expect(file).toMatch(/^engine-scalar\./);
});

test('no database: the day is solved all the same, and the page You says what that means', async ({
	page
}) => {
	await set(page, { board: '2d' });
	await page.addInitScript(() => {
		Object.defineProperty(window, 'indexedDB', { value: undefined });
	});
	await page.goto(`/daily/?p=${TODAY}-star`);
	await solve(page, await answerOf(dailyOf('star', TODAY)));
	for (const { path, you } of TEXTS) {
		await page.goto(`${path}/you/`);
		await expect(page.getByRole('main').getByText(you.stored.memory)).toBeVisible();
	}
});

/** Every page comes into use, nothing is thrown that nobody catches, and none says that it did not load. */
async function everyPage(page: Page, paths: readonly string[] = PAGES): Promise<void> {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	for (const path of paths)
		await test.step(`/${path}`, async () => {
			await openStill(page, `/${path}`);
			await expect(page.getByRole('main')).toBeVisible();
			await expect(page.getByRole('heading', { name: enCommon.error.broken })).toHaveCount(0);
			expect(errors).toEqual([]);
		});
}

test('a game whose rules are forbidden their engine says so, in every language', async ({ page }) => {
	await page.addInitScript(GROUPS['Lockdown Mode'] ?? '');
	for (const [language, { forbidden }] of Object.entries({ en: enPlay, de: dePlay, fr: frPlay })) {
		const told: string[] = [];
		for (const game of PLAYED) {
			await openStill(page, `${language === 'en' ? '' : `/${language}`}/${game}/`);
			if (await page.getByText(forbidden).isVisible()) told.push(game);
		}
		expect(told, language).toHaveLength(1);
	}
});

// Each takes every third page in turn; `npm run proof -- refusing` takes them all.
for (const [nth, name] of ['cookies blocked', 'private mode', 'Lockdown Mode'].entries())
	test(`${name}: pages are usable all the same`, async ({ page }) => {
		await page.addInitScript(GROUPS[name] ?? '');
		await everyPage(
			page,
			[...PAGES, ...GAME_PAGES].filter((_, k) => k % 3 === nth)
		);
	});

test('no channel between tabs: every page is usable all the same', async ({ page }) => {
	test.slow();
	await set(page, { board: '2d' });
	await page.addInitScript(() => {
		Object.defineProperty(window, 'BroadcastChannel', {
			value: function () {
				throw new DOMException('refused', 'SecurityError');
			}
		});
	});
	await everyPage(page);
	// And what is done there is kept.
	await page.goto(`/daily/?p=${TODAY}-star`);
	await solve(page, await answerOf(dailyOf('star', TODAY)));
	await page.goto('/');
	await expect(page.getByRole('link', { name: /^Star Seen at once/ })).toBeVisible();
});

test('no promise to keep what is stored: whoever asks is told, and that a file is safest', async ({
	page
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'storage', { value: undefined });
	});
	for (const { path, you } of TEXTS) {
		await page.goto(`${path}/you/`);
		await page.getByRole('button', { name: you.ask }).click();
		await expect(page.getByText(you.persistence.unavailable)).toBeVisible();
		await expect(page.getByRole('button', { name: you.ask })).toHaveCount(0);
	}
});
