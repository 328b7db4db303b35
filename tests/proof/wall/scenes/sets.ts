// Sets of puzzles: the list, one of the own, one that was sent, where a puzzle goes, the sheet of paper.
import { TODAY } from '../../../e2e/seed.ts';
import { SET, SET_KEY } from '../seeded.ts';
import type { Scene, Stage } from '../stage.ts';

async function openOwn(stage: Stage): Promise<void> {
	await stage.go(`sets/?k=${SET_KEY}`);
	await stage.page.locator('main ol li').first().waitFor();
}

export const sets = (): readonly Scene[] => [
	{
		name: 'sets',
		seeded: 'solved',
		async play(stage) {
			const { page } = stage;
			await stage.go('sets/');
			await page.locator('main ul li').first().waitFor();
			await stage.shoot('list');
			await openOwn(stage);
			await page.locator('main ol li').nth(1).locator('.acts button').last().click();
			await page.locator('.said button').waitFor();
			await stage.shoot('own');
			await page.locator('section button[aria-expanded]').click();
			await page.locator('section svg[role="img"]').waitFor();
			await stage.shoot('code');
			await stage.go(`sets/?add=${TODAY}-moon`);
			await page.locator('.choices button').first().waitFor();
			await stage.shoot('add');
		}
	},
	{
		name: 'sets',
		async play(stage) {
			await stage.go(`sets/?s=${SET}&n=${encodeURIComponent('Für die Bahn')}`);
			await stage.page.locator('main ol li').first().waitFor();
			await stage.shoot('given');
			await stage.go(`sets/?s=${SET.slice(0, 60)}&n=x`);
			await stage.shoot('cut');
		}
	},
	{
		name: 'sets',
		seeded: 'solved',
		widths: [768],
		async play(stage) {
			const { page } = stage;
			await page.addInitScript(() => {
				globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
			});
			await openOwn(stage);
			await page.locator('main section .ways button').last().click();
			await page.locator('[data-printed]').waitFor({ timeout: 60_000 });
			await page.emulateMedia({ media: 'print' });
			await stage.shoot('printed');
		}
	}
];
