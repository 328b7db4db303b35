// The report of a finished run, a costly turn found again, and the coach while a run is played.
import type { Page } from '@playwright/test';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import { REPORT_PLAYOUTS, type Choice, type Report } from '../../../web/games/block-and-key/report.ts';
import type { RunRecord } from '../../../web/lib/progress/runs.ts';
import { reported } from '../rules/reported.ts';
import { expectAccessible, expectSoundScreen } from '../../e2e/accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { engine, openRun, Player } from './run-player.ts';
import { runOf } from './runs.ts';
import { addDays } from '../../../web/lib/progress/civil.ts';
import { recordsOf, seed, sitting, TODAY } from '../../e2e/seed.ts';

test.use({ hasTouch: true });

/** Played so that much was left: in its second turn a far better placement that claims a Key too. */
const SEED = 'o';

let run: RunRecord;
let report: Report;
/** The most costly one, a Block placed while a better way was there. */
let worst: Choice & { better: NonNullable<Choice['better']> };

test.beforeAll(async () => {
	run = await runOf({ ago: 0, seed: SEED });
	report = reported(engine, SEED, run.actions, REPORT_PLAYOUTS);
	const costly = report.choices.filter((choice) => choice.better !== null && choice.better.gain >= 1);
	costly.sort((a, b) => b.better!.gain - a.better!.gain);
	worst = costly[0] as typeof worst;
	expect([worst.action.do, worst.better.action.do]).toEqual(['place', 'place']);
});

const query = () => `?run=${encodeURIComponent(run.key)}`;

async function seeded(page: Page, path: string, rest: readonly RunRecord[] = []): Promise<void> {
	const missed = [1, 2, 3, 4, 5].map((ago) =>
		sitting({ date: addDays(TODAY, -ago), level: 'sun', misses: 1 })
	);
	await seed(page, recordsOf(missed, { runs: [run, ...rest] }));
	await page.goto(path);
}

/** Stands where the costly decision is to be taken. */
function playerBefore(page: Page, index: number): Player {
	const player = new Player(page, SEED);
	const before = replay(engine, deck, SEED, 1, run.actions.slice(0, index));
	if (!before.ok) throw new Error(before.refusal.rule);
	player.state = before.state;
	return player;
}

/** Nothing is drawn over its middle. */
const isOnTop = (element: Element): boolean => {
	const { left, top, width, height } = element.getBoundingClientRect();
	const hit = document.elementFromPoint(left + width / 2, top + height / 2);
	return hit !== null && (element.contains(hit) || hit.contains(element));
};

const flat = (page: Page, coach: 'off' | 'warn' | 'full') =>
	page.addInitScript((level) => {
		localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d', coach: level }));
	}, coach);

