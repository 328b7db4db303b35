// Practice in the built site: made on the device, taken up again, never touching the dailies; the tricky ones apart from it;
// links that open and links that do not.
import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessible.ts';
import { expect, test } from './fixtures.ts';

// The flat board says and does the same, and a machine without a graphics card draws it at once.
test.beforeEach(({ page }) =>
	page.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })))
);
test.setTimeout(90_000);

const note = (page: Page) => page.getByRole('status').first();
const tray = (page: Page) => page.getByRole('group', { name: 'Your blocks' }).getByRole('button');
const blocks = (page: Page) =>
	tray(page).evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label')));

async function openPractice(page: Page, path = '/practice/'): Promise<void> {
	await page.goto(path);
	await expect(page.getByText('Choose a block.')).toBeVisible();
}

/** Opens what says what to practise; it lies in front of the board. */
async function openChoice(page: Page): Promise<void> {
	await page.getByRole('button', { name: /^What to practise/ }).click();
	await expect(page.getByRole('dialog', { name: 'What to practise' })).toBeVisible();
}

/** A button of a mix: pressed or not. */
const mix = (page: Page, group: string, name: string) =>
	page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });

async function closeChoice(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Close', exact: true }).click();
	await expect(page.getByRole('button', { name: /^What to practise/ })).toBeFocused();
	// The keys are the board's again.
	await note(page).click();
}

/** The fourth hint holds the answer out; placing it is left. */
async function solveByHints(page: Page): Promise<void> {
	// Keys are heard from the moment the Blocks are there.
	await expect(tray(page).first()).toBeVisible();
	for (let step = 0; step < 4; step++) await page.keyboard.press('h');
	await expect(note(page)).toContainText('Hint 4 of 4.');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Enter');
	await expect(page.getByText(/Key claimed/)).toBeVisible();
}

/** How many records a store of this device has. */
function stored(page: Page, name: string): Promise<number> {
	return page.evaluate(
		(store) =>
			new Promise<number>((resolve, reject) => {
				const asked = indexedDB.open('keystone-progress');
				asked.onerror = () => reject(asked.error);
				asked.onsuccess = () => {
					const count = asked.result.transaction(store).objectStore(store).count();
					count.onsuccess = () => {
						asked.result.close();
						resolve(count.result);
					};
				};
			}),
		name
	);
}

test('level and theme are chosen before the start, and a new wish takes over', async ({ page }) => {
	await openPractice(page);
	await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible();
	await expect(page.getByText('1200 ± 350')).toBeVisible();
	await openChoice(page);
	await mix(page, 'Level', 'Moon').click();
	await expect.poll(() => tray(page).count()).toBeGreaterThanOrEqual(5);
	await mix(page, 'Theme', 'two keys').click();
	await expect(page.getByRole('button', { name: /^Key 1 of 2/ })).toBeVisible();
	await mix(page, 'Level', 'Moon').click();
	await mix(page, 'Level', 'Star').click();
	await expect.poll(() => tray(page).count()).toBeLessThanOrEqual(3);
	await expect(mix(page, 'Theme', 'Any theme')).toHaveAttribute('aria-pressed', 'true');
	// Any mix: with a Moon beside it, two keys are offered again.
	await expect(mix(page, 'Theme', 'two keys')).toHaveCount(0);
	await mix(page, 'Level', 'Moon').click();
	await expect(mix(page, 'Level', 'Star')).toHaveAttribute('aria-pressed', 'true');
	await mix(page, 'Theme', 'bridge').click();
	await mix(page, 'Theme', 'stack').click();
	await expect(tray(page).first()).toBeVisible();
	await page.reload();
	await expect(page.getByText('Choose a block.')).toBeVisible();
	await openChoice(page);
	for (const [group, name] of [
		['Level', 'Star'],
		['Level', 'Moon'],
		['Theme', 'bridge'],
		['Theme', 'stack']
	] as const)
		await expect(mix(page, group, name)).toHaveAttribute('aria-pressed', 'true');
	await mix(page, 'Level', 'By rating').click();
	await expect(mix(page, 'Level', 'Star')).toHaveAttribute('aria-pressed', 'false');
});

