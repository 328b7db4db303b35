// A page that has come to rest. Playwright's own word for it, "networkidle", costs half a second for every page.
import { expect, type Page, type Request } from '@playwright/test';

const REST = 150;

/** Opens the page, and waits until it is in use and has asked for nothing and received nothing for a moment. */
export async function openStill(page: Page, url: string): Promise<void> {
	const open = new Set<Request>();
	let since = 0;
	const begins = (request: Request): void => {
		open.add(request);
		since = performance.now();
	};
	const ends = (request: Request): void => {
		open.delete(request);
		since = performance.now();
	};
	page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
	await page.goto(url);
	// Kit's own element, there once the page is in use.
	await expect(page.locator('#svelte-announcer')).toBeAttached();
	while (open.size > 0 || performance.now() - since < REST) await page.waitForTimeout(25);
	page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
}
