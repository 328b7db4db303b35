// Every page in every language: no axe violation in either theme, no sideways scrolling, targets of 44 pixels.
import { expectAccessible } from './accessible.ts';
import { expect, PATHS, test } from './fixtures.ts';
import { openStill } from './still.ts';

for (const path of [...PATHS, '/missing/', '/de/missing/', '/fr/missing/']) {
	test(`${path} is accessible`, async ({ page }) => {
		test.slow();
		await openStill(page, path);
		await expectAccessible(page);
	});
}

test('the keyboard reaches content, settings and languages with a visible focus', async ({ page }) => {
	await openStill(page, '/');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
	await page.keyboard.press('Tab');
	const settings = page.getByRole('link', { name: 'Settings' });
	await expect(settings).toBeFocused();
	await expect(settings).toHaveCSS('outline-width', '3px');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/settings/');
});