test('left and taken up again, solved, rated, and the next one is there at once', async ({ page }) => {
	await openPractice(page);
	await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	await openChoice(page);
	await expect(page.getByRole('button', { name: 'Skip this puzzle' })).toBeVisible();
	await closeChoice(page);
	const before = await blocks(page);
	await page.reload();
	await openChoice(page);
	await expect(page.getByRole('button', { name: 'Skip this puzzle' })).toBeVisible();
	await closeChoice(page);
	expect(await blocks(page)).toEqual(before);

	await solveByHints(page);
	await expect(page.getByText(/^\d+ ± \d+$/)).not.toHaveText('1200 ± 350');
	// Counted in the page: from the click to the first frame that shows the new puzzle.
	const waited = await page.getByRole('link', { name: 'Next' }).evaluate(
		(link: HTMLElement) =>
			new Promise<number>((resolve) => {
				const start = performance.now();
				const look = () =>
					document.querySelector('[role=status]')?.textContent?.includes('Choose a block.')
						? resolve(performance.now() - start)
						: requestAnimationFrame(look);
				link.click();
				look();
			})
	);
	expect(waited).toBeLessThan(1000);
	await expect(page.getByText('Choose a block.')).toBeVisible();
	await expect(page).toHaveURL('/practice/');
	expect(await stored(page, 'practice')).toBe(1);
	expect(await stored(page, 'sessions')).toBe(0);
});

test('a skipped puzzle gives way to another and can be kept', async ({ page }) => {
	await openPractice(page);
	await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	await openChoice(page);
	await page.getByRole('button', { name: 'Skip this puzzle' }).click();
	await expect(page.getByText('Choose a block.')).toBeVisible();
	await expect(page.getByRole('group', { name: 'Level', exact: true })).toBeVisible();
	await page.getByRole('button', { name: 'See it again later' }).click();
	await expect(page.getByText('In the tricky ones')).toBeVisible();
});

test('a tricky one is added by choice, comes back when it is due, and can be taken out', async ({ page }) => {
	await openPractice(page);
	await solveByHints(page);
	await page.getByRole('button', { name: 'See it again later' }).click();
	await expect(page.getByText('In the tricky ones')).toBeVisible();
	await page.getByRole('link', { name: 'Next' }).click();
	await openChoice(page);
	await page.getByRole('link', { name: /Tricky ones/ }).click();
	await expect(page.getByText('Nothing is due. The next one comes tomorrow.')).toBeVisible();
	await expectNoViolations(page);

	await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
	await page.reload();
	await expect(page.getByRole('button', { name: 'Review 1 puzzle' })).toBeVisible();
	await expectNoViolations(page);
	// Its own row opens it too.
	await page
		.getByRole('listitem')
		.getByRole('button', { name: /today$/ })
		.click();
	await expect(page.getByRole('heading', { name: 'Tricky ones' })).toBeVisible();
	await page.getByRole('button', { name: 'Back to the list' }).click();
	await page.getByRole('button', { name: 'Review 1 puzzle' }).click();
	await expect(page.getByRole('heading', { name: 'Tricky ones' })).toBeVisible();
	await solveByHints(page);
	await page.getByRole('link', { name: 'Back to the list' }).click();
	await expect(page.getByText(/Nothing is due/)).toBeVisible();
	await page.getByRole('button', { name: /^Remove / }).click();
	await expect(page.getByText(/^Nothing here/)).toBeVisible();
	await page.getByRole('link', { name: 'Go to practice' }).click();
	await expect(page.getByText('Choose a block.')).toBeVisible();
});

