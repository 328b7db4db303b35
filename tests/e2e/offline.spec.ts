// The app on the device, with its real service worker: a small static server that can be stopped, a browser that is
// closed and opened again. The HTTP cache is emptied before the network goes, or it could answer in our place.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { FIRST } from '../../puzzles/block-and-key/first.ts';
import { addDays, monthOf } from '../../web/lib/progress/civil.ts';
import { blockAndKey } from '../../puzzles/block-and-key/lessons/index.ts';
import blockAndKeyText from '../../puzzles/block-and-key/text/en/block-and-key.json' with { type: 'json' };
import type { CourseText, StepText } from '../../puzzles/schema/lesson.ts';
import { LANGUAGES, PAGES, PATHS } from './fixtures.ts';
import { BUILD, buildVersion, Host, Phone } from './host.ts';
import { blockActing } from '../block-and-key/e2e/block-acting.ts';
import { LessonPlayer } from './lesson-player.ts';
import { expectSoundManifest } from './manifest.ts';
import { openRun, Player } from '../block-and-key/e2e/run-player.ts';
import { TODAY } from './seed.ts';
import { answerOf, dailyOf, solve } from './solving.ts';
import { openStill } from './still.ts';

const ready = (page: Page) => page.getByText('Ready offline');
const row = (page: Page) => page.getByText('A new version is ready.');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** All addresses below the base that our stores hold, by store. */
function stores(page: Page): Promise<Record<string, string[]>> {
	return page.evaluate(async () => {
		const found: Record<string, string[]> = {};
		for (const name of await caches.keys())
			found[name] = (await (await caches.open(name)).keys()).map(({ url }) => url);
		return found;
	});
}

let folder: string;
let build: string;
let host: Host;
let phone: Phone;

test.beforeEach(async () => {
	// A copy, as somebody may build again meanwhile.
	folder = mkdtempSync(join(tmpdir(), 'keystone-site-'));
	build = join(folder, 'one');
	cpSync(BUILD, build, { recursive: true });
	host = new Host(build);
	phone = new Phone(test.info().project.use.launchOptions);
});

test.afterEach(async () => {
	await phone.throwAway();
	await host.stop();
	rmSync(folder, { recursive: true, force: true });
	expect(phone.faults).toEqual([]);
});

/** Each page in one of the languages, which take turns; the last one is French. */
const EVERY_PAGE = PATHS.filter(
	(_, k) => ((k % PAGES.length) + Math.floor(k / PAGES.length)) % LANGUAGES.length === 0
);

