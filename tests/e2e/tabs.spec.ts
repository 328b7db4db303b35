// Every game open in two tabs: each follows the other, and where both have acted without knowing of each other nothing is lost.
import type { BrowserContext, Page } from '@playwright/test';
import type { AnyGame, Json } from '../../web/games/game.ts';
import { Timeline } from '../../web/games/timeline.ts';
import text from '../../web/lib/text/en/play.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { gameRow, gamesIn } from './game-rows.ts';
import { gamesInPages, type TwoTabs } from './games.ts';
import { wordsOf } from './killing.ts';
import { recordsOf, seed } from './seed.ts';

test.setTimeout(90_000);
test.use({ reducedMotion: 'reduce' });
// The coach of runs would hold actions back. Pages that are still empty have no storage.
test.beforeEach(({ page }) =>
	page.context().addInitScript(() => {
		if (origin !== 'null') localStorage.setItem('keystone.settings', '{"board":"2d","coach":"off"}');
	})
);

const status = (page: Page) => wordsOf(page, '[role="status"]');
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue the open/ });

/** Games of which a page of their own lists what is open. */
const listed = (id: string): Omit<TwoTabs, 'game' | 'setup' | 'act'> => ({
	async open(page) {
		await page.goto(`/${id}/`);
		await goOn(page).first().click();
	},
	shown: status,
	async openCopy(page) {
		await expect(goOn(page)).toHaveCount(2);
		await goOn(page)
			.filter({ hasText: new RegExp(`, ${text.copy}\\s*$`) })
			.click();
	}
});

const GAMES = [...(await gamesInPages()).values()].flatMap(({ inTabs }): TwoTabs[] =>
	inTabs ? [{ ...listed(inTabs.game.id), ...inTabs }] : []
);

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
