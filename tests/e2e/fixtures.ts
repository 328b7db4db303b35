// The test function of every e2e spec: a page that must ask no other host, break no policy and log no error.
import { expect, test as base, type Page } from '@playwright/test';
import { watch } from './pages.ts';
import { onThatDay } from './today.ts';

export { LANGUAGES, PAGES, PATHS } from './pages.ts';
export { expect };

export const test = base.extend<{ guard: null }>({
	guard: [
		async ({ context, baseURL }, use) => {
			await onThatDay(context);
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