test('a report adds up, tells its figures and leads on', async ({ page }) => {
	test.slow();
	await seeded(page, '/ancients/');
	await page.getByRole('link', { name: /^Report: / }).click();
	const main = page.getByRole('main');
	const score = main.getByRole('region', { name: new RegExp(`^${run.score!.total}, `) });
	await expect(score.getByText(String(run.score!.total), { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(score.locator('[aria-current=true]')).toHaveCount(1);
	const worth = await score.getByRole('list', { name: 'Where the points came from' }).innerText();
	expect((worth.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0)).toBe(run.score!.total);

	const sum = main.getByRole('region', { name: 'Luck and choices' });
	const said = await sum.getByText(/expected at the start/).innerText();
	const [start = 0, luck = 0, choices = 0, total = 0] = (said.match(/[+-]?\d+(\.\d+)?/g) ?? []).map(Number);
	expect(start + luck + choices).toBeCloseTo(total, 6);
	expect(total).toBe(run.score!.total);
	expect(Math.abs(start - report.start)).toBeLessThan(0.051);
	await expect(sum).toContainText(`${REPORT_PLAYOUTS} playouts behind each value.`);
	await sum.getByText('How it is counted').click();
	await expect(sum).toContainText('100 × 2^(−points left ÷ 2)');

	const left = main.getByRole('region', { name: 'Left on the table' });
	await expect(left).toContainText(`accuracy ${Math.round(report.accuracy)}%`);
	await expect(left.getByRole('img')).toHaveAccessibleName(/^Points left, turn by turn: turn 1, .*turn 11, /);

	const list = main.getByRole('region', { name: 'Costly turns' }).getByRole('listitem');
	await expect(list.first()).toContainText('points were on the board');
	await list.first().getByText('Show both ways').click();
	await expect(list.first()).toContainText(/You\s*Place .* from .*Better\s*Place .*claims \d key/s);
	await expect(list.first()).toContainText('32 playouts of each.');
	await expect(list.first().getByRole('table', { name: /^Your view/ })).toContainText('fits the key');

	await expect(main.getByRole('img', { name: /^Scores in order of time/ })).toBeVisible();
	await expect(main.getByRole('link', { name: 'Five of these: stack' })).toBeVisible();
	await expectAccessible(page);
	await main.getByRole('link', { name: 'Five of these: stack' }).click();
	await expect(page).toHaveURL(/\/practice\/$/);
	await page.getByRole('button', { name: /^What to practise/ }).click();
	const themes = page.getByRole('group', { name: 'Theme', exact: true });
	await expect(themes.getByRole('button', { name: 'stack', exact: true })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
});

for (const [path, words] of [
	['/de/ancients/report/', 'Liegen gelassen'],
	['/fr/ancients/report/', 'Points laissés']
] as const)
	test(`${path} says the same`, async ({ page }) => {
		test.slow();
		await seeded(page, path + query());
		await expect(page.getByRole('region', { name: words })).toBeVisible({ timeout: 20_000 });
		await expectAccessible(page);
	});

test('the end of a run leads to its report', async ({ page }) => {
	await seeded(page, `/ancients/play/${query()}`);
	await expect(page.getByRole('link', { name: 'Report' })).toHaveAttribute(
		'href',
		`/ancients/report/${query()}`
	);
});

test('a run that is open or not here has no report', async ({ page }) => {
	const left = await runOf({ ago: 1, left: 20 });
	await seeded(page, `/ancients/report/?run=${encodeURIComponent(left.key)}`, [left]);
	await expect(page.getByText('This run is not finished yet.')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
	await expectAccessible(page);
	await page.goto('/ancients/report/?run=run@5');
	await expect(page.getByRole('main')).toContainText('This run is not on this device.');
});

test('a costly turn can be found again, and nothing of the run changes', async ({ page }) => {
	test.slow();
	await flat(page, 'off');
	await seeded(page, `/ancients/report/${query()}`);
	await page
		.getByRole('link', { name: /^Find all \d+ yourself|^Find it yourself/ })
		.click({ timeout: 20_000 });
	const line = page.getByRole('status').filter({ hasText: 'points' });
	await expect(line).toContainText('points better than what you did.');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Turn ${worst.turn} of 11`);
	await expectSoundScreen(page);
	const player = playerBefore(page, worst.index);
	await player.touch(worst.action);
	await expect(line).toContainText(/^Not yet: \d+(\.\d)? points behind the better way \(\d+ playouts\)/);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Show me' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Better: Place' })).toBeVisible();
	await page.getByRole('button', { name: /^Place/ }).click();
	await expect(line).toContainText(/^Found\. \d+(\.\d)? points better than what you did \(\d+ playouts\)/);
	await page.getByRole('link', { name: 'Report' }).click();
	await expect(page.getByRole('region', { name: 'Costly turns' })).toBeVisible();
	await page.goto('/ancients/');
	await expect(page.getByRole('region', { name: 'All runs' }).getByRole('listitem')).toHaveCount(1);
});

test.describe('the coach', () => {
	let open: RunRecord;
	test.beforeAll(async () => {
		open = await runOf({ ago: 1, seed: SEED, left: worst.index });
	});
	const resume = async (page: Page, coach: 'warn' | 'full') => {
		await flat(page, coach);
		await seed(page, recordsOf([], { runs: [open] }));
		await page.goto(`/ancients/play/?run=${encodeURIComponent(open.key)}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Turn ${worst.turn} of 11`);
	};
	const pace = (page: Page) => page.getByText(/^on pace for [A-Z].*, \d+/);

	test('off says nothing and lets everything pass', async ({ page }) => {
		await openRun(page, SEED);
		const player = new Player(page, SEED);
		for (let k = 0; k < 2; k++) await player.play();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn 1 of 11');
		await expect(page.getByRole('button', { name: 'Do it anyway' })).toHaveCount(0);
		await expect(pace(page)).toHaveCount(0);
	});

	test('warns before points are given away, and does it all the same', async ({ page }) => {
		await resume(page, 'warn');
		await expect(pace(page)).toBeVisible();
		// It looks ahead while a person would be thinking.
		await page.waitForTimeout(2500);
		await playerBefore(page, worst.index).touch(worst.action);
		await expect(
			page.getByText(/^That gives away about \d+(\.\d)? points \(\d+ playouts\)\.$/)
		).toBeVisible();
		await expectSoundScreen(page);
		await page.getByRole('button', { name: 'Do it anyway' }).click();
		await expect(page.getByRole('main')).toContainText(/No key claimed\.|You’ve matched a key\./);
	});

	for (const [width, height] of [
		[360, 740],
		[740, 360],
		[1280, 800]
	] as const)
		test(`warns of an excavation in the yard, and only its own button overrides, ${width} × ${height}`, async ({
			page
		}) => {
			await page.setViewportSize({ width, height });
			await resume(page, 'warn');
			await page.waitForTimeout(2500);
			const warning = page.getByText(/^That gives away about/);
			const anyway = page.getByRole('button', { name: 'Do it anyway' });
			await page.getByRole('button', { name: /^Excavate/ }).tap();
			const row = page.getByRole('button', { name: /^Row 1/ });
			await row.tap();
			await expect(anyway).toBeInViewport({ ratio: 1 });
			for (const part of [warning, anyway]) expect(await part.evaluate(isOnTop)).toBe(true);
			await expectSoundScreen(page);
			await page.screenshot({ path: test.info().outputPath('warning.png') });
			// The same by touch and by key, by the better way and back: refused with the warning each time.
			await row.tap();
			await page.waitForTimeout(700);
			await page.keyboard.press('1');
			await page.waitForTimeout(700);
			await expect(warning).toHaveCount(1);
			await expect(row).toBeVisible();
			await anyway.tap();
			await expect(row).toHaveCount(0);
			await expect(warning).toHaveCount(0);
		});

	test('the main button does not confirm what was warned of', async ({ page }) => {
		await resume(page, 'warn');
		await page.waitForTimeout(2500);
		await playerBefore(page, worst.index).touch(worst.action);
		const warning = page.getByText(/^That gives away about/);
		await expect(warning).toBeVisible();
		const place = page.getByRole('button', { name: /^Place/ }).last();
		await place.tap();
		await page.waitForTimeout(700);
		await page.keyboard.press('Enter');
		await page.waitForTimeout(700);
		await expect(warning).toBeVisible();
		// Also after the better way was shown: what was warned of is warned of again.
		await page.getByRole('button', { name: 'Show me' }).tap();
		await expect(warning).toHaveCount(0);
		await page.getByRole('button', { name: 'Undo' }).tap();
		await place.tap();
		await expect(warning).toBeVisible();
		await page.getByRole('button', { name: 'Do it anyway' }).tap();
		await expect(page.getByRole('main')).toContainText(/No key claimed\.|You’ve matched a key\./);
	});

	test('advises, holds the block where it would go, and objects with a better way', async ({ page }) => {
		await resume(page, 'full');
		const advice = page.getByText(/: \d+(\.\d)? on average, \d+% .* or better, \d+ playouts$/).first();
		await expect(advice).toBeVisible({ timeout: 15_000 });
		await page.getByText('Other ideas').click();
		await expectSoundScreen(page);
		await page.getByRole('button', { name: 'Show me' }).click();
		await expect(page.getByRole('status').filter({ hasText: 'Fits.' })).toBeVisible();
		await page
			.getByRole('button', { name: /^Place/, exact: false })
			.last()
			.click();
		await expect(page.getByRole('button', { name: 'Do it anyway' })).toHaveCount(0);
	});
});
