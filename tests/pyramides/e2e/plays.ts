// A task of Terra Pyramides in a page that is killed.
import { expect, type Page } from '@playwright/test';
import words from '../../../web/lib/games/pyramides/text/en.ts';
import { gamesIn } from '../../e2e/game-rows.ts';
import { untilTold, type Play } from '../../e2e/killing.ts';
import { sum, table } from '../../e2e/plays.ts';

/** Tasks, as the hints say. */
export function pyramidesPlay(): Play {
	const button = (page: Page, name: string | RegExp) =>
		page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
	const play: Play = {
		async open(page) {
			await page.goto('/pyramides/');
			const open = (await gamesIn(page, 'pyramides')).some(({ endedAt }) => endedAt === null);
			if (open) await button(page, new RegExp(`^${words.goOn('')}`)).click();
			else {
				await page.goto('/pyramides/?deal=t1-killed');
				await button(page, 'Play this deal').click();
			}
			await expect(button(page, 'Hint')).toBeVisible();
		},
		async ready(page) {
			if (!(await button(page, 'Hint').isVisible())) await play.open(page);
		},
		async deed(page) {
			await button(page, 'Hint').click();
			const shown = await table(page);
			await button(page, 'Do this').click();
			await untilTold(page, play, shown);
		},
		kept: async (page) => sum((await gamesIn(page, 'pyramides')).map(({ revision }) => revision)),
		told: table
	};
	return play;
}