test('nothing overflows and nothing is too small to touch', async ({ page }) => {
	await openPractice(page);
	await openChoice(page);
	for (const width of [320, 360, 768, 1280]) {
		await page.setViewportSize({ width, height: width > 1000 ? 800 : 740 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0
		);
		for (const chip of await page.locator('dialog :is(select, button)').all())
			expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoViolations(page);
	await closeChoice(page);
	await expectNoViolations(page);
});

test('nothing that can be chosen takes room from the board: its squares are 33 px', async ({ page }) => {
	const square = async () =>
		(await page.getByRole('button', { name: /^d4, / }).boundingBox()) ?? { width: 0, height: 0 };
	await openPractice(page);
	expect((await square()).width).toBeGreaterThanOrEqual(33);
	expect((await square()).height).toBeGreaterThanOrEqual(33);
	// Begun, skipped, and the next one.
	await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	expect((await square()).width).toBeGreaterThanOrEqual(33);
	await openChoice(page);
	await page.getByRole('button', { name: 'Skip this puzzle' }).click();
	await closeChoice(page);
	await expect(page.getByText('Choose a block.')).toBeVisible();
	expect((await square()).width).toBeGreaterThanOrEqual(33);
	// A daily whose player knows the goal; while the goal stands above the board, it takes 56 px of it.
	await page.addInitScript(() => localStorage.setItem('keystone.solved', '3'));
	await page.goto('/daily/?p=2026-06-10-sun');
	await expect(page.getByText('Choose a block.')).toBeVisible();
	expect((await square()).width).toBeGreaterThanOrEqual(33);
});

test('works in German and French', async ({ page }) => {
	await page.goto('/de/practice/');
	await expect(page.getByText('Wähle einen Block.')).toBeVisible();
	await page.getByRole('button', { name: /^Was du üben willst/ }).click();
	await expect(page.getByRole('group', { name: 'Stufe', exact: true })).toBeVisible();
	await page.goto('/fr/practice/');
	await expect(page.getByText('Choisissez un bloc.')).toBeVisible();
	await page.getByRole('button', { name: /^À travailler/ }).click();
	await expect(page.getByRole('group', { name: 'Niveau', exact: true })).toBeVisible();
});

const GOOD = 'bk1z-88-33wbga-w210220310410.b211311411-S-I2g.V3a.I3w-00w01g';

test('a link opens its puzzle; any of several solutions counts', async ({ page }) => {
	await page.goto(`/puzzle/?p=${GOOD}`);
	await expect(page.getByText('Choose a block.')).toBeVisible();
	expect(await blocks(page)).toHaveLength(3);
	await solveByHints(page);
	await expect(page.getByText(/You found 1 of \d+ solutions/)).toBeVisible();
	expect(await stored(page, 'sessions')).toBe(0);
	await expectNoViolations(page);
});

for (const [name, text, reason] of [
	['without a puzzle', '', 'The address holds no puzzle.'],
	['of another version', GOOD.replace('bk1z', 'bk9z'), 'The link is not of this app'],
	['with a script in it', `${GOOD.slice(0, 20)}<img src=x onerror=alert(1)>`, 'no puzzle link has'],
	['that is far too long', 'b'.repeat(5000), 'longer than any puzzle'],
	['with a Block in the air', GOOD.replace('b211311411', 'b014114214'), 'could not have been placed'],
	['cut off', GOOD.slice(0, 40), 'cut off'],
	['with a percent sign', '%25%00', 'no puzzle link has']
] as const) {
	test(`a link ${name} gets a reason and changes nothing`, async ({ page }) => {
		await page.goto(`/puzzle/?p=${text.includes('%') ? text : encodeURIComponent(text)}`);
		await expect(page.getByText(reason)).toBeVisible();
		await expect(page.getByText('Your progress is safe.')).toBeVisible();
		if (text) await expect(page.getByText(/The fault is at character/)).toBeVisible();
		await expect(page.getByRole('link', { name: 'Go to today' })).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0
		);
		expect(await stored(page, 'practice')).toBe(0);
	});
}

test('the note line speaks', async ({ page }) => {
	await openPractice(page);
	await tray(page).first().press('Enter');
	await expect(note(page)).not.toContainText('Choose a block.');
});

test('of two Blocks the first still stands after a reload, and can be taken back', async ({ page }) => {
	await openPractice(page);
	await openChoice(page);
	await page.getByLabel('Kind of puzzle').selectOption('two-blocks');
	await closeChoice(page);
	await expect(page.getByText('First of two blocks.')).toBeVisible();
	const count = await tray(page).count();
	for (let step = 0; step < 4; step++) await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Second block.')).toBeVisible();
	await page.reload();
	await expect(page.getByText('Second block.')).toBeVisible();
	await expect.poll(() => tray(page).count()).toBe(count - 1);
	await page.keyboard.press('z');
	await expect.poll(() => tray(page).count()).toBe(count);
	await page.reload();
	await expect.poll(() => tray(page).count()).toBe(count);
});

test('the other kinds: two Blocks placed one after the other, a key chosen, a claim seen or not', async ({
	page
}) => {
	await openPractice(page);
	const choose = async (kind: string) => {
		await openChoice(page);
		await page.getByLabel('Kind of puzzle').selectOption(kind);
		await closeChoice(page);
	};
	await choose('two-blocks');
	await expect(page.getByText('First of two blocks.')).toBeVisible();
	const count = await tray(page).count();
	for (let step = 0; step < 4; step++) await page.keyboard.press('h');
	await page.keyboard.press('Escape');
	await page.keyboard.press('Enter');
	await expect(page.getByText('Second block.')).toBeVisible();
	expect(await tray(page).count()).toBe(count - 1);
	await solveByHints(page);

	await choose('which-key');
	await page.getByRole('link', { name: 'Next' }).click();
	const answers = page.getByRole('group', { name: 'Answer' }).getByRole('button');
	await expect(answers).toHaveCount(4);
	await expectNoViolations(page);
	for (let key = 0; key < 4 && (await answers.count()) > 0; key++) {
		await answers.nth(key).focus();
		await page.keyboard.press('Enter');
	}
	await expect(page.getByText('Right.')).toBeVisible();

	await choose('is-there-a-claim');
	await page.getByRole('link', { name: 'Next' }).click();
	await answers.filter({ hasText: 'Yes' }).click();
	await expect(page.getByText(/^(Right\.|Not right\.)/).first()).toBeVisible();
	await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
	await expectNoViolations(page);
	expect(await stored(page, 'practice')).toBe(3);
});
