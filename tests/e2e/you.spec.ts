// The page about a person's own progress: days, numbers, rating, storage.
import { addDays } from '../../web/lib/progress/civil.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { daysInARow, practised, recordsOf, seed, sitting, TODAY } from './seed.ts';

for (const path of ['/you/', '/de/you/', '/fr/you/']) {
	test(`${path} tells a newcomer what will be here`, async ({ page }) => {
		test.slow();
		await page.goto(path);
		await expect(page.getByRole('main').getByText('0', { exact: true })).toBeVisible();
		await expect(page.getByRole('main').locator('a[href$="daily/"]')).toBeVisible();
		await expect(page.getByRole('main').locator('a[href$="practice/"]')).toBeVisible();
		await expectAccessible(page);
	});
}

test('days, levels, themes and rating are derived from the records', async ({ page }) => {
	await seed(
		page,
		recordsOf(
			[
				...daysInARow(14).filter(({ date }) => date !== addDays(TODAY, -2)),
				sitting({ date: TODAY, level: 'sun', misses: 2, themes: ['bridge'] }),
				sitting({ date: TODAY, level: 'moon', solved: false, misses: 1, themes: ['two-keys'] })
			],
			{ practice: practised(4) }
		)
	);
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { name: '13-day streak' })).toBeVisible();
	await expect(main.getByText('days solved')).toBeVisible();
	await expect(main.getByRole('img', { name: /^The last seven days\./ })).toHaveAccessibleName(
		/streak freeze/
	);
	const row = (table: string, name: string) =>
		main.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${name}`) });
	await expect(row('By level', 'Star').getByRole('cell')).toHaveText(['13', '13', '13']);
	await expect(row('By level', 'Sun').getByRole('cell')).toHaveText(['4', '5', '5']);
	await expect(row('By level', 'Moon').getByRole('cell')).toHaveText(['0', '0', '1']);
	await expect(row('By theme', 'Bridge').getByRole('cell')).toHaveText(['4', '5', '5']);
	await expect(main.getByText('17 of 19')).toBeVisible();
	await expect(main.getByText('after 4 practice puzzles')).toBeVisible();
	await expect(main.getByText(/^\d+ ± \d+$/)).toBeVisible();
	await expectAccessible(page);
});

test('storage is asked for and its answer shown', async ({ page }) => {
	await page.addInitScript(() => {
		let kept = false;
		navigator.storage.persisted = async () => kept;
		navigator.storage.persist = async () => (kept = true);
	});
	await page.goto('/you/');
	await expect(page.getByText('The browser may clear it when space runs short.')).toBeVisible();
	await page.getByRole('button', { name: 'Ask the browser to keep it' }).click();
	await expect(page.getByText('The browser has promised to keep it.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Ask the browser to keep it' })).toHaveCount(0);
});

test('without durable storage the page says so and still saves a file', async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('refused', 'SecurityError');
		};
	});
	await page.goto('/you/');
	await expect(page.getByText('Your browser refuses to save anything.')).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export backup' }).click();
	expect((await download).suggestedFilename()).toBe(`keystone-${TODAY}.json`);
	await expectAccessible(page);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says what it needs', async ({ page }) => {
		await page.goto('/fr/you/');
		await expect(page.locator('noscript p')).toContainText('JavaScript');
	});
});
