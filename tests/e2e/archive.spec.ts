// The archive: what each day says, the keyboard in the grid, the sheet of a day, the edges of the calendar.
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { recordsOf, seed, sitting } from './seed.ts';

const DAY = '2026-11-14';
const RECORDS = recordsOf([
	sitting({ date: DAY, level: 'star' }),
	sitting({ date: '2026-11-13', level: 'star' }),
	sitting({ date: '2026-11-13', level: 'sun', hints: 2 }),
	sitting({ date: '2026-11-13', level: 'moon', openedOn: DAY }),
	sitting({ date: '2026-11-12', level: 'moon', openedOn: DAY, hints: 1 }),
	sitting({ date: '2026-11-11', level: 'sun', solved: false, misses: 1 })
]);

test.beforeEach(async ({ page }) => {
	await page.clock.setFixedTime(new Date(2026, 10, 14, 12));
});

test('each day says how its three stand', async ({ page }) => {
	await seed(page, RECORDS);
	await page.goto('/archive/');
	for (const name of [
		'Saturday 14 November, today, Star solved on the day, Sun open, Moon open',
		'Friday 13 November, Star solved on the day, Sun solved on the day with hints, Moon solved later',
		'Thursday 12 November, Star open, Sun open, Moon solved later with hints',
		'Wednesday 11 November, Star open, Sun begun, Moon open'
	])
		await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
	await page.goto('/fr/archive/');
	await expect(
		page.getByRole('button', {
			name: 'Samedi 14 novembre, aujourd’hui, Étoile résolue le jour même, Soleil ouvert, Lune ouverte',
			exact: true
		})
	).toBeVisible();
	await page.goto('/de/archive/');
	await expect(
		page.getByRole('button', { name: /^Samstag 14\. November, heute, Stern am Tag gelöst/ })
	).toBeVisible();
});

test('the keyboard goes through days, weeks and months and opens a day', async ({ page }) => {
	await page.goto('/archive/');
	const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
	await day('Saturday 14 November').focus();
	// One day alone can be reached by Tab.
	await expect(page.locator('[data-date][tabindex="0"]')).toHaveCount(1);
	await page.keyboard.press('ArrowLeft');
	await expect(day('Friday 13 November')).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(day('Friday 6 November')).toBeFocused();
	await page.keyboard.press('Home');
	await expect(day('Monday 2 November')).toBeFocused();
	await page.keyboard.press('ArrowUp');
	await expect(day('Monday 26 October')).toBeFocused();
	await expect(page.getByRole('heading', { name: 'October 2026' }).first()).toBeVisible();
	await page.keyboard.press('PageUp');
	await expect(day('Saturday 26 September')).toBeFocused();
	await page.keyboard.press('End');
	await expect(day('Sunday 27 September')).toBeFocused();
	await page.keyboard.press('PageDown');
	await page.keyboard.press('PageDown');
	// The future cannot be reached.
	await expect(day('Saturday 14 November')).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(day('Saturday 14 November')).toBeFocused();

	await page.keyboard.press('Enter');
	const sheet = page.getByRole('dialog', { name: 'Saturday 14 November 2026' });
	await expect(sheet.getByRole('link')).toHaveCount(3);
	await expect(sheet.getByRole('link').nth(1)).toHaveAttribute('href', /daily\/\?p=2026-11-14-sun$/);
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(day('Saturday 14 November')).toBeFocused();
});

test('the calendar begins in January 2026 and ends today', async ({ page }) => {
	await page.goto('/archive/');
	const earlier = page.getByRole('button', { name: 'Month before' });
	const later = page.getByRole('button', { name: 'Month after' });
	await expect(later).toHaveAttribute('aria-disabled', 'true');
	await expect(page.locator('[data-date]')).toHaveCount(14);
	await expect(page.locator('td.future')).toHaveCount(16);
	for (let k = 0; k < 10; k++) await earlier.click();
	await expect(page.getByRole('heading', { name: 'January 2026' }).first()).toBeVisible();
	await expect(earlier).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('button', { name: /^Thursday 1 January,/ }).click();
	const sheet = page.getByRole('dialog', { name: 'Thursday 1 January 2026' });
	await expect(sheet.getByRole('img').first()).toBeVisible();
	await sheet.getByRole('button', { name: 'Close' }).click();
	await expect(sheet).toBeHidden();
});

test('back from a puzzle the same month is there', async ({ page }) => {
	await page.goto('/archive/');
	await page.getByRole('button', { name: 'Month before' }).click();
	await page.getByRole('button', { name: /^Monday 5 October,/ }).click();
	await page.getByRole('dialog').getByRole('link').first().click();
	await expect(page).toHaveURL('/daily/?p=2026-10-05-star');
	await page.goBack();
	await expect(page.getByRole('heading', { name: 'October 2026' }).first()).toBeVisible();
});

test('three months stand side by side where there is room', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/archive/');
	await expect(page.getByRole('grid')).toHaveCount(3);
	for (const month of ['September 2026', 'October 2026', 'November 2026'])
		await expect(page.getByRole('grid', { name: month })).toBeVisible();
	await expect(page.locator('[data-date][tabindex="0"]')).toHaveCount(1);
});

test('is accessible', async ({ page }) => {
	test.slow();
	await seed(page, RECORDS);
	await page.goto('/archive/');
	await expect(page.locator('[data-date]').first()).toBeVisible();
	await expectAccessible(page);
});

test('is accessible with a day open', async ({ page }) => {
	test.slow();
	await seed(page, RECORDS);
	await page.goto('/archive/');
	await page.getByRole('button', { name: /^Friday 13 November/ }).click();
	await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
	await expectAccessible(page);
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says what it needs', async ({ page }) => {
		await page.goto('/de/archive/');
		await expect(page.locator('noscript p')).toContainText('JavaScript');
	});
});
