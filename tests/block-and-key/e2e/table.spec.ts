// Block and Key for two to four players in the built site: whole games by touch and by keys through names alone, in step with what the
// device keeps; handed on, killed and taken up again.
import type { Page } from '@playwright/test';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { blockAndKey } from '../../../web/games/block-and-key/game.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { blockAndKeyBots } from '../../../web/games/block-and-key/bots.ts';
import type { Setup } from '../../../web/games/block-and-key/setups.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { Timeline, type Line } from '../../../web/games/timeline.ts';
import words from '../../../web/lib/games/block-and-key/text/en.ts';
import type { GameRecord } from '../../../web/lib/progress/games.ts';
import play from '../../../web/lib/text/en/play.ts';
import { expectNoSidewaysScrolling, expectNoViolations } from '../../e2e/accessible.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { gamesIn } from '../../e2e/game-rows.ts';
import { engine, Player, type How } from './run-player.ts';

// The flat board says and does the same, and a machine without a graphics card draws it at once.
test.beforeEach(({ page }) =>
	page.addInitScript(() => localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' })))
);
test.use({ hasTouch: true, reducedMotion: 'reduce' });
test.setTimeout(300_000);
test.use({ actionTimeout: 15_000 });

const game = blockAndKey(engine, deck);
const { policies } = blockAndKeyBots(engine, deck);
const button = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, exact: typeof name === 'string' });

/** The open game as the device keeps it; the latest one where none is open. */
async function kept(page: Page): Promise<GameRecord> {
	const games = await gamesIn(page, 'block-and-key');
	const record = games.find(({ endedAt }) => endedAt === null) ?? games.at(-1);
	if (!record) throw new Error('no game');
	return record;
}

const stateOf = (record: GameRecord) => Timeline.open(game, record as unknown as Line<Setup>).state;

/** Whoever sits there and is to decide now. */
async function myTurn(page: Page): Promise<{ record: GameRecord; state: GameState }> {
	for (let known = -1; ; await page.waitForTimeout(100)) {
		const record = await kept(page);
		if (record.actions.length === known) continue;
		known = record.actions.length;
		const state = stateOf(record);
		const active = game.active(state);
		if (active === null || ['me', 'guest'].includes(record.seats[active] ?? '')) return { record, state };
	}
}

/** Takes the device if it is handed on, decides, does it in the page, and waits until it is kept; false at the end. */
async function step(page: Page, player: Player): Promise<boolean> {
	const { record, state } = await myTurn(page);
	if (state.step.kind === 'end') return false;
	const take = button(page, play.takePhone(state.active + 1));
	const persons = record.seats.filter((seat) => ['me', 'guest'].includes(seat)).length;
	if (persons > 1) {
		await expect(take.or(page.getByRole('group', { name: words.run.hand.title }))).toBeVisible();
		if (await take.isVisible()) await (player.how === 'touch' ? take.tap() : take.press('Enter'));
	}
	await expect(page.getByRole('group', { name: words.run.hand.title })).toBeVisible();
	player.state = state;
	const action = policies['fair']?.()(
		known(deck, state),
		[],
		randomFrom(`${record.actions.length}`)
	) as Action;
	await (player.how === 'touch' ? player.touch(action) : player.press(action));
	await expect.poll(async () => (await kept(page)).actions.length).toBeGreaterThan(record.actions.length);
	return true;
}

async function begin(page: Page, kinds: readonly string[]): Promise<void> {
	await page.goto('/block-and-key/');
	// Tapped before the page is in use, it is pressed a moment later.
	await expect(async () => {
		await button(page, words.playersIs(kinds.length)).click();
		await expect(page.getByRole('group', { name: new RegExp(`^Player ${kinds.length},`) })).not.toHaveCount(
			0,
			{
				timeout: 1000
			}
		);
	}).toPass();
	for (const [k, kind] of kinds.entries())
		await page
			.getByRole('group', { name: new RegExp(`^Player ${k + 1},`) })
			.last()
			.getByRole('button', { name: kind, exact: true })
			.click();
	await button(page, words.start).click();
}

