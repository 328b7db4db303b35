// Temple of Artefacts, Terra Pyramides and Recall: before a game, in the middle of one with every part of the table, at its end.
import type { Scene, Stage } from '../stage.ts';

async function goOn(stage: Stage, game: string): Promise<void> {
	await stage.go(`${game}/`);
	await stage.page.locator('main button.primary').first().click();
	await stage.page.getByRole('status').first().waitFor();
}

const begin = (game: string): Scene => ({
	name: game,
	async play(stage) {
		await stage.go(`${game}/`);
		await stage.shoot('begin');
	}
});

const end = (game: string): Scene => ({
	name: game,
	seeded: 'ends',
	async play(stage) {
		await stage.go(`${game}/`);
		await stage.page.locator('main button.primary').first().click();
		await stage.page.locator('main h2').first().waitFor();
		await stage.shoot('end');
	}
});

export const games = (): readonly Scene[] => [
	...['temple', 'pyramides', 'recall'].flatMap((game) => [begin(game), end(game)]),
	{
		name: 'temple',
		seeded: 'progress',
		async play(stage) {
			const { page } = stage;
			await stage.go('temple/');
			await stage.shoot('begin-open');
			await goOn(stage, 'temple');
			await stage.shoot('play');
			await page.locator('.temple .level2, .temple button').last().press('Enter');
			await stage.shoot('card');
			for (const [k, name] of (['area', 'display', 'others'] as const).entries()) {
				await page
					.locator('.panels .tabs button')
					.nth(k + 1)
					.click();
				await stage.shoot(name);
			}
		}
	},
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
	},
	{
		name: 'recall',
		seeded: 'progress',
		async play(stage) {
			const { page } = stage;
			await stage.go('recall/');
			await stage.shoot('begin-open');
			await goOn(stage, 'recall');
			for (const [k, view] of ['map', 'console', 'tracks', 'cards', 'points'].entries()) {
				await stage.press(String(k + 1));
				await stage.shoot(view);
			}
			await stage.press('1');
			const segments = page.locator('.segments button');
			for (let k = 1; k < (await segments.count()); k++) {
				await segments.nth(k).click();
				await stage.shoot(`segment-${k + 1}`);
			}
		}
	},
	{
		name: 'recall',
		async play(stage) {
			await stage.go('recall/?deal=u-wall');
			await stage.shoot('deal');
			await stage.page.locator('main button.primary').first().click();
			await stage.page.locator('[data-field="S1"]').click();
			await stage.shoot('start');
		}
	}
];
