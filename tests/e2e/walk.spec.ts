// After solving: how it could be seen, step by step on the boards, what tempted, and one's own tries.
import { expectNoViolations } from './accessible.ts';
import { DATE, open } from './daily.ts';
import { expect, test } from './fixtures.ts';
import { note, placeButton } from './solving.ts';

test('the steps are played one by one, then what tempts and the own tries, and the answer comes back', async ({
	page
}) => {
	await open(page, `/daily/?p=${DATE}-sun`);
	for (let other = 0; other < 7; other++) {
		await page.keyboard.press(String(other + 1));
		if (await placeButton(page).isVisible()) break;
	}
	await page.keyboard.press('Enter');
	await expect(page.locator('.plan .pale')).toHaveCount(1);
	for (let step = 0; step < 4; step++) await page.keyboard.press('h');
	await expect(note(page)).toContainText('Hint 4 of 4.');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Enter');
	await expect(note(page)).toContainText('Key claimed, try 2');

	const walk = page.getByRole('region', { name: 'How to see it' });
	const steps = walk.getByRole('listitem').getByRole('button');
	await expect(steps).toHaveCount(3);
	await expect(page.locator('.plan .chosen')).toHaveCount(1);
	await walk.getByRole('button', { name: 'Play the steps' }).click();
	await expect(steps.nth(0)).toHaveAttribute('aria-pressed', 'true');
	// Before the Block stands.
	await expect(page.locator('.plan .chosen')).toHaveCount(0);
	await walk.getByRole('button', { name: 'Step 2 of 3' }).click();
	await expect(steps.nth(1)).toHaveAttribute('aria-pressed', 'true');
	await walk.getByRole('button', { name: 'Step 3 of 3' }).click();
	await expect(page.locator('.plan .chosen')).toHaveCount(1);
	await walk.getByRole('button', { name: 'Show the answer' }).click();
	await expect(steps.nth(2)).toHaveAttribute('aria-pressed', 'false');

	// The own miss is the one that tempted; both tries are a tap away.
	await expect(walk.getByRole('button', { name: /^The tempting one\..* fits\./ })).toBeVisible();
	await walk.getByRole('button', { name: 'Try 1' }).click();
	await expect(walk.getByRole('button', { name: 'Try 1' })).toHaveAttribute('aria-pressed', 'true');
	await expect(page.getByRole('list', { name: 'Keystones' })).toContainText('With hints');
	await expectNoViolations(page);
	await walk.getByRole('button', { name: 'Try 2' }).click();
	await expect(page.locator('.plan .chosen')).toHaveCount(1);
	await page.getByRole('button', { name: 'Retry' }).click();
	await expect(note(page)).toContainText('Choose a block.');
});
