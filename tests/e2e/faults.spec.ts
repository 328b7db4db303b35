// What can go wrong with what is stored: a full device, damaged records, a database of a newer version or one that does not answer,
// a page left while it stores, a second tab, a clock that jumps. Each is told in the page's language, leaves a way on, and loses
// nothing.
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import de from '../../web/lib/text/de/app.ts';
import en from '../../web/lib/text/en/app.ts';
import fr from '../../web/lib/text/fr/app.ts';
import { addDays } from '../../web/lib/progress/civil.ts';
import { SCHEMA_VERSION } from '../../web/lib/progress/records.ts';
import { gameOfRun } from '../../web/lib/progress/runs.ts';
import { expect, LANGUAGES, openHome, test } from './fixtures.ts';
import { PLAYED } from './games.ts';
import { recordsIn, storedIn } from './killing.ts';
import { openRun, Player } from '../block-and-key/e2e/run-player.ts';
import { runOf } from '../block-and-key/e2e/runs.ts';
import { choose, daysInARow, fileOf, practised, recordsOf, saved, seed, TODAY } from './seed.ts';
import { answerOf, dailyOf, enter, note, placeButton, solve } from './solving.ts';

const TROUBLE = { en: en.trouble, de: de.trouble, fr: fr.trouble };
const root = (language: string) => (language === 'en' ? '/' : `/${language}/`);
const alert = (page: Page) => page.getByRole('alert');

test.beforeEach(({ page }) =>
	page.addInitScript(() => localStorage.setItem('keystone.settings', '{"board":"2d","coach":"off"}'))
);

/** A page of this origin without the app. */
async function openEmpty(page: Page): Promise<void> {
	await page.route('**/empty', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' })
	);
	await page.goto('/empty');
}

/** In the browser's own database, past the app; without records only its version changes. */
async function putRaw(page: Page, version: number, rows: Record<string, unknown[]> = {}): Promise<void> {
	await page.evaluate(
		([number, all]) =>
			new Promise<void>((done, fail) => {
				const request = indexedDB.open('keystone-progress', number as number);
				request.onerror = () => fail(request.error);
				request.onsuccess = () => {
					const names = Object.keys(all as object);
					if (names.length === 0) {
						request.result.close();
						return done();
					}
					const transaction = request.result.transaction(names, 'readwrite');
					for (const [name, list] of Object.entries(all as Record<string, unknown[]>))
						for (const row of list) transaction.objectStore(name).put(row);
					transaction.onabort = () => fail(transaction.error);
					transaction.oncomplete = () => {
						request.result.close();
						done();
					};
				};
			}),
		[version, rows] as const
	);
}

test('a full device: said at once, kept over a restart, written when there is room', async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await page.goto('/daily/?p=first');
	const origin = new URL(page.url()).origin;
	await page.goto(`/daily/?p=${TODAY}-star`);
	await expect(note(page)).toContainText('Choose a block.');
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	await enter(page, await answerOf(dailyOf('star', TODAY)));
	await expect(alert(page)).toContainText(TROUBLE.en.quota);
	for (const language of LANGUAGES) {
		await page.goto(`${root(language)}daily/?p=${TODAY}-star`);
		await expect(alert(page)).toContainText(TROUBLE[language].quota);
	}
	// Nothing of it was lost when the pages closed.
	await page.goto('/');
	await expect(page.getByRole('link', { name: /^Star Seen at once/ })).toBeVisible();
	const { violations } = await new AxeBuilder({ page }).include('[role=alert]').analyze();
	expect(violations).toEqual([]);
	await alert(page).getByRole('link', { name: TROUBLE.en.toYou }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'You' })).toBeVisible();
	expect(await saved(page)).toContain(`"puzzle":"${TODAY}-star"`);

	await session.send('Storage.overrideQuotaForOrigin', { origin });
	await page.goto('/');
	await expect(page.getByRole('link', { name: /^Star Seen at once/ })).toBeVisible();
	await expect(alert(page)).toHaveCount(0);
	expect(await recordsIn(page, 'sessions')).toHaveLength(1);
});

/** One of each table and of each page that reads a range of it, in which something that pages rely on is not there or is something else. */
const DAMAGED = {
	sessions: [
		{ key: 'a' },
		{ ...daysInARow(1, addDays(TODAY, -1))[0], key: 'b', attempts: 7 },
		{ ...daysInARow(1, addDays(TODAY, -2))[0], key: 'c', date: '2026-02-31' }
	],
	practice: [{ ...practised(1)[0], key: 'd', level: 'comet' }],
	tricky: [{ key: 'e', card: null }],
	drafts: [{ key: 'editor', text: 5 }],
	games: [{ key: 'ancients@1', seed: 'x', actions: [null] }, ...PLAYED.map((game) => ({ key: `${game}@1` }))],
	lessons: [{ key: 'block-and-key.first', steps: 'many' }]
};
/** Sound to look at, and yet no game comes of it. */
const UNPLAYABLE = [
	...PLAYED.map((game) => ({
		key: `${game}@5`,
		game,
		setup: { players: 77 },
		seed: 'x',
		seats: ['me'],
		actions: ['nonsense'],
		origin: 'random',
		startedAt: 5,
		savedAt: 5,
		endedAt: null,
		revision: 3,
		practice: false,
		standing: null,
		scores: null,
		result: null
	}))
];

