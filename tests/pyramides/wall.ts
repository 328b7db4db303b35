// Terra Pyramides on the picture wall: in the middle of a game with every part of the table, and games for the device.
import { pyramides } from '../../web/games/pyramides/game.ts';
import { play } from '../../web/games/pyramides/play.ts';
import { lookahead } from '../../web/games/pyramides/policies/lookahead.ts';
import { goOn, type OnWall } from '../proof/wall/games.ts';

export const wall: OnWall = {
	played() {
		const setup = { players: 1, task: 1 } as const;
		const { actions } = play(setup, 'wall', () => lookahead);
		const whole = { setup, seed: 'wall', actions: actions.map((action) => pyramides.makeAction(action)) };
		return { midway: { ...whole, actions: whole.actions.slice(0, Math.floor(actions.length * 0.6)) }, whole };
	},
	scenes: [
		{
			name: 'pyramides',
			seeded: 'progress',
			async play(stage) {
				const { page } = stage;
				await stage.go('pyramides/');
				await stage.shoot('begin-open');
				await goOn(stage, 'pyramides');
				const tabs = page.locator('.panels .tabs button');
				for (let k = 0; k < (await tabs.count()); k++) {
					await tabs.nth(k).click();
					await stage.shoot(`part-${k + 1}`);
				}
				await tabs.first().click();
				await page.locator('.actions button').nth(1).click();
				await stage.shoot('hint');
				await page.locator('header button').first().click();
				await stage.shoot('larger');
			}
		},
		{
			name: 'pyramides',
			async play(stage) {
				await stage.go('pyramides/?deal=3so-wall');
				await stage.shoot('deal');
				await stage.page.locator('main button.primary').first().click();
				await stage.page.locator('td button').nth(43).press('Enter');
				await stage.shoot('square');
			}
		}
	]
};
