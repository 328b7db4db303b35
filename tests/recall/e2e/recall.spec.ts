// Recall in the built site: the first rounds by keys, the table by finger, a game that comes back in the middle of a choice, the sheet
// and the signs, without a network.
import type { Page } from '@playwright/test';
import { begin, type Setup } from '../../../web/games/recall/setup.ts';
import { parseDeal } from '../../../web/games/deal.ts';
import { entry } from '../../../web/games/recall/index.ts';
import { expectAccessible, expectNoViolations } from '../../e2e/accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import type { How } from '../../e2e/lesson-player.ts';
import { RecallPlayer } from './recall-player.ts';

test.setTimeout(60_000);
test.use({ reducedMotion: 'reduce' });

const note = (page: Page) => page.getByRole('status').first();
const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const DEAL = 'f-lesson';

async function openDeal(page: Page, how: How, word = DEAL): Promise<RecallPlayer> {
	await page.goto(`/recall/?deal=${word}`);
	await button(page, 'Play this deal').click();
	await expect(note(page)).toContainText('Choose your start field');
	const deal = parseDeal(entry, word);
	if (!deal) throw new Error(word);
	return new RecallPlayer(page, how, begin(deal.setup as Setup, deal.seed));
}

test('the first three rounds by keys alone', async ({ page }) => {
	const player = await openDeal(page, 'keys');
	await player.play({ do: 'start', field: 'S1' });
	await player.expectRound(1);
	await player.play({ do: 'insert', module: 'W', slot: 'A' });
	await player.choose((action) => action.do === 'use' && action.instance === 1 && action.item === 0);
	await expect(note(page)).toContainText('Place 2 figures.');
	await player.play({ do: 'place', field: 'S1', figures: 1 });
	await player.play({ do: 'place', field: 'S1', figures: 1 });
	await player.play({ do: 'end' });

	await player.expectRound(2);
	await player.play({ do: 'insert', module: 'W', slot: 'B' });
	await player.play({ do: 'use', instance: 1, item: 0, as: 'white' });
	await expect(note(page)).toContainText('Move: 3 steps left.');
	await player.choose((action) => action.do === 'step' && action.from === 'S1' && action.figures === 4);
	await player.play({ do: 'decline' });
	await player.play({ do: 'end' });

	await player.expectRound(3);
	await player.play({ do: 'reset' });
	await player.play({ do: 'produce', field: 'P1' });
	await player.play({ do: 'produce', field: 'P3' });
	await expect(note(page)).toContainText('Upgrade 1 crystal.');
	await player.play({ do: 'upgrade', from: 'white' });
	await player.play({ do: 'stones' });
	await player.play({ do: 'end' });
	await player.expectRound(4);

	// The views by number, the signs by the question mark, and back.
	await page.keyboard.press('2');
	await expect(button(page, 'Console')).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('?');
	await button(page, /^box B:/).press('Enter');
	await expect(page.getByRole('dialog')).toContainText('The first number of steps is free.');
	await page.keyboard.press('Escape');
	await page.keyboard.press('?');
	// Back to the end of round 3: nothing hidden has come up.
	await button(page, 'Undo').press('Enter');
	await player.expectRound(3);
});

test('an open game comes back in the middle of a choice', async ({ page }) => {
	const player = await openDeal(page, 'keys');
	await player.play({ do: 'start', field: 'S2' });
	await player.play({ do: 'insert', module: 'W', slot: 'B' });
	await player.play({ do: 'use', instance: 1, item: 0, as: null });
	await expect(note(page)).toContainText('Move: 2 steps left.');
	await player.choose((action) => action.do === 'step' && action.figures === 2);
	await expect(note(page)).toContainText('Move: 1 step left.');
	const [place = ''] = Object.keys(player.state.persons[0]?.figures ?? {}).filter((name) => name !== 'S2');
	await page.reload();
	await button(page, 'Continue the open game: round 1, 0 points').click();
	await expect(note(page)).toContainText('Move: 1 step left.');
	await expect(field(page, place)).toHaveAccessibleName(/You: 2 figures/);
	await player.choose((action) => action.do === 'step' && action.from === place);
	await player.choose((action) => action.do === 'end');
	await player.expectRound(2);
});