function playerOf(page: Page, how: How): Player {
	const player = new Player(page, 'table', how);
	player.several = true;
	return player;
}

test('two persons at one device play a whole game by touch', async ({ page }) => {
	await begin(page, ['Person', 'Person']);
	await expect(page.getByRole('alert')).toContainText(play.handOver(1));
	await expect(page.getByText('Enigma')).toHaveCount(0);
	await expectNoViolations(page);
	const player = playerOf(page, 'touch');
	await button(page, play.takePhone(1)).tap();
	await expectNoViolations(page);
	await button(page, /^white towards you/).tap();
	await expect(page.getByRole('alert')).toContainText(play.handOver(2));
	await expect(page.getByRole('alert')).toContainText('turned the Core Cube');
	for (let n = 0; await step(page, player); n++)
		if (n === 12) {
			await expectNoViolations(page);
			await expectNoSidewaysScrolling(page, 'at the table');
		}
	const record = await kept(page);
	expect(record.seats).toEqual(['me', 'guest']);
	const result = page.getByRole('region', { name: words.score });
	for (const points of record.scores ?? []) await expect(result).toContainText(words.points(points));
	await expectNoViolations(page);
});

test('a person and two computers by keys, killed in every kind of step', async ({ page, context }) => {
	await begin(page, ['Person', 'Easy', 'Strong']);
	await button(page, /^white towards you/).press('Enter');
	let tab = page;
	let goesOn = true;
	const killed = new Set<string>();
	while (goesOn) {
		const { record, state } = await myTurn(tab);
		if (state.step.kind !== 'end' && !killed.has(state.step.kind)) {
			killed.add(state.step.kind);
			await tab.close();
			tab = await context.newPage();
			await tab.addInitScript(() =>
				localStorage.setItem('keystone.settings', JSON.stringify({ board: '2d' }))
			);
			await tab.goto('/block-and-key/');
			await button(tab, /^Continue/).press('Enter');
			expect((await kept(tab)).actions).toEqual(record.actions);
		}
		goesOn = await step(tab, playerOf(tab, 'keys'));
	}
	expect([...killed].sort()).toEqual(expect.arrayContaining(['act', 'claim', 'draw', 'line']));
	const record = await kept(tab);
	expect(record.seats).toEqual(['me', 'easy', 'strong']);
	await expect(tab.getByRole('region', { name: words.score })).toBeVisible();
});

test('looks from another chair, at the moves, and at the table as it was', async ({ page }) => {
	await begin(page, ['Person', 'Fair', 'Easy', 'Strong']);
	await button(page, /^white towards you/).tap();
	const player = playerOf(page, 'touch');
	for (let n = 0; n < 8; n++) await step(page, player);
	await myTurn(page);
	const other = button(page, /^Computer 2, west/);
	await other.tap();
	await expect(page.getByRole('region', { name: words.chair('Computer 2') })).toBeVisible();
	await expect(page.getByRole('group', { name: words.run.hand.title })).toHaveCount(0);
	await expectNoViolations(page);
	await button(page, words.ownChair).tap();
	await button(page, words.moves).tap();
	const moves = page.getByRole('region', { name: words.moves });
	await expect(moves).toContainText('Computer 4: ');
	await expectNoViolations(page);
	await moves
		.getByRole('button', { name: /Computer 3: / })
		.last()
		.tap();
	await expect(page.getByRole('status').first()).toContainText(words.asItWas);
	await button(page, words.now).tap();
	await expect(page.getByRole('group', { name: words.run.hand.title })).toBeVisible();
	await expectNoSidewaysScrolling(page, 'with three others');
});

test('starting another game hides none', async ({ page }) => {
	for (const kinds of [
		['Person', 'Easy'],
		['Person', 'Easy', 'Easy']
	]) {
		await begin(page, kinds);
		await button(page, /^green towards you/).tap();
		await expect.poll(async () => (await gamesIn(page, 'block-and-key')).length).toBe(kinds.length - 1);
	}
	await page.goto('/block-and-key/');
	await expect(button(page, /^Continue: 2 players/)).toBeVisible();
	await expect(button(page, /^Continue: 3 players/)).toBeVisible();
});
