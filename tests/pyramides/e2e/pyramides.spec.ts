// Terra Pyramides in the built site: turns by finger and by keys, refusals with their reason, games that come back, tasks to their end.
import type { Locator, Page } from '@playwright/test';
import { apply } from '../../../web/games/pyramides/apply.ts';
import { known } from '../../../web/games/pyramides/known.ts';
import { limitRefusal } from '../../../web/games/pyramides/limits.ts';
import { options } from '../../../web/games/pyramides/options.ts';
import { lookahead } from '../../../web/games/pyramides/policies/lookahead.ts';
import { newGame } from '../../../web/games/pyramides/setup.ts';
import type { GameState } from '../../../web/games/pyramides/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { expectAccessible } from '../../e2e/accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { PyramidesHand } from './pyramides-acting.ts';

// A task to its end is some hundred hints; a busy machine takes minutes for them.
test.setTimeout(240_000);
test.use({ reducedMotion: 'reduce' });

const note = (page: Page) => page.getByRole('status').first();
const board = (page: Page) => page.getByRole('table', { name: 'The board' });
const square = (page: Page, name: string) =>
	board(page).getByRole('button', { name: new RegExp(`^${name},`) });
const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

async function openDeal(page: Page, deal: string): Promise<void> {
	await page.goto(`/pyramides/?deal=${deal}`);
	await button(page, 'Play this deal').click();
	await expect(note(page)).toContainText('Place your tile.');
}

/** The rest of a turn as the hints say. */
async function followHints(page: Page, until: RegExp): Promise<void> {
	while (!until.test(await page.locator('header').innerText())) {
		await button(page, 'Hint').click();
		await button(page, 'Do this').click();
	}
}

/** The rest of a game as the hints say. */
async function hintsToTheEnd(page: Page, press: (locator: Locator) => Promise<void>): Promise<void> {
	const hint = button(page, 'Hint');
	const done = button(page, 'Do this');
	while (await hint.isVisible()) {
		await press(hint);
		await press(done);
	}
	await expect(page.getByRole('heading', { name: /Task solved\.|Not this time\./ })).toBeVisible();
}

/** The player who looks ahead, by hand; the page itself ends a turn that holds nothing too much. */
async function playTurns(hand: PyramidesHand, begun: GameState, turns: number): Promise<void> {
	let state = begun;
	while (state.turn <= turns && state.step.kind !== 'end') {
		const action = lookahead(known(state, 0), options(state), randomFrom('hand'));
		if (action.do !== 'done' || state.step.kind !== 'limits' || limitRefusal(state))
			await hand.act(state, action);
		const outcome = apply(state, action);
		if (!outcome.ok) throw new Error(outcome.refusal.rule);
		state = outcome.state;
	}
}

test.describe('with a finger', () => {
	test.use({ hasTouch: true });

	test('a close-up opens, the rows tell what they give, and the turn goes on to the next', async ({
		page
	}) => {
		await openDeal(page, 't1-lesson');
		await square(page, 'd6').tap();
		const loupe = page.getByRole('group', { name: 'Close-up around d6' });
		for (const large of await loupe.getByRole('button').all())
			expect((await large.boundingBox())?.width).toBeGreaterThanOrEqual(55);
		await loupe.getByRole('button', { name: /^d6,/ }).tap();
		await expect(loupe).toBeHidden();
		await expect(square(page, 'd6')).toHaveAccessibleName(/chosen$/);
		await expect(note(page)).toContainText('Stairs beside site d5.');

		await button(page, /^Stairs east/).tap();
		await expect(note(page)).toContainText('Stairs to site g6, 3 squares away.');
		await button(page, /^Across: .*gold/).tap();
		await expect(square(page, 'c6')).toHaveAccessibleName(/in the row/);
		await button(page, 'Place').tap();
		await expect(square(page, 'd6')).toHaveAccessibleName(/^d6, tile with .*, stairs east/);
		// The row that was looked at is still chosen.
		await button(page, 'Activate the row').tap();
		await expect(note(page)).toContainText(/You take \d gold/);
		await followHints(page, /Turn 2 of 28/);
		await followHints(page, /Turn 3 of 28/);
		await expect(note(page)).toContainText('Place your tile.');
	});

	test('a task is played to its end and listed', async ({ page }) => {
		await openDeal(page, 't1-lesson');
		await playTurns(new PyramidesHand(page, 'touch'), newGame({ players: 1, task: 1 }, 'lesson'), 3);
		await expect(page.locator('header')).toContainText('Turn 4 of 28');
		await hintsToTheEnd(page, (locator) => locator.tap());
		await expect(page.getByRole('rowheader', { name: 'Pyramids' })).toBeVisible();
		await expectAccessible(page);
		await button(page, 'Play again').tap();
		await expect(page).toHaveURL('/pyramides/');
		await expect(page.getByRole('listitem').filter({ hasText: 'Task 1' })).toBeVisible();
		await expect(button(page, /^Continue/)).toBeHidden();
	});

	test('the board grows, moves by buttons, and needs no close-up then', async ({ page }) => {
		await openDeal(page, 't1-lesson');
		await button(page, 'Larger board').tap();
		const far = square(page, 'j10');
		expect((await far.boundingBox())?.width).toBeGreaterThanOrEqual(44);
		await expect(far).not.toBeInViewport();
		for (const way of ['right', 'down'])
			while (await button(page, `Show what is further ${way}`).isVisible())
				await button(page, `Show what is further ${way}`).tap();
		await expect(far).toBeInViewport();
		await far.tap();
		await expect(far).toHaveAccessibleName(/chosen$/);
		await expectAccessible(page);
		await button(page, 'Whole board').tap();
		await expect(square(page, 'a1')).toBeInViewport();
	});
});

