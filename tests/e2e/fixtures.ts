// The test function of every e2e spec: a page that must ask no other host, break no policy and log no error.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect };

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export const PAGES = [
	'',
	'daily/',
	'archive/',
	'practice/',
	'practice/tricky/',
	'puzzle/',
	'editor/',
	'learn/',
	'rules/',
	'rules/glossary/',
	'rules/rulings/',
	'you/',
	'settings/',
	'about/'
] as const;

/** Every page in every language, as paths. */
export const PATHS = LANGUAGES.flatMap((language) =>
	PAGES.map((page) => `/${language === 'en' ? '' : `${language}/`}${page}`)
);

/** Of every page that a test opens, and of their workers. */
function watch(context: BrowserContext, origin: string): string[] {
	const faults: string[] = [];
	context.on('request', (request) => {
		const url = request.url();
		if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith('about:'))
			faults.push(`request to another host: ${url}`);
	});
	context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
	context.on('console', (message) => {
		// Chromium reports the status of a page that is meant to be missing.
		const expected = message.text().includes('404') && message.location().url.includes('/missing/');
		if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`);
	});
	return faults;
}

export const test = base.extend<{ guard: null }>({
	guard: [
		async ({ context, baseURL }, use) => {
			const faults = watch(context, baseURL ?? '');
			await use(null);
			expect(faults).toEqual([]);
		},
		{ auto: true }
	]
});

/** The page is in use: its scripts have taken over. The home page then shows the date. */
export async function openHome(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await expect(page.locator('time')).toBeVisible();
}