test.describe('with a finger', () => {
	test.use({ hasTouch: true });

	test('fields are large enough, a tap on the map answers, another view is a tap or a swipe away', async ({
		page
	}) => {
		await openDeal(page, 'touch');
		const box = await field(page, 'T8.0').locator('.hit').boundingBox();
		expect(box?.width ?? 0).toBeGreaterThanOrEqual(44);
		await field(page, 'S1').tap();
		await button(page, 'Start on start field 1').tap();
		await button(page, /^slot E: free/).tap();
		await button(page, 'Starting module under E').tap();
		await page.locator('[data-ask="deed"]').filter({ hasText: 'Explore' }).tap();
		await page.locator('.actions').getByRole('button', { name: 'Explore', exact: true }).tap();
		await expect(note(page)).toContainText('Turn over a tile beside yours.');
		await field(page, 'T7.0').tap();
		await button(page, 'Turn over tile T7').tap();
		// Presence on a start field is no presence on a tile.
		await expect(note(page)).toContainText('Not allowed.');
		await expect(page.getByRole('link', { name: 'Rule', exact: true })).toHaveAttribute('href', /R-EXPL-2$/);
		await button(page, 'Console').tap();
		await expect(page.getByRole('group', { name: 'Console' })).toBeVisible();
		await swipe(page, -200);
		await expect(button(page, 'Tracks')).toHaveAttribute('aria-pressed', 'true');
		await swipe(page, 200);
		await expect(button(page, 'Console')).toHaveAttribute('aria-pressed', 'true');
	});
});

/** A finger drawn sideways over the view. */
async function swipe(page: Page, by: number): Promise<void> {
	await page.locator('.view.plain').evaluate((view, dx) => {
		const at = (x: number) => new Touch({ identifier: 1, target: view, clientX: x, clientY: 200 });
		const from = 180 - dx / 2;
		const tell = (type: string, touches: Touch[], changedTouches: Touch[]) =>
			view.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }));
		tell('touchstart', [at(from)], [at(from)]);
		tell('touchend', [], [at(from + dx)]);
	}, by);
}

test('advice says what each choice would bring, the sheet what each number comes from', async ({ page }) => {
	const player = await openDeal(page, 'keys');
	await player.play({ do: 'start', field: 'S1' });
	await button(page, 'Advice').click();
	await expect(page.getByRole('listitem').filter({ hasText: 'Starting module under A' })).toBeVisible();
	await button(page, 'What would you do?').click();
	await expect(page.getByText('A player who looks ahead would choose this.')).toBeVisible({
		timeout: 30_000
	});
	await button(page, 'Points').click();
	await expect(
		page.getByRole('row', { name: /^Crystals and figures \(3 \+ 3 figures\) ÷ 3 2$/ })
	).toBeVisible();
	await expectNoViolations(page);
});

test('nothing is too small, too wide or without a name', async ({ page }) => {
	test.slow();
	await page.goto('/recall/');
	await expect(button(page, 'Start')).toBeVisible();
	await expectAccessible(page);
	const player = await openDeal(page, 'keys', 'u-lesson');
	await expectAccessible(page);
	await player.play({ do: 'start', field: 'S1' });
	await player.choose((action) => action.do === 'draft');
	await button(page, 'Map').click();
	await expectAccessible(page);
	for (const view of ['Console', 'Tracks', 'Cards', 'Points']) {
		await button(page, view).click();
		await expectNoViolations(page);
	}
});

for (const [language, play, ask] of [
	['de', 'Diese Partie spielen', 'Wähle dein Startfeld'],
	['fr', 'Jouer cette partie', 'Choisissez votre case de départ']
] as const)
	test(`opens in ${language}`, async ({ page }) => {
		await page.goto(`/${language}/recall/?deal=${DEAL}`);
		await button(page, play).click();
		await expect(note(page)).toContainText(ask);
		await field(page, 'S1').click();
		await page.locator('.actions .primary').click();
		for (const key of ['1', '2', '3', '4', '5']) {
			await page.keyboard.press(key);
			await expectAccessible(page);
		}
	});

test.describe('without a network', () => {
	test.use({ serviceWorkers: 'allow' });

	test('a game begins and goes on', async ({ page, context }) => {
		await page.goto('/settings/');
		await expect(page.getByText('Ready offline')).toBeVisible({ timeout: 30_000 });
		await context.setOffline(true);
		const player = await openDeal(page, 'keys');
		await player.play({ do: 'start', field: 'S1' });
		await player.play({ do: 'insert', module: 'W', slot: 'A' });
		await page.reload();
		await button(page, /^Continue the open game/).click();
		await expect(note(page)).toContainText('Use module and box');
		await context.setOffline(false);
	});
});

test('in two tabs: each follows the other, no action is lost', async ({ page, context }) => {
	const player = await openDeal(page, 'keys');
	await player.play({ do: 'start', field: 'S1' });
	const other = await context.newPage();
	await other.goto('/recall/');
	await button(other, /Continue the open game/).click();
	await new RecallPlayer(other, 'keys', player.state).play({ do: 'insert', module: 'W', slot: 'A' });
	const ahead = await note(other).textContent();
	await expect(note(page)).toHaveText(ahead ?? '');
	await page.reload();
	await button(page, /Continue the open game/).click();
	await expect(note(page)).toHaveText(ahead ?? '');
});
