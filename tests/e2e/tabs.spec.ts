// Every game open in two tabs: each follows the other, and where both have acted without knowing of each other nothing is lost.
import type { BrowserContext, Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { ancients } from '../../web/games/block-and-key/game.ts';
import type { Action as BlockAction, GameState as BlockState } from '../../web/games/block-and-key/state.ts';
import type { AnyGame, Json } from '../../web/games/game.ts';
import { pyramides } from '../../web/games/pyramides/game.ts';
import type { Action as PyramidesAction, GameState } from '../../web/games/pyramides/state.ts';
import type { Action as RecallAction } from '../../web/games/recall/action.ts';
import { recall } from '../../web/games/recall/game.ts';
import type { State as RecallState } from '../../web/games/recall/state.ts';
import { temple } from '../../web/games/temple/game.ts';
import { BEGINNER_DECKS } from '../../web/games/temple/setup.ts';
import type { Action as TempleAction, State as TempleState } from '../../web/games/temple/state.ts';
import { Timeline } from '../../web/games/timeline.ts';
import { gameKey } from '../../web/lib/progress/games.ts';
import text from '../../web/lib/text/en/play.ts';
import { engine, Player } from '../block-and-key/e2e/run-player.ts';
import { PyramidesHand } from '../pyramides/e2e/pyramides-acting.ts';
import { RecallPlayer } from '../recall/e2e/recall-player.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { gameRow, gamesIn } from './game-rows.ts';
import { wordsOf } from './killing.ts';
import { actTemple } from './lesson-player.ts';
import { recordsOf, seed } from './seed.ts';

test.setTimeout(90_000);
test.use({ reducedMotion: 'reduce' });
// The coach of runs would hold actions back. Pages that are still empty have no storage.
test.beforeEach(({ page }) =>
	page.context().addInitScript(() => {
		if (origin !== 'null') localStorage.setItem('keystone.settings', '{"board":"2d","coach":"off"}');
	})
);

interface Played {
	readonly game: AnyGame;
	readonly setup: Json;
	/** Does it in the page by keys. */
	act(page: Page, state: unknown, action: unknown): Promise<void>;
	/** To the game that is saved. */
	open(page: Page): Promise<void>;
	/** What is the same in two tabs that are in step. */
	shown(page: Page): Promise<string>;
	/** After a reload: the original is offered, and the copy is opened as one. */
	openCopy(page: Page, original: string, copy: string): Promise<void>;
}

const status = (page: Page) => wordsOf(page, '[role="status"]');
const goOn = (page: Page) => page.getByRole('button', { name: /^Go on with/ });

/** Games of which a page of their own lists what is open. */
const listed = (id: string): Pick<Played, 'open' | 'shown' | 'openCopy'> => ({
	async open(page) {
		await page.goto(`/${id}/`);
		await goOn(page).first().click();
	},
	shown: status,
	async openCopy(page) {
		await expect(goOn(page)).toHaveCount(2);
		await goOn(page)
			.filter({ hasText: new RegExp(`, ${text.copy}$`) })
			.click();
	}
});

const GAMES: readonly Played[] = [
	{
		game: temple,
		setup: { players: 2, decks: BEGINNER_DECKS },
		...listed('temple'),
		act: (page, state, action) => actTemple(page, state as TempleState, action as TempleAction)
	},
	{
		game: pyramides,
		setup: { players: 1, task: 1 },
		...listed('pyramides'),
		act: (page, state, action) =>
			new PyramidesHand(page, 'keys').act(state as GameState, action as PyramidesAction)
	},
	{
		game: recall,
		setup: { players: 1, firstGame: true, deal: true },
		...listed('recall'),
		act: (page, state, action) =>
			new RecallPlayer(page, 'keys', state as RecallState).play(action as RecallAction)
	},
	{
		game: ancients(engine, deck),
		setup: { players: 1 },
		async act(page, state, action) {
			const player = new Player(page, '', 'keys');
			player.state = state as BlockState;
			await player.press(action as BlockAction);
		},
		async open(page) {
			await page.goto(`/ancients/play/?run=${encodeURIComponent(gameKey('ancients', 1000))}`);
			await expect(page.getByRole('heading', { name: /^(Set-up|Turn)/ })).toBeVisible();
		},
		// Only the tab that follows says so.
		shown: async (page) =>
			(await page.locator('main').ariaSnapshot()).replace(/^( *)- paragraph:.*\n(?:\1 .*\n)*/gm, ''),
		async openCopy(page, original, copy) {
			await expect(page).toHaveURL(`/ancients/play/?run=${encodeURIComponent(copy)}`);
			await page.goto('/ancients/');
			for (const key of [original, copy])
				await expect(page.locator(`a[href$="run=${encodeURIComponent(key)}"]`).first()).toBeVisible();
			await page
				.locator(`a[href$="run=${encodeURIComponent(copy)}"]`)
				.first()
				.click();
			await expect(page.getByText('practice', { exact: true })).toBeVisible();
		}
	}
];

const question = (page: Page) => page.getByRole('alert').filter({ hasText: text.superseded });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Messages between tabs are lost. */
const deaf = (context: BrowserContext) =>
	context.addInitScript(() => {
		BroadcastChannel.prototype.postMessage = () => undefined;
	});

/** A deal in which the person in the first seat begins. */
function dealFor(game: AnyGame, setup: Json): { setup: Json; seed: string } {
	for (let k = 0; ; k++)
		if (game.active(game.begin(setup, `tabs${k}`)) === 0) return { setup, seed: `tabs${k}` };
}

for (const { game, setup, act, open, shown, openCopy } of GAMES) {
	const line = dealFor(game, setup);
	const start = Timeline.open(game, { ...line, actions: [] });
	/** Two different beginnings of the same kind. */
	const options = game.options(start.state) as readonly { readonly do: string }[];
	const [one] = options;
	const other = options.findLast((action) => action.do === one?.do);
	const [oneWord, otherWord] = [one, other].map((action) => game.makeAction(action)) as [string, string];

	async function openTab(context: BrowserContext): Promise<Page> {
		const page = await context.newPage();
		await open(page);
		await expect(page.getByRole('status').first()).toBeVisible();
		return page;
	}

	async function twoTabs(context: BrowserContext, page: Page): Promise<[Page, Page]> {
		await seed(page, recordsOf([], { games: [gameRow(game.id, 1000, line)] }));
		return [await openTab(context), await openTab(context)];
	}

	const lines = async (page: Page) => (await gamesIn(page, game.id)).map(({ actions }) => actions);

	test.describe(game.id, () => {
		test('each tab follows the other, also when the message was lost', async ({ page, context }) => {
			expect(oneWord).not.toBe(otherWord);
			const [first, second] = await twoTabs(context, page);
			await act(first, start.state, one);
			await expect.poll(() => lines(first)).not.toEqual([[]]);
			await expect.poll(async () => (await shown(first)) === (await shown(second))).toBe(true);

			// The next action in the other tab, where a message does not get through.
			await second.evaluate(() => {
				BroadcastChannel.prototype.postMessage = () => undefined;
			});
			const current = async () => {
				const [actions = []] = await lines(second);
				return Timeline.open(game, { ...line, actions });
			};
			await expect.poll(async () => game.active((await current()).state)).toBe(0);
			const now = await current();
			const before = await shown(first);
			const next = game.options(now.state)[0];
			await act(second, now.state, next);
			await expect
				.poll(async () => (await current()).line.actions[now.line.actions.length])
				.toBe(game.makeAction(next));
			expect(await shown(first)).toBe(before);
			await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
			await expect.poll(async () => (await shown(first)) === (await shown(second))).toBe(true);
			await expect(question(first)).toBeHidden();
			await expect(question(second)).toBeHidden();
		});

		for (const choice of ['adopt', 'keepCopy'] as const)
			test(`both have acted: ${text[choice]}`, async ({ page, context }) => {
				await deaf(context);
				const [first, second] = await twoTabs(context, page);
				await act(first, start.state, one);
				await expect.poll(() => lines(first)).not.toEqual([[]]);
				await act(second, start.state, other);
				await expect(question(second)).toBeVisible();
				await expect(question(second)).toBeFocused();
				await expect(question(second)).toContainText(text.supersededText);
				await expectAccessible(second);
				expect((await lines(second)).map(([begun]) => begun)).toEqual([oneWord]);

				await button(second, text[choice]).press('Enter');
				await expect(question(second)).toBeHidden();
				if (choice === 'adopt') {
					await expect.poll(async () => (await shown(first)) === (await shown(second))).toBe(true);
					expect((await lines(second)).map(([begun]) => begun)).toEqual([oneWord]);
					return;
				}
				await expect.poll(async () => (await lines(second)).length).toBe(2);
				const games = await gamesIn(second, game.id);
				const original = games.find(({ copyOf }) => copyOf === undefined);
				const copy = games.find(({ copyOf }) => copyOf !== undefined);
				expect(original?.actions[0]).toBe(oneWord);
				expect(copy?.actions[0]).toBe(otherWord);
				// Both are there after a reload, and the copy says that it is one.
				await second.reload();
				await openCopy(second, original?.key ?? '', copy?.key ?? '');
				await expect(second.getByRole('status').first()).toBeVisible();
				await expect(question(second)).toBeHidden();
			});

		test('a tab that is closed before its question is answered keeps a copy', async ({ page, context }) => {
			await deaf(context);
			const [first, second] = await twoTabs(context, page);
			await act(first, start.state, one);
			await expect.poll(() => lines(first)).not.toEqual([[]]);
			await act(second, start.state, other);
			await expect(question(second)).toBeVisible();
			await second.goto('/you/');
			await expect
				.poll(async () => (await lines(second)).map(([begun]) => begun).sort())
				.toEqual([oneWord, otherWord].sort());
		});

		test('both act at the same moment: what is done is stored, in the game or in a copy', async ({
			page,
			context
		}) => {
			const tabs = await twoTabs(context, page);
			// A tab that follows before its own press has nothing to press any more.
			const acted = (tab: Page, action: unknown) =>
				Promise.race([act(tab, start.state, action).catch(() => undefined), tab.waitForTimeout(4000)]);
			await Promise.all([acted(tabs[0], one), acted(tabs[1], other)]);
			// If both have acted, one of them asks.
			await expect
				.poll(async () => {
					const asked = await Promise.all(tabs.map((tab) => question(tab).isVisible()));
					const [a, b] = await Promise.all(tabs.map(shown));
					return asked.includes(true) || a === b;
				})
				.toBe(true);
			for (const tab of tabs)
				if (await question(tab).isVisible()) await button(tab, text.keepCopy).press('Enter');
			const begun = (await lines(tabs[0])).map(([first]) => first);
			expect(begun.length).toBeGreaterThan(0);
			expect([oneWord, otherWord]).toEqual(expect.arrayContaining(begun));
			expect(new Set(begun).size).toBe(begun.length);
			for (const tab of tabs) await expect(question(tab)).toBeHidden();
		});
	});
}

test('a game of two persons: the board is covered until the other has the device', async ({ page }) => {
	const line = dealFor(temple, { players: 2, decks: BEGINNER_DECKS });
	const row = gameRow('temple', 1000, line, { seats: ['me', 'guest'] });
	await seed(page, recordsOf([], { games: [row] }));
	await page.goto('/temple/');
	await goOn(page).click();
	await expect(page.getByRole('alert')).toContainText(text.handOver(1));
	await expect(page.locator('.temple')).toBeHidden();
	await expectAccessible(page);
	await button(page, text.takePhone(1)).press('Enter');
	await expect(page.locator('.temple')).toBeVisible();
});
