// The home page in three languages, on a phone and on a wide screen, with and without scripts; for newcomers, after
// solving, and over midnight.
import { readFileSync } from 'node:fs';
import { dailyPuzzles } from '../../puzzles/block-and-key/daily/table.ts';
import { lessonRecord } from '../../web/lib/learn/records.ts';
import { addDays } from '../../web/lib/progress/civil.ts';
import { runOf } from '../block-and-key/e2e/runs.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openHome, test } from './fixtures.ts';
import { foundCourses, PLAYED } from './games.ts';
import { choose, daysInARow, fileOf, noon, practised, recordsOf, seed, sitting, TODAY } from './seed.ts';

const HOMES = [
	{
		path: '/',
		language: 'en',
		start: 'Your first key',
		levels: ['Star', 'Sun', 'Moon'],
		range: '2 to 3 blocks',
		task: (blocks: number, keys: number) => `${blocks} blocks, ${keys === 1 ? 'one key' : 'two keys'}`,
		date: ['Saturday', '14 November'],
		games: 'Learn to play'
	},
	{
		path: '/de/',
		language: 'de',
		start: 'Dein erster Schlüssel',
		levels: ['Stern', 'Sonne', 'Mond'],
		range: '2 bis 3 Blöcke',
		task: (blocks: number, keys: number) =>
			`${blocks} Blöcke, ${keys === 1 ? 'ein Schlüssel' : 'zwei Schlüssel'}`,
		date: ['Samstag', '14. November'],
		games: 'Lernen'
	},
	{
		path: '/fr/',
		language: 'fr',
		start: 'Première clé',
		levels: ['Étoile', 'Soleil', 'Lune'],
		range: 'De 2 à 3 blocs',
		task: (blocks: number, keys: number) => `${blocks} blocs, ${keys === 1 ? 'une clé' : 'deux clés'}`,
		date: ['samedi', '14 novembre'],
		games: 'Apprendre à jouer'
	}
];
const SIZES = [
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 }
];
const DAY = '2026-11-14';
const TABLE = new URL('../../puzzles/block-and-key/daily/2026-11.bin', import.meta.url);

for (const home of HOMES) {
	for (const size of SIZES) {
		test(`${home.path} at ${size.width} × ${size.height}`, async ({ page }) => {
			const puzzles = dailyPuzzles(readFileSync(TABLE), DAY);
			await page.setViewportSize(size);
			await page.clock.setFixedTime(new Date(2026, 10, 14, 23, 59));
			await openHome(page, home.path);
			await expect(page.locator('html')).toHaveAttribute('lang', home.language);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keystone');
			await expect(page.locator('time span')).toHaveText(home.date);
			await expect(page.locator('time')).toHaveAttribute('datetime', DAY);
			for (const [k, level] of home.levels.entries()) {
				await expect(page.getByRole('heading', { level: 2, name: level, exact: true })).toBeVisible();
				const puzzle = puzzles[k];
				const line = home.task(puzzle?.supply.length ?? 0, puzzle?.keys.length ?? 0);
				const link = page.getByRole('link', { name: `${level} ${line}`, exact: true });
				await expect(link).toHaveAttribute('href', new RegExp(`daily/\\?p=${puzzle?.id}$`));
			}
			await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
			const games = page.getByRole('region', { name: home.games });
			await expect(games.getByRole('listitem')).toHaveCount(3);
			const ground = await page
				.getByRole('heading', { name: home.levels[2] ?? '', exact: true })
				.boundingBox();
			const list = await games.boundingBox();
			if (size.width >= 1024) expect(list?.x).toBeGreaterThan((ground?.x ?? 0) + (ground?.width ?? 0));
			else expect(list?.y).toBeGreaterThan(ground?.y ?? 0);
		});
	}
}

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	for (const home of HOMES) {
		test(`${home.path} says everything but the date`, async ({ page }) => {
			await page.goto(home.path);
			await expect(page.locator('html')).toHaveAttribute('lang', home.language);
			await expect(page.getByRole('link', { name: `${home.levels[0]} ${home.range}` })).toBeVisible();
			for (const level of home.levels)
				await expect(page.getByRole('heading', { name: level, exact: true })).toBeVisible();
			await expect(page.getByRole('heading', { name: home.games })).toBeVisible();
			await expect(page.locator('noscript p')).toContainText('JavaScript');
			await expect(page.locator('time')).toHaveCount(0);
		});
	}
});

test('a newcomer finds one way in, then the day', async ({ page }) => {
	await openHome(page, '/');
	const start = page.getByRole('link', { name: /^Your first key/ });
	await expect(start).toBeVisible();
	await expect(start).toContainText('Play');
	await expect(page.getByText('Play', { exact: true })).toHaveCount(1);
	const first = await start.boundingBox();
	const star = await page.getByRole('link', { name: /^Star / }).boundingBox();
	expect(star?.y).toBeGreaterThan(first?.y ?? 0);
	await expect(page.getByRole('link', { name: /streak/ })).toHaveCount(0);
	await expectAccessible(page);
});