for (const base of ['/', '/deep/keystone/']) {
	test(`at ${base}, one visit is enough for every page without a network`, async () => {
		test.setTimeout(180_000);
		host = new Host(build, base);
		await host.start();
		let page = await phone.open();
		await page.goto(host.url('settings/'));
		await expect(ready(page)).toBeVisible({ timeout: 20_000 });

		const [store, ...others] = Object.values(await stores(page));
		expect(others).toEqual([]);
		const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
			.filter((file) => statSync(join(build, file)).isFile())
			.filter(
				(file) =>
					!/^(service-worker\.js|_headers|\.nojekyll|robots\.txt|sitemap\.xml|sbom\.cdx\.json|_app\/version\.json|(screenshots|social)\/)/.test(
						file
					)
			)
			.map((file) => host.url(file.replace(/(^|\/)index\.html$/, '$1')));
		expect(store?.sort()).toEqual(files.sort());

		await phone.clearHttpCache(page);
		await host.stop();
		// First in the page that was open all the time.
		await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
		await expect(title(page)).toHaveText('About');

		await phone.close();
		page = await phone.open();
		for (const path of EVERY_PAGE) {
			await openStill(page, host.url(`${path}?from=home`));
			await expect(page.locator('html')).toHaveAttribute('lang', /^\/(de|fr)\//.exec(path)?.[1] ?? 'en');
			await expect(page.getByRole('main')).toBeVisible();
			const sent = await page.evaluate(async () => (await fetch(location.href)).text());
			expect(sent).toBe(readFileSync(join(build, path, 'index.html'), 'utf8'));
		}
		// From page to page, with the data of home.
		await page.getByRole('banner').getByRole('link', { name: 'Accueil' }).click();
		await expect(page.locator('time')).toBeVisible();

		await page.goto(host.url('settings'));
		await expect(page).toHaveURL(host.url('settings/'));
		await expect(ready(page)).toBeVisible();
		const answer = await page.goto(host.url('de/nowhere/'));
		expect(answer?.status()).toBe(404);
		await expect(title(page)).toHaveText(base === '/' ? 'Seite nicht gefunden' : /not found|nicht gefunden/);
		await page.getByRole('main').getByRole('link').click();
		await expect(page.locator('time')).toBeVisible();

		// Reads and compares every file.
		await page.goto(host.url('about/'));
		await page.getByRole('button', { name: 'Check every file' }).click();
		await expect(page.getByText(`All ${files.length} files are here`)).toBeVisible();
	});
}

test('without a network the days are solved, practice goes on, the archive opens', async () => {
	test.setTimeout(120_000);
	await host.start();
	let page = await phone.open();
	await page.goto(host.url('settings/'));
	await page.getByRole('radio', { name: '2D', exact: true }).check();
	await expect(ready(page)).toBeVisible({ timeout: 20_000 });
	await phone.clearHttpCache(page);
	await host.stop();
	await phone.close();
	page = await phone.open();

	await page.goto(host.url());
	await page.getByRole('link', { name: /^Your first key/ }).click();
	await expect(title(page)).toHaveText('First key');
	await solve(page, await answerOf(FIRST));
	await page.getByRole('link', { name: 'Today’s Star' }).click();
	await expect(title(page)).toHaveText('Star');
	await solve(page, await answerOf(dailyOf('star', TODAY)));
	await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();

	// A day of the month before, through the archive.
	const past = `${monthOf(addDays(`${monthOf(TODAY)}-01`, -1))}-05`;
	await page.goto(host.url('archive/'));
	await expect(page.locator(`[data-date="${TODAY}"]`)).toHaveAccessibleName(/today, Star solved on the day/);
	await page.getByRole('button', { name: 'Month before' }).click();
	await page.locator(`[data-date="${past}"]`).click();
	await page
		.getByRole('dialog')
		.getByRole('link', { name: /\bSun\b/ })
		.click();
	await expect(page).toHaveURL(host.url(`daily/?p=${past}-sun`));
	await solve(page, await answerOf(dailyOf('sun', past)));
	await page.goto(host.url('archive/'));
	await page.getByRole('button', { name: 'Month before' }).click();
	await expect(page.locator(`[data-date="${past}"]`)).toHaveAccessibleName(/Sun solved later/);

	await page.goto(host.url('practice/'));
	await expect(page.getByText('Choose a block.')).toBeVisible({ timeout: 20_000 });
	await expect(page.getByRole('group', { name: 'Your blocks' }).getByRole('button').first()).toBeVisible();

	// The same browser, never online again, three years later.
	const ahead = addDays(TODAY, 3 * 365);
	await page.clock.setFixedTime(new Date(`${ahead}T12:00`));
	await page.goto(host.url(`daily/?p=${ahead}-moon`));
	await expect(title(page)).toHaveText('Moon');
	await solve(page, await answerOf(dailyOf('moon', ahead)));
	await page.goto(host.url());
	await expect(page.locator('time')).toHaveAttribute('datetime', ahead);
	await expect(page.getByRole('link', { name: 'Moon Seen at once', exact: true })).toBeVisible();
});

test('without a network a whole run is played to its report, and a lesson to its end', async () => {
	test.setTimeout(240_000);
	await host.start();
	let page = await phone.open();
	await page.goto(host.url('settings/'));
	await page.getByRole('radio', { name: '2D', exact: true }).check();
	await expect(ready(page)).toBeVisible({ timeout: 30_000 });
	await phone.clearHttpCache(page);
	await host.stop();
	await phone.close();
	page = await phone.open();

	await openRun(page, 'offline', host.url('ancients/play/'));
	const player = new Player(page, 'offline', 'keys');
	while (player.kind !== 'end') await player.play();
	await expect(page.getByRole('status')).toContainText(`${player.score().total} VP`);
	await page.getByRole('link', { name: 'Report', exact: true }).click();
	await expect(page.getByText(String(player.score().total), { exact: true }).first()).toBeVisible({
		timeout: 30_000
	});

	const [lesson] = blockAndKey.lessons;
	const { lessons: words }: CourseText = blockAndKeyText;
	const told = lesson && words[lesson.id];
	if (!lesson || !told) throw new Error('no lesson');
	await page.goto(host.url(`learn/lesson/?l=block-and-key.${lesson.id}`));
	const learner = new LessonPlayer(page, 'names', blockActing(page, 'keys'));
	await learner.lesson(lesson, (step) => told.steps[step.id] as StepText);
	await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
});

test('ready is said only when the last file has arrived', async () => {
	let release = () => {};
	host.held.set('fr/about/', new Promise((resolve) => (release = resolve)));
	await host.start();
	const page = await phone.open();
	await page.goto(host.url('settings/'));
	await expect(page.getByText(/^Saving for offline use: [1-9]\d?%$/)).toBeVisible();
	await page.waitForTimeout(1000);
	await expect(ready(page)).toHaveCount(0);
	release();
	await expect(ready(page)).toBeVisible({ timeout: 20_000 });
});

test('a file that fails keeps it from being ready, and trying again helps', async () => {
	host.broken.add('de/about/');
	await host.start();
	const page = await phone.open();
	await page.goto(host.url('settings/'));
	await expect(page.getByText('Not everything could be stored.')).toBeVisible({ timeout: 20_000 });
	await expect(ready(page)).toHaveCount(0);
	expect(
		await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)
	).toBe(null);

	host.broken.clear();
	await page.getByRole('button', { name: 'Try again' }).click();
	await expect(ready(page)).toBeVisible();
});

