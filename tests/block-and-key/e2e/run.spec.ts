// The solo game in the built site: whole runs by touch and by keys, in step with the rules; killed and taken up again in every
// kind of step; refusals, practice, addresses; nothing too small, too wide or without a name.
import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling, expectNoViolations } from '../../e2e/accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { Player, openRun } from './run-player.ts';

// The flat board says and does the same, and a machine without a graphics card draws it at once.
test.beforeEach(({ page }) =>
	page.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })))
);
test.use({ hasTouch: true });
test.setTimeout(180_000);

const note = (page: Page) => page.getByRole('status').first();
const main = (page: Page) => page.getByRole('main');

/** Everything that the page says, without what only the last deed made it say. */
async function told(page: Page): Promise<string> {
	await expect(note(page)).not.toContainText('Loading');
	return main(page).ariaSnapshot();
}

/** The same, once nothing changes any more: a slow machine may still be drawing what the last key did. */
async function settled(page: Page): Promise<string> {
	let last = await told(page);
	for (;;) {
		await page.waitForTimeout(250);
		const now = await told(page);
		if (now === last) return now;
		last = now;
	}
}

/** Begins something in the step, so that there is more to lose than the step itself. */
async function dabble(page: Page, { kind, state }: Player): Promise<void> {
	if (kind === 'act') {
		await page.keyboard.press('1');
		await page.keyboard.press('e');
		await page.keyboard.press('ArrowUp');
	} else if (kind === 'put-back') await page.keyboard.press('1');
	else if (state.step.kind === 'claim') {
		const at = state.players[0]?.hand.indexOf(state.step.claimable[0] ?? '') ?? 0;
		await page.keyboard.press(String(at + 1));
	} else if (kind === 'ancients') await page.keyboard.press('n');
}

test('a whole run by touch, in step with the rules', async ({ page }) => {
	await openRun(page, 'probe');
	const player = new Player(page, 'probe');
	while (player.kind !== 'end') {
		const { turn } = player.state;
		if (!['core', 'line'].includes(player.kind))
			await expect(page.getByRole('heading', { name: `Turn ${turn} of 11` })).toBeVisible();
		await player.play();
	}
	const { total, keys, faces, enigma } = player.score();
	const result = page.getByRole('region', { name: 'Result' });
	await expect(result).toContainText(String(total));
	await expect(result).toContainText(`${keys} VP`);
	await expect(result).toContainText(`${faces} faces: ${enigma} VP`);
	await page.getByRole('button', { name: 'New run' }).tap();
	await expect(page.getByRole('heading', { name: 'Set-up' })).toBeVisible();
});

test('a whole run by keys alone', async ({ page }) => {
	await openRun(page, 'keys');
	const player = new Player(page, 'keys', 'keys');
	while (player.kind !== 'end') await player.play();
	await expect(page.getByRole('region', { name: 'Result' })).toContainText(String(player.score().total));
});

test('killed in the middle of every kind of step, it comes back the same', async ({ page, context }) => {
	await openRun(page, 'probe');
	const address = page.url();
	let here = page;
	const player = new Player(page, 'probe');
	const met = new Set<string>();
	while (player.kind !== 'end' && met.size < 9) {
		if (!met.has(player.kind)) {
			met.add(player.kind);
			await dabble(here, player);
			const before = await settled(here);
			await here.close();
			here = await context.newPage();
			await here.goto(address);
			await expect.poll(() => told(here), { message: player.kind, timeout: 20_000 }).toBe(before);
			player.page = here;
			// What was begun is taken back in one step, so that the player finds everything as it came.
			if (['act', 'put-back', 'claim', 'ancients'].includes(player.kind)) await here.keyboard.press('z');
		}
		await player.play();
	}
	expect([...met].sort()).toEqual(
		['act', 'ancients', 'claim', 'core', 'discard', 'draw', 'line', 'marker', 'put-back'].sort()
	);
});

test('what is not allowed now is answered with its reason', async ({ page }) => {
	await openRun(page, 'probe');
	await page.getByRole('button', { name: 'Sun Altar, 23 cards' }).tap();
	await expect(note(page)).toContainText('Turn the Core Cube first.');
	const player = new Player(page, 'probe');
	while (player.kind !== 'act') await player.play();
	// Not enabled, and yet it answers.
	await page.getByRole('button', { name: /^Place/ }).tap({ force: true });
	await expect(note(page)).toContainText('Choose a block.');
	await page.getByRole('button', { name: 'Moon Altar, 15 cards' }).tap();
	await expect(note(page)).toContainText('Place a block or excavate first.');
	await page.keyboard.press('1');
	for (let k = 0; k < 8; k++) await page.keyboard.press('ArrowLeft');
	for (let k = 0; k < 8; k++) await page.keyboard.press('ArrowDown');
	await expect(note(page)).toContainText('Touches nothing.');
	await expect(page.getByRole('button', { name: /^Can’t place here/ })).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await page.keyboard.press('Escape');
	const reaches = (kind: string) => player.kind === kind;
	while (!reaches('discard')) await player.play();
	await page.getByRole('button', { name: 'Discard key 1, Star' }).tap({ force: true });
	await expect(note(page)).toContainText('A Star stays in hand.');
});

