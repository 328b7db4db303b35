// Sets of puzzles in the built site: gathered from a puzzle's menu, changed, played in their order, passed on as a link, a code, a file
// and on paper; two tabs that add at once.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { makeLink, parseLink } from '../../web/games/block-and-key/puzzles/link.ts';
import { parseSetLink } from '../../web/games/block-and-key/puzzles/set-link.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { TODAY } from './seed.ts';
import { answerOf, dailyOf, enter } from './solving.ts';
import { onThatDay } from './today.ts';

test.beforeEach(async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })));
});

const LEVELS = ['star', 'sun', 'moon'] as const;
const name = (page: Page) => page.getByRole('textbox', { name: 'Name of the set' });

/** From the menu of a daily into the first set, or into a new one. */
async function gather(page: Page, level: string): Promise<void> {
	await page.goto(`/daily/?p=${TODAY}-${level}`);
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByText('Add to a set').click();
	await page
		.getByRole('button', { name: /^(Add to “|Start a new)/ })
		.first()
		.click();
	await expect(name(page)).toBeVisible();
}

const solveHere = async (page: Page, level: (typeof LEVELS)[number]) =>
	enter(page, await answerOf(dailyOf(level, TODAY)));

/** Copies the link of the set that is open. */
async function copied(page: Page): Promise<string> {
	await page.getByRole('button', { name: 'Copy the link' }).click();
	await expect(page.getByText('The link is copied.')).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

const linksIn = (address: string) =>
	parseSetLink(new URL(address).searchParams.get('s') ?? '', deck.shapes).map(makeLink);
const linkOf = (level: (typeof LEVELS)[number]) =>
	makeLink(parseLink(makeLink(dailyOf(level, TODAY)), deck.shapes));

test('gathered, changed, passed on as a link and a file, played to the end by somebody else', async ({
	page,
	browser
}) => {
	for (const level of LEVELS) await gather(page, level);
	await name(page).fill('  For   the train ');
	await name(page).press('Enter');
	await page.getByRole('button', { name: 'Move puzzle 3 up' }).click();
	await expect(page.getByRole('listitem').nth(2)).toContainText('Sun');
	await page.getByRole('button', { name: 'Remove puzzle 3' }).click();
	await expect(page.getByText('Removed.')).toBeVisible();
	expect(linksIn(await copied(page))).toEqual([linkOf('star'), linkOf('moon')]);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByRole('link', { name: 'Play puzzle 3' })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('heading', { name: 'For the train' })).toBeVisible();
	const address = await copied(page);
	expect(linksIn(address)).toEqual(['star', 'moon', 'sun'].map((level) => linkOf(level as 'star')));

	await page.getByRole('button', { name: 'Show the code' }).click();
	await expect(page.getByRole('img', { name: 'QR code that opens “For the train”' })).toBeVisible();
	await expectAccessible(page);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export' }).click();
	const file = await (await download).path();
	expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ keystone: 'set', name: 'For the train' });

	const other = await browser.newContext({ serviceWorkers: 'block' });
	await onThatDay(other);
	const guest = await other.newPage();
	await guest.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })));
	await guest.goto('/sets/');
	await guest.locator('input[type=file]').setInputFiles({
		name: 'a.json',
		mimeType: 'application/json',
		buffer: Buffer.from('{"keystone":"set","name":"x","set":"bk1s-AAAA-0000000"}')
	});
	await expect(guest.getByRole('alert')).toContainText('changed on the way. Your progress is safe.');
	await guest.locator('input[type=file]').setInputFiles(file);
	await expect(guest.getByRole('button', { name: 'Keep this set' })).toBeVisible();
	await guest.goto(address);
	await guest.getByRole('button', { name: 'Keep this set' }).click();
	await expect(name(guest)).toHaveValue('For the train');
	await guest.getByRole('link', { name: 'Play the set' }).click();
	await solveHere(guest, 'star');
	await guest.getByRole('link', { name: 'Next of the set' }).click();
	await solveHere(guest, 'moon');
	await guest.getByRole('link', { name: 'Next of the set' }).click();
	await solveHere(guest, 'sun');
	await guest.getByRole('link', { name: 'Back to the set' }).click();
	await expect(guest.getByText('Solved')).toHaveCount(3);
	await other.close();
});

test('two tabs add at once: both puzzles are in it', async ({ page, context }) => {
	await gather(page, 'star');
	const tabs = [page, await context.newPage()];
	for (const [k, tab] of tabs.entries()) {
		await tab.goto(`/sets/?add=${TODAY}-${LEVELS[k + 1]}`);
		await expect(tab.getByRole('button', { name: 'Add to “My set”' })).toBeEnabled();
	}
	await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Add to “My set”' }).click()));
	for (const tab of tabs) await expect(tab.getByRole('link', { name: 'Play puzzle 3' })).toBeVisible();
	expect([...linksIn(await copied(page))].sort()).toEqual(LEVELS.map(linkOf).sort());
});

test('on paper: only the sheet, every puzzle with its letters, the answers on a page of their own', async ({
	page
}) => {
	await page.addInitScript(() => {
		globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
	});
	await gather(page, 'star');
	await gather(page, 'sun');
	await page.getByRole('button', { name: 'Print', exact: true }).click();
	await expect(page.locator('[data-printed]')).toBeAttached();
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { name: 'Puzzle 2' })).toBeVisible();
	await expect(page.getByText('Pass it on')).toBeHidden();
	const pdf = await page.pdf({ format: 'A4' });
	// The tree of pages says how many there are: the puzzles, then the answers.
	expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

	// Paper is light, also for those who chose the dark theme.
	const colours = () =>
		page
			.locator('.paper .plan')
			.first()
			.evaluate((plan) =>
				[plan, ...plan.querySelectorAll('*')].map((one) => {
					const { backgroundColor, fill } = getComputedStyle(one);
					return [backgroundColor, fill];
				})
			);
	const light = await colours();
	await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
	expect(await colours()).toEqual(light);
	await page.emulateMedia({ media: 'screen' });
	expect(await colours()).not.toEqual(light);
});

test('what is no set is told, and changes nothing', async ({ page }) => {
	await page.goto('/sets/?s=bk1s-AAAA-0000000');
	await expect(
		page.getByText('Something in it was changed on the way. Your progress is safe.')
	).toBeVisible();
	await page.goto('/sets/?k=set.none');
	await expect(page.getByText('There is no set in it.')).toBeVisible();
	await page.goto('/sets/?add=nothing');
	await page.getByRole('button', { name: 'Start a new set with it' }).click();
	await expect(page.getByText('A puzzle in it cannot be read.')).toBeVisible();
	await expectNoSidewaysScrolling(page, 'at 360');
});