test('a download that was cut off with the browser goes on where it stopped', async () => {
	let release = () => {};
	host.held.set('fr/you/', new Promise((resolve) => (release = resolve)));
	await host.start();
	let page = await phone.open();
	await page.goto(host.url('settings/'));
	await expect(page.getByText(/^Saving for offline use: [5-9]\d%$/)).toBeVisible({ timeout: 20_000 });
	const [half] = Object.values(await stores(page));
	await phone.close();
	host.held.clear();
	release();

	host.asked.length = 0;
	page = await phone.open();
	await page.goto(host.url('settings/'));
	await expect(ready(page)).toBeVisible({ timeout: 20_000 });
	const missing = new Set(host.asked.map((path) => host.url(path)));
	const again = (half ?? []).filter((url) => missing.has(url) && !url.includes('settings/'));
	// What the page itself needs is asked for anyway; the rest of the half is not.
	expect(again.length).toBeLessThan((half ?? []).length / 2);
});

test('a file of another build is not stored', async () => {
	const page = await phone.open();
	const about = join(build, 'about/index.html');
	writeFileSync(about, `${readFileSync(about, 'utf8')}<!-- of yesterday -->`);
	await host.start();
	await page.goto(host.url('settings/'));
	await expect(page.getByText('Not everything could be stored.')).toBeVisible({ timeout: 20_000 });
	await expect(ready(page)).toHaveCount(0);
});

test('a file lost from the store is missed and fetched again', async () => {
	await host.start();
	const page = await phone.open();
	await page.goto(host.url('about/'));
	await expect(ready(page)).toBeVisible({ timeout: 20_000 });
	const lose = () =>
		page.evaluate(async (url) => {
			for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
		}, host.url('fr/settings/'));
	await lose();
	await page.getByRole('button', { name: 'Check every file' }).click();
	await expect(page.getByText(/^1 of \d+ files was missing\.$/)).toBeVisible();
	await page.getByRole('button', { name: 'Check every file' }).click();
	await expect(page.getByText(/^All \d+ files are here/)).toBeVisible();

	await lose();
	await phone.clearHttpCache(page);
	await host.stop();
	await page.reload();
	await expect(page.getByText('Not everything could be stored.')).toBeVisible({ timeout: 20_000 });
	await expect(ready(page)).toHaveCount(0);
});

