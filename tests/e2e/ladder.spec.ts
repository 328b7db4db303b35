// The ladder by touch on a small phone: taken up again at the very puzzle, ended by the first miss, the best kept; what goes wrong
// for somebody, and a drill against it.
import { makeLink } from '../../web/games/block-and-key/puzzles/link.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from './accessible.ts';
import { holdAnswer, miss, playsOf, standing } from './climbing.ts';
import { expect, test } from './fixtures.ts';
import { placeButton, slot, squareButton } from './solving.ts';

test.use({ hasTouch: true, isMobile: true });
test.setTimeout(120_000);
test.beforeEach(({ page }) =>
	page.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })))
);

test('rungs rise, a reload stands at the same puzzle, a miss ends the climb, the best is kept', async ({
	page
}) => {
	await page.goto('/practice/');
	await expect(page.getByText('Choose a block.')).toBeVisible();
	await page.getByRole('button', { name: /^What to practise/ }).tap();
	await page.getByRole('link', { name: 'Ladder' }).tap();
	await expect(page.getByRole('heading', { name: 'Ladder' })).toBeVisible();
	await expectNoViolations(page);
	await page.getByRole('button', { name: 'Start climbing' }).tap();
	await expect(page.getByText('Rung 1', { exact: true })).toBeVisible();
	await expect(slot(page, 0)).toBeVisible();
	await expectNoSidewaysScrolling(page, 'a rung');
	expect((await squareButton(page, [3, 3]).boundingBox())?.width).toBeGreaterThanOrEqual(33);

	// Help is not to be had, and asking for it costs nothing.
	await page.getByRole('button', { name: 'Hint', exact: true }).tap();
	await expect(page.getByText('There are no hints on the ladder.')).toBeVisible();
	await page.keyboard.press('h');
	await expect(page.getByRole('dialog')).toHaveCount(0);

	await holdAnswer(page, await standing(page, 'ladder'));
	await placeButton(page).tap();
	await page.getByRole('link', { name: 'On to rung 2' }).tap();
	await expect(page.getByText('Rung 2 · best 1')).toBeVisible();
	await expect(slot(page, 0)).toBeVisible();
	await expectNoViolations(page);

	const before = makeLink(await standing(page, 'ladder'));
	await page.reload();
	await expect(page.getByText('Rung 2 · best 1')).toBeVisible();
	await expect(slot(page, 0)).toBeVisible();
	expect(makeLink(await standing(page, 'ladder'))).toBe(before);
	expect(await playsOf(page, 'ladder')).toHaveLength(2);

	// The clock is for who wants it.
	await expect(page.getByText(/\d:\d\d/)).toHaveCount(0);
	await page.getByRole('button', { name: 'Menu' }).tap();
	await page.getByText('Show a clock').tap();
	await expect(page.getByText(/Rung 2 · best 1 · \d:\d\d/)).toBeVisible();

	await miss(page, await standing(page, 'ladder'));
	await expect(page.getByRole('group', { name: 'Ladder' })).toContainText('The climb ends here: 1 rung.');
	await expectNoViolations(page);
	// From here on it is a puzzle like any other.
	await page.getByRole('button', { name: 'Hint', exact: true }).tap();
	await expect(page.getByText('There are no hints on the ladder.')).toHaveCount(0);
	await page.reload();
	await expect(page.getByText('Your last climb: 1 rung.')).toBeVisible();
	await expect(page.getByText('Longest climb')).toBeVisible();
	const [first, second] = await playsOf(page, 'ladder');
	expect([first?.run?.rung, first?.grade, second?.run?.rung, second?.solvedAt]).toEqual([
		1,
		'first-look',
		2,
		null
	]);
	expect(second?.difficulty).toBeGreaterThan(first?.difficulty ?? 100);
	await page.getByRole('button', { name: 'Start climbing' }).tap();
	await expect(page.getByText(/^Rung 1 · best 1/)).toBeVisible();
});

test('two tabs climb the same ladder', async ({ page, context }) => {
	await page.goto('/practice/ladder/');
	await page.getByRole('button', { name: 'Start climbing' }).click();
	await expect(slot(page, 0)).toBeVisible();
	const other = await context.newPage();
	await other.goto('/practice/ladder/');
	await expect(slot(other, 0)).toBeVisible();
	expect(await playsOf(other, 'ladder')).toHaveLength(1);
	await holdAnswer(page, await standing(page, 'ladder'));
	await placeButton(page).click();
	await page.getByRole('link', { name: 'On to rung 2' }).click();
	await expect(page.getByText('Rung 2 · best 1')).toBeVisible();
	await expect(slot(page, 0)).toBeVisible();
	await other.reload();
	await expect(other.getByText('Rung 2 · best 1')).toBeVisible();
	expect(await playsOf(other, 'ladder')).toHaveLength(2);
});

test('a drill by keyboard: five puzzles, taken up again, counted and never rated', async ({ page }) => {
	await page.goto('/practice/drills/');
	await expect(page.getByText('No wrong idea could be proved')).toBeVisible();
	await expectNoViolations(page);
	await page.getByRole('button', { name: 'Train: One column off' }).press('Enter');
	await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
	await expect(slot(page, 0)).toBeVisible();
	const first = makeLink(await standing(page, 'drill'));
	await page.reload();
	await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
	await expect(slot(page, 0)).toBeVisible();
	expect(makeLink(await standing(page, 'drill'))).toBe(first);
	await miss(page, await standing(page, 'drill'));
	for (let n = 1; n <= 5; n++) {
		await expect(page.getByText(`${n} of 5`, { exact: true })).toBeVisible();
		await expect(slot(page, 0)).toBeVisible();
		await holdAnswer(page, await standing(page, 'drill'));
		await placeButton(page).press('Enter');
		await expect(page.getByText(/^(The trap was set here|A look-alike)/)).toBeVisible();
		if (n === 1) await expect(page.getByText('The trap was set here.')).toBeVisible();
		const next = page.getByRole('link', { name: n < 5 ? 'Next puzzle' : 'Back to the list' });
		await next.focus();
		await page.keyboard.press('Enter');
	}
	await expect(page.getByRole('heading', { name: 'What goes wrong for you' })).toBeVisible();
	const plays = await playsOf(page, 'drill');
	expect(plays.map(({ run }) => [run?.rung, run?.idea])).toEqual([1, 2, 3, 4, 5].map((n) => [n, 'one-off']));
	await page.goto('/practice/');
	await expect(page.getByText('1200 ± 350')).toBeVisible();
});

for (const [language, words] of [
	['de', ['Aufstieg beginnen', 'Sprosse 1', 'Woran es bei dir hakt']],
	['fr', ['Commencer la montée', 'Échelon 1', 'Ce qui vous échappe']]
] as const)
	test(`speaks ${language}`, async ({ page }) => {
		await page.goto(`/${language}/practice/ladder/`);
		await page.getByRole('button', { name: words[0] }).tap();
		await expect(page.getByText(words[1], { exact: true })).toBeVisible();
		await page.goto(`/${language}/practice/drills/`);
		await expect(page.getByRole('heading', { name: words[2] })).toBeVisible();
		await expectNoSidewaysScrolling(page, words[2]);
		await expectNoViolations(page);
	});