test('after a solve: tick, state, days, and the next one with Play', async ({ page }) => {
	await seed(page, recordsOf(daysInARow(12)));
	await openHome(page, '/');
	await expect(page.getByRole('link', { name: '12-day streak, to your progress' })).toBeVisible();
	const star = page.getByRole('link', { name: 'Star Seen at once', exact: true });
	await expect(star.locator('.tick')).toBeVisible();
	await expect(page.getByRole('link', { name: /^Sun .* Play$/ })).toBeVisible();
	await expect(page.getByText('Play', { exact: true })).toHaveCount(1);
	await expect(page.getByRole('link', { name: /^Your first key/ })).toHaveCount(0);
	await page.reload();
	await expect(star).toBeVisible();
	await expectAccessible(page);
});

test('on a wide screen today, continue, climb, learn and play stand side by side', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const runs = [await runOf({ ago: 0, left: 60 }), await runOf({ ago: 1 }), await runOf({ ago: 2 })];
	await seed(page, recordsOf(daysInARow(4), { runs, practice: practised(3) }));
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await openHome(page, '/');
	const card = (name: string | RegExp) => page.getByRole('region', { name });
	const run = card(/^The Ancients, turn \d+ of 11$/);
	await expect(run.locator('svg').first()).toBeVisible();
	await expect(run.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /run=ancients/);
	await expect(card('Climb')).toContainText(
		/median of the last 2 runs\.\s+\d+ points to .*Practice rating \d+/
	);
	await expect(card('Learn').getByRole('listitem')).toHaveCount(5);
	const course = (await foundCourses()).at(-1)!.course;
	const { length } = course.lessons;
	const last = card('Learn').getByRole('listitem').last().getByRole('link');
	await expect(last).toHaveAccessibleName(new RegExp(`, 0 of ${length} lessons$`));
	// The solo game has a page of its own.
	await expect(card('Play').getByRole('listitem')).toHaveCount(PLAYED.length + 1);
	await expect(card('Learn to play')).toHaveCount(0);
	expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.005);

	const boxes = await Promise.all(
		[run, card('Climb'), card('Learn'), card('Play')].map((one) => one.boundingBox())
	);
	for (const box of boxes) {
		expect(box?.x).toBeGreaterThanOrEqual(88 + 604);
		expect(box?.width).toBeGreaterThanOrEqual(245);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
	}
	const [, climb, learn] = boxes;
	expect(climb?.y).toBe(learn?.y);
	await expectAccessible(page);
	// Lessons done are counted.
	const done = {
		course: course.id,
		lesson: course.lessons[0]?.id ?? '',
		steps: 1,
		changedAt: noon(TODAY),
		open: null
	};
	const lesson = lessonRecord({ ...done, finishedAt: noon(TODAY) }, undefined, noon(TODAY));
	await page.setViewportSize({ width: 1280, height: 800 });
	await seed(page, recordsOf([], { lessons: [lesson] }));
	await openHome(page, '/');
	await expect(last).toHaveAccessibleName(new RegExp(`, 1 of ${length} lessons$`));
});