test('damaged records: left out and counted, every page opens, a file puts them right', async ({ page }) => {
	test.setTimeout(60_000);
	const good = recordsOf(daysInARow(2), { runs: [await runOf({ ago: 1 })] });
	await seed(page, good);
	await openEmpty(page);
	const [lost] = daysInARow(1);
	await putRaw(page, SCHEMA_VERSION, {
		...DAMAGED,
		sessions: [...DAMAGED.sessions, { ...lost, attempts: null }],
		games: [
			...DAMAGED.games,
			{ ...gameOfRun(await runOf({ ago: 3, left: 4 })), actions: ['pass'] },
			...UNPLAYABLE
		]
	});
	for (const path of [
		'',
		'daily/',
		'archive/',
		'practice/tricky/',
		'practice/ladder/',
		'practice/drills/',
		'editor/',
		'learn/block-and-key/',
		'ancients/',
		'ancients/play/',
		...PLAYED.map((game) => `${game}/`)
	]) {
		await page.goto(`/${path}`);
		await expect(alert(page), path).toContainText(TROUBLE.en.damaged);
		await expect(page.getByRole('main'), path).toBeVisible();
	}
	for (const language of LANGUAGES) {
		await page.goto(root(language));
		await expect(alert(page)).toContainText(TROUBLE[language].damaged);
	}
	await page.goto('/you/');
	await expect(page.getByText(`${9 + PLAYED.length} records are damaged and were left out.`)).toBeVisible();
	await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();

	await choose(page, fileOf(good));
	await page.getByRole('button', { name: 'Add it' }).click();
	await expect(page.getByRole('heading', { name: '2-day streak' })).toBeVisible();
	await expect(page.getByText(`${8 + PLAYED.length} records are damaged and were left out.`)).toBeVisible();
	await page.getByRole('button', { name: 'Remove damaged records' }).click();
	await expect(page.getByText(/damaged and were left out/)).toHaveCount(0);
	await expect(page.getByRole('heading', { name: '2-day streak' })).toBeVisible();
});

test('a database of a newer version: untouched, and said in every language', async ({ page }) => {
	await seed(page, recordsOf(daysInARow(2)));
	await openEmpty(page);
	await putRaw(page, 99);
	for (const language of LANGUAGES) {
		await page.goto(root(language));
		await expect(alert(page)).toContainText(TROUBLE[language].newer);
		await expect(alert(page).getByRole('button', { name: TROUBLE[language].reload })).toBeVisible();
	}
	await openEmpty(page);
	// Version and records are as they were.
	await putRaw(page, 99);
	expect(await recordsIn(page, 'sessions')).toHaveLength(2);
});

test('a newer version takes over in another tab: the old page says so and loads again', async ({
	page,
	context
}) => {
	await page.goto(`/daily/?p=${TODAY}-star`);
	await expect(note(page)).toContainText('Choose a block.');
	const other = await context.newPage();
	await openEmpty(other);
	await putRaw(other, 99);
	await expect(alert(page)).toContainText(TROUBLE.en.newer);
	await enter(page, await answerOf(dailyOf('star', TODAY)));
	await expect(note(page)).toContainText('couldn’t save this');
	const loaded = page.waitForEvent('load');
	await alert(page).getByRole('button', { name: TROUBLE.en.reload }).click();
	await loaded;
	await expect(alert(page)).toContainText(TROUBLE.en.newer);
});

/** A page of this origin that holds the records of dailies as one that fell asleep in the middle of its work. */
async function sleeper(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await openEmpty(page);
	await page.evaluate(
		() =>
			new Promise<void>((held) => {
				const request = indexedDB.open('keystone-progress');
				request.onsuccess = () => {
					const table = request.result.transaction('sessions', 'readwrite').objectStore('sessions');
					const again = () => {
						table.get('nothing').onsuccess = again;
					};
					table.get('nothing').onsuccess = () => {
						held();
						again();
					};
				};
			})
	);
	return page;
}

/** While for the page one second after the other goes by. */
async function waitingFor(page: Page, place: Locator, words: string): Promise<void> {
	await expect(async () => {
		await page.clock.runFor(1000);
		await expect(place).toContainText(words, { timeout: 1 });
	}).toPass({ intervals: [50] });
}