test('an update waits for a tap, keeps what was saved, and never breaks the version in use', async () => {
	test.setTimeout(180_000);
	const next = buildVersion(folder, 'next');
	await host.start();
	const page = await phone.open();
	await page.goto(host.url('settings/'));
	await expect(ready(page)).toBeVisible({ timeout: 20_000 });
	await page.getByRole('radio', { name: 'Dark' }).check();
	await page.evaluate(() => localStorage.setItem('keystone.test', 'kept'));
	await page.reload();
	await expect(ready(page)).toBeVisible();
	await expect(row(page)).toHaveCount(0);
	const first = Object.keys(await stores(page));
	expect(first).toHaveLength(1);

	// The next version cannot be loaded whole: nothing changes.
	host.root = next;
	host.broken.add('de/settings/');
	host.asked.length = 0;
	await page.reload();
	await expect
		.poll(() => host.asked.filter((path) => path === 'de/settings/').length, { timeout: 20_000 })
		.toBeGreaterThanOrEqual(2);
	await page.waitForTimeout(1000);
	await expect(row(page)).toHaveCount(0);
	await expect(ready(page)).toBeVisible();
	await page.reload();
	await expect(title(page)).toHaveText('Settings');
	await expect(ready(page)).toBeVisible();

	// Now it can: it is stored, loading only what has changed, and waits.
	host.broken.clear();
	host.asked.length = 0;
	await page.reload();
	await expect(row(page)).toBeVisible({ timeout: 20_000 });
	expect(host.asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
	await page.reload();
	await expect(row(page)).toBeVisible();
	await expect(title(page)).toHaveText('Settings');
	expect(Object.keys(await stores(page))).toHaveLength(2);

	// A second tab, in the middle of something.
	const other = await phone.open();
	await other.goto(host.url());
	await expect(other.locator('time')).toBeVisible();
	await other.evaluate(() => Object.assign(window, { untouched: true }));

	await phone.clearHttpCache(page);
	await page.getByRole('button', { name: 'Use it now' }).click();
	await expect(title(page)).toHaveText('Settings, next');
	await expect(row(page)).toHaveCount(0);
	await expect(ready(page)).toBeVisible();
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
	expect(await page.evaluate(() => localStorage.getItem('keystone.test'))).toBe('kept');

	// The other tab was not reloaded, and still finds the parts of its own version.
	await host.stop();
	expect(await other.evaluate(() => Reflect.get(window, 'untouched') as unknown)).toBe(true);
	await other.getByRole('link', { name: 'Settings' }).click();
	await expect(title(other)).toHaveText('Settings');
	await expect(row(other)).toBeVisible();
	await other.getByRole('button', { name: 'Use it now' }).click();
	await expect(title(other)).toHaveText('Settings, next');
	await other.close();

	// The old store goes once nobody can need it.
	await page.reload();
	await expect(ready(page)).toBeVisible();
	await expect.poll(async () => Object.keys(await stores(page)).length).toBe(1);
	expect(Object.keys(await stores(page))).not.toEqual(first);

	await phone.close();
	const again = await phone.open();
	await again.goto(host.url('settings/'));
	await expect(title(again)).toHaveText('Settings, next');
	await expect(ready(again)).toBeVisible();
	expect(await again.evaluate(() => localStorage.getItem('keystone.test'))).toBe('kept');
});

test('the preview server gives the same worker and files', async ({ baseURL }) => {
	const page = await phone.open();
	await page.goto(`${baseURL}/settings/`);
	await expect(ready(page)).toBeVisible({ timeout: 20_000 });
	await phone.clearHttpCache(page);
	await page.context().setOffline(true);
	await page.goto(`${baseURL}/fr/about/`);
	await expect(title(page)).toHaveText('À propos');
});

for (const language of LANGUAGES) {
	test(`the manifest in ${language} is sound, and everything it names is there`, async () => {
		host = new Host(build, '/deep/keystone/');
		await host.start();
		const page = await phone.open();
		await page.goto(host.url(language === 'en' ? 'about/' : `${language}/about/`));
		await expectSoundManifest(page, language, host.url());
	});
}
