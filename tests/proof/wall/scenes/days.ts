// The end of a day, what is shared of it, and home when all is solved.
import { addDays } from '../../../../web/lib/progress/civil.ts';
import { TODAY } from '../../../e2e/seed.ts';
import type { Scene } from '../stage.ts';

export const days = (): readonly Scene[] => [
	{
		name: 'day',
		seeded: 'solved',
		async play(stage) {
			const { page } = stage;
			await stage.go('day/');
			await page.locator('.layers .board').nth(2).waitFor();
			await stage.shoot('solved');
			await page.locator('.actions .primary').click();
			await page.locator('dialog canvas').waitFor();
			await page.locator('dialog button:disabled').waitFor({ state: 'detached' });
			await stage.shoot('share');
		}
	},
	{
		name: 'day',
		seeded: 'progress',
		async play(stage) {
			await stage.go(`day/?d=${addDays(TODAY, -2)}`);
			await stage.page.locator('.layers section').first().waitFor();
			await stage.shoot('begun');
		}
	},
	{
		name: 'home',
		seeded: 'solved',
		async play(stage) {
			await stage.go('');
			await stage.shoot('solved');
		}
	}
];
