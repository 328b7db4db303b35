// A script of the page that does not arrive, whichever it is: the page either works or says in its language that it did not load,
// and offers to load again.
import { expect, test, type Page } from '@playwright/test';
import de from '../../web/lib/text/de/common.ts';
import enAbout from '../../web/lib/text/en/about.ts';
import en from '../../web/lib/text/en/common.ts';
import fr from '../../web/lib/text/fr/common.ts';
import { pathIn, type Language } from './pages.ts';

const TEXTS = { en: en.error, de: de.error, fr: fr.error };

/** Scripts that this page is sent with. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
	const html = await (await page.request.get(path)).text();
	return [...html.matchAll(/href="[./]*([^"]+)" rel="modulepreload"/g)].flatMap(([, file]) => file ?? []);
}

async function openWithout(page: Page, script: string, path: string): Promise<void> {
	await page.unrouteAll();
	await page.route(`**/${script}`, (route) => route.fulfill({ status: 500 }));
	await page.goto(path);
}

async function saysSo(page: Page, language: Language): Promise<void> {
	const { broken, brokenText } = TEXTS[language];
	const words = page.getByRole('alert').or(page.getByRole('main')).filter({ hasText: broken });
	await expect(words).toContainText(brokenText);
}

async function loadsAgain(page: Page, language: Language): Promise<void> {
	await page.unrouteAll();
	await page.getByRole('link', { name: TEXTS[language].again, exact: true }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
}

for (const [language, path, usable] of [
	['de', 'daily/', '.slots button'],
	['fr', '', 'main time'],
	['en', 'settings/', 'main input']
] as const) {
	const address = pathIn(language, path);

	test(`${address}: each of its scripts fails once`, async ({ page }) => {
		test.slow();
		const scripts = await scriptsOf(page, address);
		expect(scripts.length).toBeGreaterThan(5);
		for (const script of scripts)
			await test.step(script, async () => {
				await openWithout(page, script, address);
				await saysSo(page, language);
				await loadsAgain(page, language);
				await expect(page.locator(usable).first()).toBeVisible();
			});
	});
}

/** Kit's own name for the root layout's script. */
const LAYOUT = '_app/immutable/nodes/0.*.js';

test('without the layout the page stays readable, and the notice can be reached by keyboard', async ({
	page
}) => {
	await openWithout(page, LAYOUT, '/de/');
	await saysSo(page, 'de');
	await expect(page.getByRole('heading', { level: 1, name: 'Keystone' })).toBeVisible();
	await page.keyboard.press('Tab');
	const again = page.getByRole('link', { name: TEXTS.de.again, exact: true });
	await expect(again).toBeFocused();
	expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	await page.unrouteAll();
	await page.keyboard.press('Enter');
	await expect(page.locator('main time')).toBeVisible();
});

test('without the layout the page also stays in a browser without trusted types, where Kit would replace it', async ({
	page
}) => {
	await page.route('**/de/', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace(/require-trusted-types-for[^"]*/, '');
		await route.fulfill({ response, body });
	});
	await page.route(`**/${LAYOUT}`, (route) => route.fulfill({ status: 500 }));
	await page.goto('/de/');
	await saysSo(page, 'de');
	await expect(page.getByRole('heading', { level: 1, name: 'Keystone' })).toBeVisible();
	await loadsAgain(page, 'de');
	await expect(page.locator('main time')).toBeVisible();
});

test('without the error page, which is only kept ready, nothing is said', async ({ page }) => {
	const failed = page.waitForEvent('pageerror');
	await openWithout(page, '_app/immutable/nodes/1.*.js', '/de/');
	await failed;
	await expect(page.locator('main time')).toBeVisible();
	// Longer than the notice would take.
	await page.waitForTimeout(2500);
	await expect(page.locator('.stalled')).toBeHidden();
});

test('a button that is tapped before its script has come is pressed once, as soon as it has', async ({
	page
}) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route(`**/${LAYOUT}`, async (route) => {
		await held;
		await route.continue();
	});
	await page.addInitScript(() => {
		let presses = 0;
		addEventListener('click', () => (document.documentElement.dataset['presses'] = String(++presses)), true);
	});
	await page.goto('/about/', { waitUntil: 'commit' });
	const button = page.getByRole('button', { name: enAbout.check.run, exact: true });
	await button.click();
	await expect(page.getByText(enAbout.check.result(10, 10))).toHaveCount(0);
	release();
	await expect(page.getByText(enAbout.check.result(10, 10))).toBeVisible();
	// The tap itself and the one that stands for it.
	await expect(page.locator('html')).toHaveAttribute('data-presses', '2');
	await button.click();
	await expect(page.locator('html')).toHaveAttribute('data-presses', '3');
});