test('hidden things seal a turn; practice opens it and marks the run for good', async ({ page }) => {
	await openRun(page, 'probe');
	const player = new Player(page, 'probe');
	await player.play();
	await page.getByRole('button', { name: 'Close', exact: true }).tap();
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(note(page)).toContainText('Turn the Core Cube.');
	const again = new Player(page, 'probe');
	while (again.kind !== 'act') await again.play();
	await page.getByRole('button', { name: 'Undo', exact: true }).tap({ force: true });
	await expect(note(page)).toContainText('You’ve seen hidden cards.');
	await page.getByRole('button', { name: 'Undo anyway' }).tap();
	await expect(note(page)).toContainText('Take your first blocks.');
	await expect(page.getByText('practice', { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByText('practice', { exact: true })).toBeVisible();
});

test('a key comes large, and goes back from there when it may', async ({ page }) => {
	await openRun(page, 'probe');
	const player = new Player(page, 'probe');
	while (player.kind !== 'discard') await player.play();
	await page
		.getByRole('button', { name: /^Sun, 2 VP/ })
		.first()
		.tap();
	const sheet = page.getByRole('region', { name: 'Your keys' });
	await expect(sheet).toContainText('corner');
	await sheet.getByRole('button', { name: 'Discard' }).tap();
	const left = 5 - (player.state.players[0]?.hand.length ?? 0);
	await expect(note(page)).toContainText(`${left} to draw.`);
});

test('addresses: an unknown run is told, no name takes up what is open', async ({ page }) => {
	await page.goto('/ancients/play/?run=run@1');
	await expect(note(page)).toContainText('No such run on this device.');
	await page.goto('/ancients/play/');
	await expect(page).toHaveURL(/run=ancients/);
	const address = page.url();
	await page.getByRole('button', { name: 'green towards you' }).tap();
	await expect(note(page)).toContainText('Take your first blocks.');
	await page.goto('/ancients/play/');
	await expect(page).toHaveURL(address);
	await expect(note(page)).toContainText('Take your first blocks.');
});

test('works in German and French', async ({ page }) => {
	await openRun(page, 'x', '/de/ancients/play/');
	await expect(note(page)).toContainText('Drehe den Zentralblock.');
	await openRun(page, 'y', '/fr/ancients/play/');
	await expect(note(page)).toContainText('Tournez le Bloc Central.');
});

/** No axe violation in either theme, no sideways scrolling, every target of 44 pixels but the squares of the plan. */
async function expectSound(page: Page, step: string): Promise<void> {
	await expectNoViolations(page);
	for (const [width, height] of [
		[320, 640],
		[360, 740],
		[768, 1024],
		[1280, 800]
	] as const) {
		await page.setViewportSize({ width, height });
		await expectNoSidewaysScrolling(page, `at ${width}, ${step}`);
		const small = await page.locator('a, button').evaluateAll((targets) =>
			targets.flatMap((target) => {
				const box = target.getBoundingClientRect();
				const counts = box.width > 0 && !target.closest('table');
				return counts && (box.width < 44 || box.height < 44)
					? [`${target.outerHTML} ${box.width} × ${box.height}`]
					: [];
			})
		);
		expect(small, `${step}: targets at ${width}`).toEqual([]);
	}
	await page.setViewportSize({ width: 360, height: 740 });
}

test('every step is accessible and fits every screen', async ({ page }) => {
	await openRun(page, 'probe');
	const player = new Player(page, 'probe');
	const met = new Set<string>();
	while (player.kind !== 'end') {
		if (!met.has(player.kind)) {
			met.add(player.kind);
			await expectSound(page, player.kind);
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), {
					message: `one screen, nothing lies below it: ${player.kind}`
				})
				.toBeLessThanOrEqual(0);
			if (player.kind === 'act') {
				await page.keyboard.press('1');
				await expectSound(page, 'held');
				await page.keyboard.press('Escape');
				await page.keyboard.press('d');
				await expectSound(page, 'yard');
				await page.keyboard.press('Escape');
			}
		}
		await player.play();
	}
	await expectSound(page, 'end');
});
