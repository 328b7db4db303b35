// Languages: the address decides, a newcomer at the root is led once, a choice is remembered, a 404 speaks yours.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openHome, test } from './fixtures.ts';
import { BUILD } from './host.ts';

test('the switch keeps the page and is remembered', async ({ page }) => {
	await page.goto('/settings/');
	const foot = page.getByRole('contentinfo');
	await foot.getByRole('link', { name: 'Deutsch' }).click();
	await expect(page).toHaveURL('/de/settings/');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(foot.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true');

	await openHome(page, '/');
	await expect(page).toHaveURL('/de/');
	await foot.getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL('/');
	await page.reload();
	await expect(page).toHaveURL('/');
	await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a lesson that fills the screen has the switch in its menu, and stays the same lesson', async ({
	page
}) => {
	await page.goto('/learn/lesson/?l=block-and-key.your-view');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faces and your view');
	await page.getByRole('button', { name: 'More' }).click();
	await page.getByRole('link', { name: 'Français' }).click();
	await expect(page).toHaveURL('/fr/learn/lesson/?l=block-and-key.your-view');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les faces et votre vue');
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('what stands behind # in the address stays', async ({ page }) => {
	await page.goto('/about/#content');
	await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
	await expect(page).toHaveURL('/de/about/#content');
});

for (const [locale, path] of [
	['fr-CA', '/fr/'],
	['de-AT', '/de/'],
	['es-ES', '/'],
	['en-US', '/']
] as const) {
	test.describe(`a browser in ${locale}`, () => {
		test.use({ locale });

		test(`is led from the root to ${path}`, async ({ page }) => {
			await openHome(page, '/');
			await expect(page).toHaveURL(path);
		});
	});
}

test.describe('a German browser', () => {
	test.use({ locale: 'de-DE' });

	test('stays at an address that names its language or page', async ({ page }) => {
		await openHome(page, '/fr/');
		await expect(page).toHaveURL('/fr/');
		await page.goto('/about/');
		await expect(page).toHaveURL('/about/');
	});

	test('may go to English by an ordinary link', async ({ page }) => {
		await openHome(page, '/');
		await expect(page).toHaveURL('/de/');
		const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
		// As a new tab would: the address is followed without the click being seen.
		const href = await english.evaluate((link: HTMLAnchorElement) => link.href);
		await page.evaluate((url) => location.assign(url), href);
		await expect(page).toHaveURL('/');
		await expect(page.locator('html')).toHaveAttribute('lang', 'en');
	});
});

test('every page names itself and its other languages in full', async ({ page }) => {
	await page.goto('/de/about/');
	const link = (selector: string) => page.locator(selector).getAttribute('href');
	expect(await link('link[rel=canonical]')).toBe('https://keystone.example/de/about/');
	expect(await link('link[hreflang=en]')).toBe('https://keystone.example/about/');
	expect(await link('link[hreflang=fr]')).toBe('https://keystone.example/fr/about/');
	expect(await link('link[hreflang=x-default]')).toBe('https://keystone.example/about/');
});

// The preview server renders missing pages itself; a static host sends this file.
const FALLBACK = join(BUILD, '404.html');

for (const { locale, path, title } of [
	{ locale: 'en-GB', path: '/missing/', title: 'Page not found' },
	{ locale: 'de-DE', path: '/missing/', title: 'Seite nicht gefunden' },
	{ locale: 'en-GB', path: '/fr/missing/', title: 'Page introuvable' }
]) {
	test.describe(`404 for ${path} in a browser in ${locale}`, () => {
		test.use({ locale });

		test(`says ${title}`, async ({ page }) => {
			await page.route(path, (route) =>
				route.fulfill({ status: 404, contentType: 'text/html', body: readFileSync(FALLBACK, 'utf8') })
			);
			await page.goto(path);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
			await page.getByRole('main').getByRole('link').click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keystone');
		});
	});
}
