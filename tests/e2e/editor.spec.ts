// The editor in the built site: a puzzle is made by touch and by keys, counted, kept, and sent as a link.
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

// The flat board says and does the same, and a machine without a graphics card draws it at once.
test.beforeEach(({ page }) =>
	page.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })))
);
test.setTimeout(90_000);

const board = (page: Page) => page.getByRole('region', { name: 'Board' });
const check = (page: Page) => page.getByRole('region', { name: 'Check' });
const step = (page: Page, name: string) =>
	page.getByRole('group', { name: 'Steps' }).getByRole('button', { name }).click();

async function openEditor(page: Page, path = '/editor/'): Promise<void> {
	await page.goto(path);
	await expect(page.getByText('Choose a block to place.')).toBeVisible();
}

/** Two Blocks, three in the supply, a key of two squares: several solutions. */
async function makePuzzle(page: Page): Promise<void> {
	await board(page).getByRole('button', { name: 'white L of 4' }).click();
	await board(page).getByRole('button', { name: 'Place', exact: true }).click();
	await board(page).getByRole('button', { name: 'brown', exact: true }).click();
	await board(page).getByRole('button', { name: 'brown bar of 3' }).click();
	await board(page).getByRole('button', { name: 'Place', exact: true }).click();
	await step(page, 'Supply');
	for (const name of ['green bar of 2', 'grey corner of 3', 'white bar of 3'])
		await page.getByRole('button', { name }).click();
	await step(page, 'Key');
	await page.getByRole('button', { name: /^Column 1, row 1/ }).click();
	await page.getByRole('group', { name: 'Paint with' }).getByRole('button', { name: 'green' }).click();
	await page.getByRole('button', { name: /^Column 1, row 2/ }).click();
	await step(page, 'Check');
}

test('a puzzle is made, counted, kept and sent', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await openEditor(page);
	await makePuzzle(page);
	await expect(check(page).getByText(/^\d+ solutions$/)).toBeVisible();
	const second = check(page).getByRole('list', { name: 'Solutions' }).getByRole('button').nth(1);
	await second.click();
	await expect(second).toHaveAttribute('aria-pressed', 'true');
	await check(page).getByRole('button', { name: 'Copy link' }).click();
	await expect(check(page).getByText('Link copied. It holds the whole puzzle.')).toBeVisible();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toMatch(/\/puzzle\/\?p=bk1z-88-33wbga-[\w.]+-S-I2g\.V3a\.I3w-00w01g$/);

	await page.reload();
	await expect(page.getByText('2 placed, 3 in supply')).toBeVisible();
	await page.goto(link);
	await expect(page.getByText('Choose a block.')).toBeVisible();
});

test('without a solution it names the nearest miss and has no link', async ({ page }) => {
	await openEditor(page);
	await step(page, 'Check');
	await expect(check(page).getByText('The supply is empty.')).toBeVisible();
	await step(page, 'Board');
	await makePuzzle(page);
	await step(page, 'Key');
	// The box has no brown Block left in the supply to stand on such a white square.
	const paint = page.getByRole('group', { name: 'Paint with' });
	await paint.getByRole('button', { name: 'brown' }).click();
	for (const square of [/^Column 2, row 3/, /^Column 3, row 3/, /^Column 4, row 4/])
		await page.getByRole('button', { name: square }).click();
	await step(page, 'Check');
	await expect(check(page).getByText('No solution')).toBeVisible();
	await expect(check(page).getByText(/^Nearest miss: .+ of 5 squares\.$/)).toBeVisible();
	const copy = check(page).getByRole('button', { name: 'Copy link' });
	await expect(copy).toHaveAttribute('aria-disabled', 'true');
	await copy.press('Enter');
	await expect(check(page).getByText('A puzzle needs a solution before it gets a link.')).toBeVisible();
});

test('only legal placements, and each Block once', async ({ page }) => {
	await openEditor(page);
	await board(page).getByRole('button', { name: 'white L of 4' }).click();
	for (let k = 0; k < 8; k++) await page.keyboard.press('ArrowLeft');
	await expect(board(page).getByText('Touches nothing.')).toBeVisible();
	await board(page).getByRole('button', { name: 'Can’t place here' }).press('Enter');
	await expect(page.getByText('0 placed, 0 in supply')).toBeVisible();
	await openEditor(page);

	await board(page).getByRole('button', { name: 'white bar of 2' }).click();
	await board(page).getByRole('button', { name: 'Place', exact: true }).press('Enter');
	await expect(page.getByText('1 placed, 0 in supply')).toBeVisible();
	await board(page).getByRole('button', { name: 'white bar of 2, in the temple' }).press('Enter');
	await expect(board(page).getByText('The white bar of 2 stands in the temple already.')).toBeVisible();
	await board(page).getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('0 placed, 0 in supply')).toBeVisible();
});

test('the eraser takes away what nothing rests on', async ({ page }) => {
	await openEditor(page);
	await makePuzzle(page);
	await step(page, 'Board');
	await board(page).getByRole('button', { name: 'Erase' }).click();
	const squares = board(page).getByRole('button', { name: /^[a-h][1-8], height 2, top brown/ });
	await squares.first().press('Enter');
	await expect(board(page).getByText('Taken away: brown bar of 3.')).toBeVisible();
	await expect(page.getByText('1 placed, 3 in supply')).toBeVisible();
});

test('the supply holds seven at most', async ({ page }) => {
	await openEditor(page);
	await step(page, 'Supply');
	const table = page.getByRole('table', { name: 'Supply: shapes by colours' });
	for (const name of ['white bar of 2', 'white bar of 3', 'white corner of 3', 'white bar of 4'])
		await table.getByRole('button', { name }).click();
	for (const name of ['brown bar of 2', 'brown bar of 3', 'brown corner of 3', 'brown L of 4'])
		await table.getByRole('button', { name }).click();
	await expect(page.getByText('7 of 7 blocks in the supply.')).toBeVisible();
	await expect(
		page.getByRole('region', { name: 'Supply' }).getByText('You can hold seven blocks at most.')
	).toBeVisible();
});

test('the key is painted by arrows and Enter', async ({ page }) => {
	await openEditor(page);
	await step(page, 'Key');
	await page.getByRole('button', { name: /^Column 1, row 4/ }).focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Column 2, row 3 from below: white' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('button', { name: 'Column 2, row 3 from below: any' })).toBeFocused();
});

for (const path of ['/editor/', '/de/editor/', '/fr/editor/']) {
	test(`${path} is accessible and fits every width`, async ({ page }) => {
		test.setTimeout(240_000);
		await page.goto(path);
		await expect(page.locator('.shape').first()).toBeVisible();
		for (const name of [0, 1, 2, 3]) {
			await page.setViewportSize({ width: 360, height: 740 });
			await page.locator('.steps button').nth(name).click();
			// What axe looks at is the same in every language; room is measured in each.
			if (path === '/editor/') await expectNoViolations(page);
			for (const width of [320, 360, 768, 1280]) {
				await page.setViewportSize({ width, height: width > 1000 ? 800 : 740 });
				const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
				expect(wide, `sideways scrolling at ${width}`).toBeLessThanOrEqual(0);
				const small = await page
					.locator('main button:visible:not(.plan button), main a:visible')
					.evaluateAll((targets) =>
						targets.flatMap((target) => {
							const { width, height } = target.getBoundingClientRect();
							return width < 44 || height < 44 ? [`${target.outerHTML} ${width} × ${height}`] : [];
						})
					);
				expect(small, `targets at ${width}`).toEqual([]);
			}
		}
	});
}