test('a database held by a page that sleeps: said in time, and all is there once that page is gone', async ({
	page,
	context
}) => {
	await seed(page, recordsOf(daysInARow(2)));
	const other = await sleeper(context);
	await page.clock.install();
	for (const language of LANGUAGES) {
		await page.goto(`${root(language)}you/`);
		await waitingFor(page, alert(page).first(), TROUBLE[language].unreadable);
	}
	// The day can be played all the same, and its page says what became of it.
	await page.goto(`/daily/?p=${TODAY}-moon`);
	await waitingFor(page, alert(page), TROUBLE.en.unreadable);
	await enter(page, await answerOf(dailyOf('moon', TODAY)));
	await waitingFor(page, note(page), 'couldn’t save this');
	await other.close();
	await page.reload();
	await expect(note(page)).toContainText('claimed, first try.');
	await expect(alert(page)).toHaveCount(0);
	expect(await recordsIn(page, 'sessions')).toHaveLength(3);
});

test('a database that opens late: said meanwhile, and then everything is there by itself', async ({
	page
}) => {
	await seed(page, recordsOf(daysInARow(2)));
	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (...words) {
			const request = open.apply(this, words);
			let told: (event: Event) => void = () => {};
			Object.defineProperty(request, 'onsuccess', { set: (listener) => (told = listener) });
			request.addEventListener('success', (event) =>
				addEventListener('answer', () => told.call(request, event), { once: true })
			);
			return request;
		};
	});
	await page.clock.install();
	await page.goto('/you/');
	await waitingFor(page, alert(page).first(), TROUBLE.en.unreadable);
	await page.evaluate(() => dispatchEvent(new Event('answer')));
	await expect(page.getByRole('heading', { name: '2-day streak' })).toBeVisible();
	await expect(page.getByText(TROUBLE.en.unreadable)).toHaveCount(0);
});

test('a page kept for the way back while it stores: lets the database go, and stores when it is shown again', async ({
	page,
	context
}) => {
	const turn = (event: 'pagehide' | 'pageshow') =>
		page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);
	const written = async () => (await storedIn<{ attempts: unknown[] }>(page, 'sessions'))[0]?.attempts.length;
	await page.goto(`/daily/?p=${TODAY}-star`);
	await expect(note(page)).toContainText('Choose a block.');
	await page.keyboard.press('1');
	await expect.poll(() => recordsIn(page, 'sessions')).toHaveLength(1);
	await page.keyboard.press('Escape');
	const other = await sleeper(context);
	await enter(page, await answerOf(dailyOf('star', TODAY)));
	await expect(note(page)).toContainText('claimed, first try.');
	await turn('pagehide');
	await other.close();
	// Were it still waiting for its turn, it would have it now.
	expect(await written()).toBe(0);
	await turn('pageshow');
	await expect.poll(written).toBe(1);
	await expect(alert(page)).toHaveCount(0);
});

test('a run in two tabs: each follows the other, no action is lost', async ({ page, context }) => {
	await openRun(page, 'tabs');
	const first = new Player(page, 'tabs', 'keys');
	await first.play();
	const other = await context.newPage();
	await other.goto(page.url());
	await expect(other.getByRole('heading', { name: 'Set-up' })).toBeVisible();
	const second = new Player(other, 'tabs', 'keys');
	// A play is several steps, each stored and followed by itself: the last one has arrived when both show the same table.
	const table = async (shown: Page) =>
		(await shown.locator('main').ariaSnapshot()).replace(/^( *)- paragraph:.*\n(?:\1 .*\n)*/gm, '');
	const inStep = () => expect.poll(async () => (await table(page)) === (await table(other))).toBe(true);
	for (let k = 0; k < 3; k++) {
		await first.play();
		second.state = first.state;
		await inStep();
		await expect(note(other).first()).toContainText('from another tab');
		await second.play();
		first.state = second.state;
		await inStep();
		await expect(note(page).first()).toContainText('from another tab');
	}
	const [run] = await recordsIn<{ actions: unknown[] }>(page, 'games');
	expect(run?.actions).toHaveLength(7);
});

test('a clock that jumps: forward, back, and right again', async ({ page }) => {
	const at = (date: string) => page.clock.setFixedTime(new Date(`${date}T12:00`));
	await at('2026-06-10');
	await page.goto('/daily/?p=2026-06-10-star');
	await expect(note(page)).toContainText('Choose a block.');
	// In the middle of a sitting a month passes, then it is a year ago.
	await at('2026-07-10');
	await page.keyboard.press('1');
	await at('2025-07-10');
	await page.keyboard.press('Escape');
	await solve(page, await answerOf(dailyOf('star', '2026-06-10')));
	for (const language of LANGUAGES) {
		await page.goto(root(language));
		await expect(alert(page)).toContainText(TROUBLE[language].clock);
	}
	await at('2026-06-10');
	await openHome(page, '/');
	await expect(alert(page)).toHaveCount(0);
	await expect(page.getByRole('link', { name: '1-day streak, to your progress' })).toBeVisible();
	await page.goto('/daily/?p=2026-06-10-star');
	await expect(note(page)).toContainText('claimed, first try.');
	await expect(placeButton(page)).toHaveCount(0);
});
