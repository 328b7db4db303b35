// A game of Temple of Artefacts in a page that is killed.
import { expect, type Page } from '@playwright/test';
import { randomFrom } from '../../../web/games/rng.ts';
import { temple } from '../../../web/games/temple/game.ts';
import { simple } from '../../../web/games/temple/policies/simple.ts';
import type { Setup } from '../../../web/games/temple/setup.ts';
import { Timeline, type Line } from '../../../web/games/timeline.ts';
import words from '../../../web/lib/games/temple/text/en.ts';
import { gameRow, gamesIn } from '../../e2e/game-rows.ts';
import { untilTold, type Play } from '../../e2e/killing.ts';
import { sum, table } from '../../e2e/plays.ts';
import { recordsOf, seed } from '../../e2e/seed.ts';
import { actTemple } from './temple-acting.ts';

/** The opponent thinks long enough for a table to be read before it moves. */
export function templePlay(): Play {
	let number = 0;
	const begun = (at: number) =>
		gameRow('temple', at, { setup: { players: 2, decks: 'random' }, seed: `killed ${at}` });

	async function session(page: Page) {
		const open = (await gamesIn(page, 'temple')).find(({ endedAt }) => endedAt === null);
		return open ? Timeline.open(temple, open as unknown as Line<Setup>) : null;
	}

	const play: Play = {
		async open(page) {
			await page.goto('/temple/');
			if (!(await session(page))) {
				// A new game is kept with its first deed; ours must be known before.
				number++;
				await seed(page, recordsOf([], { games: [begun(number)] }));
				await page.goto('/temple/');
			}
			await page.getByRole('button', { name: words.goOn, exact: true }).click();
			await expect(page.locator('header')).toBeVisible();
		},
		async ready(page) {
			await expect.poll(async () => (await session(page))?.state.active ?? 0, { timeout: 30_000 }).toBe(0);
			if (!(await session(page))) await play.open(page);
		},
		async deed(page) {
			const now = await session(page);
			if (!now) throw new Error('no game');
			const { state, line: kept } = now;
			const shown = await table(page);
			const action = simple(temple.known(state, 0), randomFrom(`${kept.seed}/${kept.actions.length}`));
			await actTemple(page, state, action);
			await untilTold(page, play, shown);
		},
		kept: async (page) => sum((await gamesIn(page, 'temple')).map(({ revision }) => revision)),
		told: table
	};
	return play;
}