test('every state of a daily has its words', async ({ page }) => {
	await seed(
		page,
		recordsOf([
			sitting({ date: TODAY, level: 'star', misses: 2 }),
			sitting({ date: TODAY, level: 'sun', hints: 1 }),
			sitting({ date: TODAY, level: 'moon', misses: 1, solved: false })
		])
	);
	await openHome(page, '/');
	await expect(page.getByRole('link', { name: 'Star Solved, 3 tries', exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Sun Solved with hints', exact: true })).toBeVisible();
	await expect(
		page.getByRole('link', { name: 'Moon Begun, 1 try so far Continue', exact: true })
	).toBeVisible();
	await seed(
		page,
		recordsOf([sitting({ date: TODAY, level: 'moon', hints: 4, openedOn: addDays(TODAY, -1) })])
	);
	await openHome(page, '/');
	await expect(page.getByRole('link', { name: 'Moon Solved with the answer', exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: /^All three solved/ })).toBeVisible();
	await expect(page.getByText('Play', { exact: true })).toHaveCount(0);

	// The day has an end, from home and from its last puzzle.
	const end = new RegExp(`/day/\\?d=${TODAY}$`);
	await expect(page.getByRole('link', { name: 'Share the day' })).toHaveAttribute('href', end);
	await page.goto(`/daily/?p=${TODAY}-sun`);
	await page.getByRole('link', { name: 'The day', exact: true }).click();
	await expect(page).toHaveURL(end);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('All three found');
	await expect(page.getByText('3 of 9 keystones')).toBeVisible();
	await expect(page.getByRole('img', { name: /^The temple of the/ })).toHaveCount(3);
	for (const [level, result] of [
		['Star', 'In 3 tries'],
		['Sun', 'With 1 hint'],
		['Moon', 'With the answer']
	] as const)
		await expect(page.getByRole('region', { name: level, exact: true })).toContainText(result);
	await expect(page.getByText(/arch of seven stones: .*today, \w+, solved/)).toBeAttached();
	await expect(page.getByRole('heading', { name: /^Tomorrow, / })).toBeVisible();
	await expectAccessible(page);

	// One share for it: words first, and a picture made here.
	await page.getByRole('button', { name: 'Share the day' }).click();
	const sheet = page.getByRole('dialog', { name: 'Share the day' });
	const results = 'Star: in 3 tries. Sun: with 1 hint. Moon: with the answer';
	await expect(sheet.getByRole('img', { name: results, exact: true })).toBeVisible();
	await expect(sheet.getByRole('textbox')).toHaveValue(
		new RegExp(`^Keystone, .*${results}\\.\nhttp.*/daily/\\?p=${TODAY}$`)
	);
	const download = page.waitForEvent('download');
	await sheet.getByRole('button', { name: 'Save the picture' }).click();
	const file = readFileSync(await (await download).path());
	expect((await download).suggestedFilename()).toBe(`keystone-${TODAY}.png`);
	expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
	await expectAccessible(page);
});

test('over midnight the page waits for a tap', async ({ page }) => {
	const [year, month, day] = TODAY.split('-').map(Number) as [number, number, number];
	await page.clock.install({ time: new Date(year, month - 1, day, 23, 58) });
	await openHome(page, '/');
	const time = page.locator('time');
	await expect(time).toHaveAttribute('datetime', TODAY);
	await expect(page.getByText('Today’s three are ready.')).toHaveCount(0);

	await page.clock.fastForward('03:00');
	await expect(page.getByText('Today’s three are ready.')).toBeVisible();
	await expect(time).toHaveAttribute('datetime', TODAY);
	await expect(page.getByRole('link', { name: /^Star / })).toHaveAttribute(
		'href',
		new RegExp(`${TODAY}-star`)
	);

	await page.getByRole('button', { name: 'Show them' }).click();
	const next = addDays(TODAY, 1);
	await expect(time).toHaveAttribute('datetime', next);
	await expect(page.getByRole('link', { name: /^Star / })).toHaveAttribute(
		'href',
		new RegExp(`${next}-star`)
	);
	await expect(page.getByText('Today’s three are ready.')).toHaveCount(0);
});

test('an app that slept over midnight notices when it is looked at', async ({ page }) => {
	const [year, month, day] = TODAY.split('-').map(Number) as [number, number, number];
	await page.clock.setFixedTime(new Date(year, month - 1, day, 20));
	await openHome(page, '/');
	await page.clock.setFixedTime(new Date(year, month - 1, day + 1, 8));
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(page.getByText('Today’s three are ready.')).toBeVisible();
	await expect(page.locator('time')).toHaveAttribute('datetime', TODAY);
});

test('what one tab stores the other shows', async ({ page, context }) => {
	await openHome(page, '/');
	await expect(page.getByRole('link', { name: /^Your first key/ })).toBeVisible();
	const other = await context.newPage();
	await other.goto('/you/');
	await expect(other.getByRole('button', { name: 'Export backup' })).toBeEnabled();
	await choose(other, fileOf(recordsOf(daysInARow(3))));
	await other.getByRole('button', { name: 'Add it' }).click();
	await expect(page.getByRole('link', { name: '3-day streak, to your progress' })).toBeVisible();
	await expect(page.getByRole('link', { name: /^Your first key/ })).toHaveCount(0);
	await other.close();
});

test('the places lead to each other', async ({ page }) => {
	await openHome(page, '/de/');
	const places = page.getByRole('navigation', { name: 'Bereiche' });
	await expect(places.getByRole('link', { name: 'Heute' })).toHaveAttribute('aria-current', 'page');
	await places.getByRole('link', { name: 'Lernen' }).click();
	await expect(page).toHaveURL('/de/learn/');
	await places.getByRole('link', { name: 'Solo' }).click();
	await expect(page).toHaveURL('/de/ancients/');
	await places.getByRole('link', { name: 'Du' }).click();
	await expect(page).toHaveURL('/de/you/');
	await places.getByRole('link', { name: 'Heute' }).click();
	await expect(page).toHaveURL('/de/');
	await expect(page.locator('time')).toBeVisible();
});

test('nothing moves when the date, the keys and the fonts arrive', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await openHome(page, '/');
	await expect(page.getByRole('main').getByRole('img')).toHaveCount(3);
	await page.evaluate(() => document.fonts.ready);
	expect(await page.evaluate(() => Reflect.get(window, 'shift') as number)).toBeLessThan(0.005);
});

test('the two fonts are our own files, latin only', async ({ page }) => {
	const fonts: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'font') fonts.push(request.url());
	});
	await openHome(page, '/');
	await page.evaluate(() => document.fonts.ready);
	expect(fonts.map((url) => /(atkinson|young).*latin-(wght|400)-normal/.exec(url)?.[1]).sort()).toEqual([
		'atkinson',
		'young'
	]);
});
