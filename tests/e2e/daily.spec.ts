// The daily puzzle: solved by touch, by keyboard and through the accessibility tree; refusals, hints, links.
import { expect, test } from './fixtures.ts';
import { answerOf, DATE, findRefusal, KEY, open, timeOn, TODAY } from './daily.ts';
import { nameOf, note, placeButton, slot, squareButton, turnButton } from './solving.ts';

test.describe('by touch', () => {
	test.use({ hasTouch: true, isMobile: true });

	test('the Sun is solved with taps on buttons and squares, and the day goes on with the Moon', async ({
		page
	}) => {
		const { block, turns, square } = await answerOf('sun', TODAY);
		await open(page, `/daily/?p=${TODAY}-sun`, { board: '2d' }, TODAY);
		await expect(note(page)).toContainText('Choose a block.');
		await slot(page, block).tap();
		for (const turn of turns) await turnButton(page, turn).tap();
		await squareButton(page, square).tap();
		// Not a word about the key before the placement is confirmed.
		await expect(note(page)).toContainText(/Fits\. .*(shows|hidden|show it)\./);
		await expect(page.locator('.compare .ring')).toHaveCount(0);
		await placeButton(page).tap();
		await expect(note(page)).toContainText('Key claimed, first try.');
		await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();
		await expect(page.getByRole('region', { name: 'Result' })).toContainText(/places? looks? right\..*adds/);

		await page.reload();
		await expect(note(page)).toContainText('Key claimed, first try.');
		await page.getByRole('link', { name: 'Moon', exact: true }).tap();
		await expect(page).toHaveURL(`/daily/?p=${TODAY}-moon`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moon');
	});

	test('the page neither scrolls nor grows at 360 × 740 and 320 × 640', async ({ page }) => {
		for (const [width, height] of [
			[360, 740],
			[360, 640],
			[320, 640]
		] as const) {
			await page.setViewportSize({ width, height });
			await open(page, `/daily/?p=${DATE}-sun`);
			const over = await page.evaluate(() => [
				document.documentElement.scrollWidth - innerWidth,
				document.documentElement.scrollHeight - innerHeight
			]);
			expect(over, `${width} × ${height}`).toEqual([0, 0]);
			const place = await placeButton(page).boundingBox();
			expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(height);
		}
	});
});

test('on the flat board every square is touched where it is drawn', async ({ page }) => {
	await open(page, `/daily/?p=${DATE}-sun`);
	for (const [width, height] of [
		[320, 640],
		[360, 740],
		[768, 1024],
		[1280, 800]
	] as const) {
		await page.setViewportSize({ width, height });
		const floor = await page.locator('.plan svg .floor').boundingBox();
		if (!floor) throw new Error('no plan');
		const side = floor.width / 8;
		for (const [x, y] of [
			[0, 0],
			[7, 7],
			[3, 5],
			[6, 2]
		] as const) {
			const square = await squareButton(page, [x, y]).boundingBox();
			expect(square?.x, nameOf([x, y])).toBeCloseTo(floor.x + x * side, 0);
			expect(square?.y, nameOf([x, y])).toBeCloseTo(floor.y + (7 - y) * side, 0);
			expect(square?.height, nameOf([x, y])).toBeCloseTo(side, 0);
		}
	}
});

test('by keyboard alone: today’s Star, without a single Tab', async ({ page }) => {
	const { block, turns, pose, square } = await answerOf('star');
	await open(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Star');
	await page.keyboard.press(String(block + 1));
	for (const turn of turns) await page.keyboard.press(KEY[turn]);
	// Into the corner at the seat's left hand, where the grip is as far in as the Block needs; then on from there.
	const press = async (key: string, times: number) => {
		for (let k = 0; k < times; k++) await page.keyboard.press(key);
	};
	await press('ArrowLeft', 7);
	await press('ArrowDown', 7);
	await press('ArrowRight', square[0] + Math.min(...pose.map(([x]) => x)));
	await press('ArrowUp', square[1] + Math.min(...pose.map(([, y]) => y)));
	await expect(note(page)).toContainText('Fits.');
	await page.keyboard.press('z');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('z');
	await press('ArrowUp', square[1] + Math.min(...pose.map(([, y]) => y)) > 0 ? 1 : 0);
	await page.keyboard.press('Enter');
	await expect(note(page)).toContainText('Key claimed, first try.');
});

test('through the accessibility tree alone: names and roles, no picture', async ({ page }) => {
	const { block, turns, square, puzzle } = await answerOf('moon');
	// Beside the 3D board too, where there is one: the plan is then a table without a picture.
	await open(page, `/de/daily/?p=${DATE}-moon`, { board: '3d' });
	const { shape } = puzzle.supply[block]!;
	expect(shape).toBeTruthy();
	const act = async (name: RegExp) => {
		const button = page.getByRole('button', { name });
		await button.focus();
		await button.press('Enter');
	};
	await expect(page.getByRole('table', { name: 'Plan des Tempels, von oben gesehen' })).toBeAttached();
	const view = page.getByRole('table', { name: 'Deine Perspektive' });
	await expect(view.getByRole('columnheader')).toHaveText(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
	await expect(view.getByRole('rowheader')).toHaveText([6, 5, 4, 3, 2, 1].map((height) => `Höhe ${height}`));
	await expect(page.getByRole('img', { name: /^Schlüssel, von der obersten Reihe abwärts/ })).toBeVisible();

	await act(new RegExp(`^Block ${block + 1}, `));
	for (const turn of turns) await act({ spin: /^Drehen$/, tip: /^Kippen$/, roll: /^Rollen$/ }[turn]);
	await act(new RegExp(`^${nameOf(square)}, `));
	await expect(
		page.getByRole('button', { name: new RegExp(`^${nameOf(square)}, .*dein Block`) })
	).toBeAttached();
	await expect(note(page)).toContainText('Passt.');
	await expect(view.getByRole('cell', { name: /dein Block$/ }).first()).toBeAttached();
	await expect(view.getByRole('cell', { name: /passt zum Schlüssel/ })).toHaveCount(0);
	await act(/^Einsetzen$/);
	await expect(view.getByRole('cell', { name: /passt zum Schlüssel/ }).first()).toBeAttached();
	await expect(note(page)).toContainText('Schlüssel gesichert, erster Versuch.');
});

test('a refusal names the rule with its numbers, leads to it, and is no attempt', async ({ page }) => {
	await open(page, `/daily/?p=${DATE}-sun`);
	await findRefusal(page);
	await expect(note(page)).toContainText(/Not taller|Touches nothing|A ledge|Too high/);
	const place = page.getByRole('button', { name: 'Can’t place here' });
	await expect(place).toHaveAttribute('aria-disabled', 'true');
	const before = await note(page).textContent();
	await place.click({ force: true });
	// Heard again: the words are the same, the text is not.
	expect(await note(page).textContent()).not.toBe(before);
	await page.getByRole('button', { name: /^Why\?/ }).click();
	const rules = page.getByRole('dialog', { name: 'Placement rules' });
	await expect(rules.locator('.blamed')).toHaveCount(1);
	await page.keyboard.press('Escape');
	await expect(rules).toBeHidden();
	await expect(place).toBeVisible();
});

test('a legal placement that misses stays, shows what is missing and counts once; it is taken up again', async ({
	page
}) => {
	const { block, turns, square } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`);
	for (let other = 0; other < 7; other++) {
		await page.keyboard.press(String(other + 1));
		if (await placeButton(page).isVisible()) break;
	}
	await expect(note(page)).toContainText('Fits.');
	await page.keyboard.press('Enter');
	await expect(note(page)).toContainText(/squares? (is|are) missing\. (The card needs|\d already)/);
	// The Block stays where it was placed, with rings on what shows and dots on what is missing, until it is taken up again.
	await expect(page.locator('.compare .ring.missing').first()).toBeVisible();
	await expect(page.locator('.plan .pale')).toHaveCount(1);
	await page.getByRole('button', { name: 'Try again', exact: true }).click();
	await expect(page.locator('.compare .ring')).toHaveCount(0);
	await expect(note(page)).toContainText('Fits.');
	await page.keyboard.press('Enter');
	await expect(note(page)).toContainText('It is not counted again.');
	await page.keyboard.press('z');
	await expect(note(page)).toContainText('Fits.');

	// After a reload the attempt is still known, and the Block still held.
	await page.reload();
	await expect(note(page)).toContainText('Fits.');
	await page.keyboard.press('Escape');
	await expect(note(page)).toContainText('Choose a block.');
	await page.keyboard.press(String(block + 1));
	for (const turn of turns) await page.keyboard.press(KEY[turn]);
	await squareButton(page, square).click();
	await placeButton(page).click();
	await expect(note(page)).toContainText('Key claimed, try 2.');
	// The Block that did it is marked.
	await expect(page.getByRole('button', { name: /, your block/ }).first()).toBeAttached();
	await expect(page.locator('.plan .chosen')).toHaveCount(1);
	await page.getByRole('button', { name: 'Closest try with each block' }).click();
	const tries = page.getByRole('region', { name: 'Closest try with each block' });
	await expect(tries.getByRole('button', { name: /all 4 squares, [1-4] from it/ })).toHaveCount(1);
	await tries
		.getByRole('button', { name: /[0-3] of 4 squares|fits nowhere/ })
		.first()
		.click();
	await tries.getByRole('button', { name: 'Close' }).click();
	await page.getByRole('button', { name: 'Retry' }).click();
	await expect(note(page)).toContainText('Choose a block.');
});

test('with matches shown while trying, what shows is counted before the placement, and the result says so', async ({
	page
}) => {
	const { block, turns, square } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`, { board: '2d', matches: true });
	await slot(page, block).click();
	for (const turn of turns) await turnButton(page, turn).click();
	await squareButton(page, square).click();
	await expect(note(page)).toContainText('All 4 squares show.');
	await expect(page.locator('.compare .view .ring')).toHaveCount(4);
	await placeButton(page).click();
	await expect(note(page)).toContainText('Key claimed, first try, with matches shown.');
});

test('a held Block, turned and moved, is still held after the page was closed', async ({ page }) => {
	const { block, turns, square } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`);
	await page.keyboard.press(String(block + 1));
	for (const turn of turns) await page.keyboard.press(KEY[turn]);
	await squareButton(page, square).click();
	await expect(note(page)).toContainText('Fits.');
	await page.reload();
	await expect(note(page)).toContainText('Fits.');
	await expect(slot(page, block)).toHaveAttribute('aria-pressed', 'true');
	// Another puzzle has a hand of its own.
	await page.goto(`/daily/?p=${DATE}-star`);
	await expect(note(page)).toContainText('Choose a block.');
	await page.goto(`/daily/?p=${DATE}-sun`);
	await placeButton(page).click();
	await expect(note(page)).toContainText('Key claimed, first try.');
	await page.reload();
	await expect(note(page)).toContainText('Key claimed, first try.');
	expect(await page.evaluate(() => localStorage.getItem('keystone.held'))).toBe(null);
});

test('what another tab has done with the same sitting is offered, not forced', async ({ page, context }) => {
	const { block, turns, square } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`);
	await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	const other = await context.newPage();
	await open(other, `/daily/?p=${DATE}-sun`);
	await expect(other.getByText('Continued in another tab.')).toHaveCount(0);
	await page.keyboard.press('h');
	await page.keyboard.press('Escape');

	await expect(other.getByText('Continued in another tab.')).toBeVisible();
	await other.getByRole('button', { name: 'Load that' }).click();
	await expect(other.getByText('Continued in another tab.')).toHaveCount(0);
	await slot(other, block).click();
	for (const turn of turns) await turnButton(other, turn).click();
	await squareButton(other, square).click();
	await placeButton(other).click();
	await expect(note(other)).toContainText('Key claimed, first try, 2 hints.');

	await page.getByRole('button', { name: 'Load that' }).click();
	await expect(note(page)).toContainText('Key claimed, first try, 2 hints.');
	await other.close();
});

test('four hints open one after the other, the last one puts the Block in place', async ({ page }) => {
	const { block, puzzle } = await answerOf('sun');
	await open(page, `/daily/?p=${DATE}-sun`);
	await page.getByRole('button', { name: 'Hint', exact: true }).click();
	const sheet = page.getByRole('region', { name: 'Hints' }).last();
	await expect(sheet.getByText('locked')).toHaveCount(3);
	for (const step of ['Which block', 'Which area', 'Which rotation', 'The answer']) {
		await sheet.getByRole('button', { name: `Show: ${step}` }).click();
	}
	await expect(sheet.getByRole('listitem').first()).toContainText(
		/Take the .* It adds \d squares? of the key/
	);
	await expect(sheet.getByRole('listitem').nth(1)).toContainText(/Look at columns? .* Already there: /);
	await expect(sheet.getByRole('listitem').nth(2)).toContainText(/The block lies \d wide, \d deep, \d high/);
	await expect(note(page)).toContainText('Hint 4 of 4.');
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	const slots = page.getByRole('group', { name: 'Your blocks' }).getByRole('button');
	await expect(slots).toHaveCount(puzzle.supply.length);
	await expect(slots.nth(block)).toHaveAttribute('aria-pressed', 'true');
	await placeButton(page).click();
	await expect(note(page)).toContainText('Key claimed, first try, 4 hints.');
});

test('holding a turn goes the other way; single keys can be switched off, arrows stay', async ({ page }) => {
	await open(page, `/daily/?p=${DATE}-sun`);
	await page.keyboard.press('1');
	const held = () =>
		page
			.getByRole('button', { name: /your block/ })
			.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
	const start = await held();
	await page.getByRole('button', { name: 'Roll', exact: true }).click();
	const rolled = await held();
	expect(rolled).not.toEqual(start);
	await page.getByRole('button', { name: 'Roll', exact: true }).click({ delay: 700 });
	await expect.poll(held).toEqual(start);
	await page.keyboard.press('e');
	await expect.poll(held).toEqual(rolled);
	await page.keyboard.press('Shift+E');
	await expect.poll(held).toEqual(start);

	await page.keyboard.press('?');
	const help = page.getByRole('dialog', { name: 'Keyboard' });
	await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
	await page.keyboard.press('Escape');
	await page.keyboard.press('e');
	expect(await held()).toEqual(start);
	await page.keyboard.press('ArrowDown');
	await expect.poll(held).not.toEqual(start);
});

for (const { query, says } of [
	{ query: '?p=2026-02-30-sun', says: '“2026-02-30-sun” names no daily puzzle.' },
	{
		query: '?p=%3Cscript%3Ealert(1)%3C/script%3E',
		says: '“<script>alert(1)</script>” names no daily puzzle.'
	},
	{ query: '?p=2036-01-01-sun', says: 'Daily puzzles run from 1 January 2026 to 31 December 2035.' },
	{ query: '?p=2025-12-31', says: 'Daily puzzles run from' }
]) {
	test(`the address ${query} gets a clear message and the way to today`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(2026, 10, 14, 21, 30));
		await page.goto(`/daily/${query}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such puzzle');
		await expect(page.getByRole('main')).toContainText(says);
		await page.getByRole('link', { name: 'Go to today' }).click();
		await expect(page).toHaveURL('/daily/');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Star');
	});
}

test('a sitting opened before midnight belongs to its day, and says when a new one has come', async ({
	page
}) => {
	const { block, turns, square } = await answerOf('star', TODAY);
	await open(page, '/daily/', { board: '2d' }, TODAY);
	await page.keyboard.press(String(block + 1));
	for (const turn of turns) await page.keyboard.press(KEY[turn]);
	const after = timeOn(TODAY, 24, 4);
	await page.clock.setFixedTime(after);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect(page.getByText('Today’s three are ready.')).toBeVisible();
	await squareButton(page, square).click();
	await placeButton(page).click();
	await expect(note(page)).toContainText('Key claimed, first try.');
	await expect(page.getByRole('heading', { name: '1-day streak' })).toBeVisible();
	await page.getByRole('link', { name: 'Go to today' }).click();
	await expect(
		page.getByText(after.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }))
	).toBeVisible();
});

test('the result is shared in words, or left in a field to be copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await open(page, `/daily/?p=${DATE}-sun`);
	for (let k = 0; k < 4; k++) await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	await placeButton(page).click();
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(note(page)).toContainText('Copied.');
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(
		/^Keystone, Sun, 14 Nov 2026: first try, 4 hints\nhttp.*\/daily\/\?p=2026-11-14-sun$/
	);

	await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
	await page.getByRole('button', { name: 'Share', exact: true }).click();
	await expect(page.getByRole('textbox', { name: 'Text to share' })).toHaveValue(copied);
});
