// Every page in every language: no axe violation in either theme, no sideways scrolling, targets of 44 pixels.
import AxeBuilder from '@axe-core/playwright';
import { expect, PATHS, test } from './fixtures.ts';

for (const path of [...PATHS, '/missing/', '/de/missing/', '/fr/missing/']) {
	test(`${path} is accessible`, async ({ page }) => {
		await page.goto(path, { waitUntil: 'networkidle' });
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
				[]
			);
		}

		for (const width of [320, 360, 768, 1280]) {
			await page.setViewportSize({ width, height: 740 });
			const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(wide, `sideways scrolling at ${width}`).toBeLessThanOrEqual(0);
			const small = await page.locator('a, button, input, select, summary').evaluateAll((targets) =>
				targets.flatMap((target) => {
					const { width, height } = target.getBoundingClientRect();
					return width < 44 || height < 44 ? [`${target.outerHTML} ${width} × ${height}`] : [];
				})
			);
			expect(small, `targets at ${width}`).toEqual([]);
		}

		await page.setViewportSize({ width: 360, height: 740 });
		// Set through the object model, which the policy allows, as a person's own text size would be.
		await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
		const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(wide, 'sideways scrolling at twice the text size').toBeLessThanOrEqual(0);
	});
}

test('the keyboard reaches content, settings and languages with a visible focus', async ({ page }) => {
	await page.goto('/', { waitUntil: 'networkidle' });
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
