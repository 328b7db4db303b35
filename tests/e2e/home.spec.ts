// The home page in three languages, on a phone and on a wide screen, with and without scripts.
import { expect, openHome, test } from './fixtures.ts';

const HOMES = [
	{
		path: '/',
		language: 'en',
		levels: ['Star', 'Sun', 'Moon'],
		line: '2 or 3 squares, 1 point',
		date: ['Saturday', '14 November'],
		games: 'Five games'
	},
	{
		path: '/de/',
		language: 'de',
		levels: ['Stern', 'Sonne', 'Mond'],
		line: '2 oder 3 Felder, 1 Punkt',
		date: ['Samstag', '14. November'],
		games: 'Fünf Spiele'
	},
	{
		path: '/fr/',
		language: 'fr',
		levels: ['Étoile', 'Soleil', 'Lune'],
		line: '2 ou 3 cases, 1 point',
		date: ['samedi', '14 novembre'],
		games: 'Cinq jeux'
	}
];
const SIZES = [
	{ width: 360, height: 740 },
	{ width: 1280, height: 800 }
];

for (const home of HOMES) {
	for (const size of SIZES) {
		test(`${home.path} at ${size.width} × ${size.height}`, async ({ page }) => {
			await page.setViewportSize(size);
			await page.clock.setFixedTime(new Date(2026, 10, 14, 23, 59));
			await openHome(page, home.path);
			await expect(page.locator('html')).toHaveAttribute('lang', home.language);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keystone');
			for (const level of home.levels)
				await expect(page.getByRole('heading', { level: 2, name: level, exact: true })).toBeVisible();
			await expect(page.getByText(home.line)).toBeVisible();
			await expect(page.locator('time span')).toHaveText(home.date);
			await expect(page.locator('time')).toHaveAttribute('datetime', '2026-11-14');
			await expect(page.getByRole('img')).toHaveCount(3);
			const games = page.getByRole('region', { name: home.games });
			await expect(games.getByRole('listitem')).toHaveCount(5);
			const ground = await page.getByText(home.line).boundingBox();
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
			await expect(page.getByText(home.line)).toBeVisible();
			await expect(page.getByRole('heading', { name: home.games })).toBeVisible();
			await expect(page.locator('time')).toHaveCount(0);
		});
	}
});

test('nothing moves when the date and the fonts arrive', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shift: 0 });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries())
				Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await openHome(page, '/');
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