test('by keys alone: arrows walk over the board, and every step can be reached', async ({ page }) => {
	await openDeal(page, 't2-lesson');
	await square(page, 'd6').focus();
	for (const [key, name] of [
		['ArrowLeft', 'c6'],
		['ArrowUp', 'c5'],
		['ArrowRight', 'd5'],
		['ArrowDown', 'd6']
	] as const) {
		await page.keyboard.press(key);
		await expect(square(page, name)).toBeFocused();
	}
	await page.keyboard.press('Enter');
	await expect(page.getByRole('group', { name: 'What each row would give' }).getByRole('button')).toHaveCount(
		4
	);
	await button(page, 'Place').press('Enter');
	await button(page, /^Up and down:/).press('Enter');
	await button(page, 'Activate the row').press('Enter');
	await expect(note(page)).toContainText('You take');
	await button(page, 'Undo').press('Enter');
	await expect(note(page)).toContainText('Choose a row.');
	await button(page, 'Undo').press('Enter');
	await expect(note(page)).toContainText('Place your tile.');
	await expect(square(page, 'd6')).toHaveAccessibleName(/^d6, free square/);
});

test('what the rules refuse can be tried and is explained', async ({ page }) => {
	await openDeal(page, 't1-lesson');
	await square(page, 'h5').click();
	await button(page, 'Place').click();
	await expect(note(page)).toContainText('Not allowed. h5 is an oasis.');
	await expect(page.getByRole('link', { name: 'Rule', exact: true })).toHaveAttribute('href', /P-PLACE-2$/);
	await square(page, 'd4').click();
	await button(page, 'Stairs north, to the edge').click();
	await button(page, 'Place').click();
	await expect(note(page)).toContainText('On d4 these stairs point at the edge.');
	await button(page, 'Build').click();
	await square(page, 'f4').click();
	await button(page, 'Build level 1').click();
	await expect(note(page)).toContainText('3 of your workers are needed on f4, 0 there.');
	await button(page, 'Worker, 3 gold').click();
	await expect(note(page)).toContainText('A worker costs 3 gold, you have 0.');
	await button(page, 'Stacks').click();
	await button(page, /^Stack 3,/).click();
	await button(page, 'Take the top tile').click();
	await expect(note(page)).toContainText('First place your tile.');
});

test('an open game comes back after a reload', async ({ page }) => {
	await openDeal(page, 't3-lesson');
	await square(page, 'd6').click();
	await button(page, 'Place').click();
	await expect(note(page)).toContainText('Choose a row.');
	const told = await square(page, 'd6').getAttribute('aria-label');
	await page.reload();
	await button(page, 'Continue the open game: Task 3').click();
	await expect(note(page)).toContainText('Choose a row.');
	await expect(square(page, 'd6')).toHaveAccessibleName(told ?? '');
});

test('opponents play by themselves', async ({ page }) => {
	await openDeal(page, '2so-lesson');
	await expect(page.locator('header')).toContainText('Turn 1 of 14');
	// The tile belongs on one of the sides; on the other it costs gold that nobody has yet.
	await board(page)
		.getByRole('button', { name: /^[a-j]\d+, free square.*possible/ })
		.first()
		.click();
	await button(page, 'Place').click();
	await button(page, /^Across:/).click();
	await button(page, 'Activate the row').click();
	await expect(note(page)).not.toContainText('Choose a row.');
	while (await button(page, 'Take it back').isVisible()) await button(page, 'Take it back').click();
	await button(page, 'Stacks').click();
	await button(page, /^Stack 1,.*on top/).click();
	await button(page, 'Take the top tile').click();
	await expect(page.locator('header')).toContainText('Turn 2 of 14');
	await expect(note(page)).toContainText(/Place your tile\. Player 2: tile on/);
});

test('a task by keys to its end, without a network', async ({ browser }) => {
	const context = await browser.newContext({ serviceWorkers: 'allow' });
	const page = await context.newPage();
	await page.goto('/settings/');
	await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 60_000 });
	const session = await context.newCDPSession(page);
	await session.send('Network.clearBrowserCache');
	await context.setOffline(true);
	await openDeal(page, 't2-offline');
	await playTurns(new PyramidesHand(page, 'keys'), newGame({ players: 1, task: 2 }, 'offline'), 2);
	await hintsToTheEnd(page, (locator) => locator.press('Enter'));
	await context.close();
});

test('a link that holds no deal says so', async ({ page }) => {
	await page.goto('/pyramides/?deal=t9-abc');
	await expect(page.getByText('This link holds no deal of ours.')).toBeVisible();
	await button(page, /^Task 3 6 colours, each of value 35 The computer solves \d+ of 200 games\./).click();
	await button(page, 'Start task 3').click();
	await expect(page.locator('header')).toContainText('Task 3');
});

test('nothing is too small, too wide or without a name', async ({ page }) => {
	test.slow();
	await page.goto('/pyramides/');
	await expect(button(page, 'Start task 1')).toBeVisible();
	await expectAccessible(page);
	await openDeal(page, '2s-lesson');
	await square(page, 'd6').click();
	await expectAccessible(page);
	for (const part of ['Build', 'Stacks']) {
		await button(page, part).click();
		await expectAccessible(page);
	}
});

for (const [language, play, ask] of [
	['de', 'Diese Partie spielen', 'Lege dein Plättchen.'],
	['fr', 'Jouer cette partie', 'Posez votre tuile.']
] as const)
	test(`opens in ${language}`, async ({ page }) => {
		test.slow();
		await page.goto(`/${language}/pyramides/?deal=t1-lesson`);
		await button(page, play).click();
		await expect(note(page)).toContainText(ask);
		await page.locator('td button').nth(53).click();
		await expectAccessible(page);
	});
