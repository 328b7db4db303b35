// The engine in its worker, under the site's own policy: the check on the about page.
import { expect, test } from '../../e2e/fixtures.ts';

test('the check on the about page runs the engine in its worker', async ({ page }) => {
	await page.goto('/about/');
	await page.getByRole('button', { name: 'Check now' }).click();
	await expect(page.getByText('All 10 answers are right.')).toBeVisible({ timeout: 30_000 });
});
