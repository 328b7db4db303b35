// Settings hold at once, after a reload, and before the first paint.
import { expectAccessible } from './accessible.ts';
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

	await page.getByRole('radio', { name: 'System' }).first().check();
	await expect(html).toHaveCSS('background-color', PAPER.light);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(html).toHaveCSS('background-color', PAPER.dark);
});

test('letters stand in the place of patterns on every key', async ({ page }) => {
	await page.goto('/fr/settings/');
	const sample = page.getByRole('img', { name: 'blanc, marron, vert, gris' });
	await expect(sample.getByText('M')).toBeHidden();
	await page.getByRole('radio', { name: 'Partout' }).check();
	await expect(sample.getByText('M')).toBeVisible();
	await openHome(page, '/fr/');
	await expect(page.getByRole('img').first().locator('text').first()).toBeVisible();
	await expect(page.getByRole('img').first().locator('.pattern').first()).toBeHidden();
	await page.goto('/fr/settings/');
	await page.getByRole('radio', { name: 'Carte Clé' }).check();
	await openHome(page, '/fr/');
	await expect(page.getByRole('img').first().locator('text').first()).toBeHidden();
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
	await expect(page.getByRole('radio', { name: 'Everywhere' })).toBeChecked();
});

test('hand, patterns, board, sound, vibration and shortcuts are kept', async ({ page }) => {
	await page.goto('/settings/');
	const html = page.locator('html');
	const choices = [
		['radio', 'Left'],
		['radio', 'Strong'],
		['radio', '2D'],
		['switch', 'Sound'],
		['switch', 'Vibration']
	] as const;
	for (const [role, name] of choices) {
		const control = page.getByRole(role, { name, exact: true });
		await expect(control).not.toBeChecked();
		await control.check();
	}
	await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
	await page.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
	await expect(html).toHaveAttribute('data-hand', 'left');
	await expect(html).toHaveAttribute('data-patterns', 'strong');
	await page.reload();
	for (const [role, name] of choices) await expect(page.getByRole(role, { name, exact: true })).toBeChecked();
	await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
	await expect(html).toHaveAttribute('data-hand', 'left');
});

test('another tab follows at once', async ({ page, context }) => {
	await page.goto('/settings/');
	const other = await context.newPage();
	await other.goto('/you/');
	await page.getByRole('radio', { name: 'Dark' }).check();
	await expect(other.locator('html')).toHaveCSS('background-color', PAPER.dark);
	await other.close();
});

for (const path of ['/settings/', '/de/settings/', '/fr/settings/']) {
	test(`${path} has rows of at least 52 pixels and is accessible`, async ({ page }) => {
		test.slow();
		await page.goto(path);
		const heights = await page
			.locator('.list > *')
			.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
		expect(heights.length).toBeGreaterThanOrEqual(12);
		expect(Math.min(...heights)).toBeGreaterThanOrEqual(52);
		await expectAccessible(page);
	});
}

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
	await expect(
		page.getByRole('status').filter({ hasText: 'does not let the page keep settings' })
	).toBeVisible();
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
