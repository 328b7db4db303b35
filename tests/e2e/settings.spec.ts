// Settings hold at once, after a reload, and before the first paint.
import { expect, openHome, test } from './fixtures.ts';

const PAPER = { light: 'rgb(246, 241, 230)', dark: 'rgb(24, 26, 34)' };

test('a theme overrides the device and is there before the first paint', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/settings/');
	const html = page.locator('html');
	await expect(html).toHaveCSS('background-color', PAPER.light);
	await page.getByRole('radio', { name: 'Dark' }).check();
	await expect(html).toHaveCSS('background-color', PAPER.dark);

	await page.addInitScript(() => {
		requestAnimationFrame(() => {
			document.documentElement.dataset.first = getComputedStyle(document.documentElement).backgroundColor;
		});
	});
	await page.reload();
	await expect(html).toHaveAttribute('data-first', PAPER.dark);
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

	await page.getByRole('radio', { name: 'As the device' }).first().check();
	await expect(html).toHaveCSS('background-color', PAPER.light);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(html).toHaveCSS('background-color', PAPER.dark);
});

test('letters stand in the place of patterns on every key', async ({ page }) => {
	await page.goto('/fr/settings/');
	await page.getByRole('radio', { name: 'Lettres' }).check();
	await expect(page.getByRole('img').getByText('M')).toBeVisible();
	await openHome(page, '/fr/');
	await expect(page.getByRole('img').first().locator('text').first()).toBeVisible();
	await expect(page.getByRole('img').first().locator('.pattern').first()).toBeHidden();
});

test('motion can be switched off', async ({ page }) => {
	await page.goto('/settings/');
	const time = () =>
		page.evaluate(() =>
			parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--time-turn'))
		);
	expect(await time()).toBeGreaterThan(0);
	await page.getByRole('radio', { name: 'None' }).check();
	await expect.poll(time).toBe(0);
	await page.reload();
	expect(await time()).toBe(0);
});

test('a choice made before the scripts arrive is not lost, nor are the others', async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem('keystone.settings', '{"letters":true}'));
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route('**/_app/immutable/entry/*.js', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/settings/', { waitUntil: 'commit' });
	await page.getByRole('radio', { name: 'Dark' }).check();
	release();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page.locator('html')).toHaveAttribute('data-letters', 'on');
	await expect(page.getByRole('radio', { name: 'Letters' })).toBeChecked();
});

test('damaged or refused storage leaves a working page', async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem('keystone.settings', '{"theme":7,');
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await page.goto('/settings/');
	await page.getByRole('radio', { name: 'Dark' }).check();
	await expect(page.locator('html')).toHaveCSS('background-color', PAPER.dark);
	await expect(page.getByRole('status')).toContainText('does not let the page keep settings');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the page says what it needs', async ({ page }) => {
		await page.goto('/de/settings/');
		// By element: text locators pass over what stands inside noscript.
		await expect(page.locator('noscript p')).toBeVisible();
		await expect(page.locator('noscript p')).toContainText('Einstellungen brauchen JavaScript.');
	});
});
