// What a save costs: one row, however long the history is; and turning a Block in a run costs no row at all.
import { expect, test } from './fixtures.ts';
import { COUNT_ROWS, openAtBlock, openRun, rowsRead, tapTen, years } from './history.ts';
import { gameOfRun } from '../../web/lib/progress/runs.ts';
import { recordsOf, seed, TODAY } from './seed.ts';
import { answerOf, dailyOf, enter, note } from './solving.ts';

const DAYS = 90;

test.beforeEach(async ({ page }) => {
	await page.addInitScript(() =>
		localStorage.setItem('keystone.settings', '{"board":"2d","coach":"off","motion":"less"}')
	);
	await page.addInitScript(COUNT_ROWS);
});

for (const days of [0, DAYS])
	test(`ten taps in a run read no row, ${days} days of history`, async ({ page, baseURL }) => {
		const run = await openRun();
		const history = days > 0 ? await years(days) : recordsOf([]);
		await seed(page, { ...history, games: [...history.games, gameOfRun(run)] });
		// The counter counts: this page shows everything, when it is opened.
		await page.reload();
		await expect(page.getByRole('button', { name: 'Export backup' })).toBeEnabled();
		expect(await rowsRead(page)).toBeGreaterThan(3 * days);
		await openAtBlock(page, baseURL ?? '', run);
		// Opening: the run, notes and whether anything was played, never a table.
		expect(await rowsRead(page)).toBeLessThan(20);
		const before = await rowsRead(page);
		await tapTen(page);
		await page.waitForTimeout(300);
		expect((await rowsRead(page)) - before).toBe(0);
		// What is in the hand is there again all the same.
		await page.reload();
		await expect(page.locator('.slots button[aria-pressed=true]')).toBeVisible();
	});

test(`a daily opens with the rows of its day and is placed with one, ${DAYS} days of history`, async ({
	page
}) => {
	await seed(page, await years(DAYS));
	await page.goto(`/daily/?p=${TODAY}-moon`);
	await expect(note(page)).toContainText('Choose a block.');
	const opening = await rowsRead(page);
	expect(opening).toBeLessThan(20);
	const other = dailyOf('moon', TODAY);
	const { block, ...answer } = await answerOf(other);
	await page.keyboard.press(String(((block + 1) % other.supply.length) + 1));
	await page.waitForTimeout(200);
	// The first sign of life of a sitting: its own row is looked for, and nothing else.
	expect((await rowsRead(page)) - opening).toBeLessThan(3);
	await page.keyboard.press('Escape');
	await enter(page, { block, ...answer });
	await expect(note(page)).toContainText('claimed');
});
