// A puzzle from its first look to its end, flat and in 3D; practice, links, the editor.
import { FIRST } from '../../../../puzzles/block-and-key/first.ts';
import { TODAY } from '../../../e2e/seed.ts';
import { answerOf, dailyOf, type Answer } from '../../../e2e/solving.ts';
import type { Scene, Stage } from '../stage.ts';

const KEY = { spin: 'q', tip: 'w', roll: 'e' } as const;
const LINK = 'bk1z-88-33wbga-w210220310410.b211311411-S-I2g.V3a.I3w-00w01g';
const LEVELS = ['star', 'sun', 'moon'] as const;

async function open(stage: Stage, path: string): Promise<void> {
	await stage.go(path);
	await stage.page.locator('.slots button').first().waitFor();
}

/** By keys, which are the same in every language. A Block that was turned before still is. */
async function hold(stage: Stage, { block, turns, pose, square }: Answer, turned = false): Promise<void> {
	const times = (key: string, count: number) => stage.press(...Array<string>(count).fill(key));
	await stage.press(String(block + 1), ...(turned ? [] : turns.map((turn) => KEY[turn])));
	await times('ArrowLeft', 7);
	await times('ArrowDown', 7);
	await times('ArrowRight', square[0] + Math.min(...pose.map(([x]) => x)));
	await times('ArrowUp', square[1] + Math.min(...pose.map(([, y]) => y)));
}

/** Some Block where it may not be. */
async function holdWrongly(stage: Stage): Promise<void> {
	const refused = stage.page.locator('.actions .primary[aria-disabled="true"]');
	await stage.press('1');
	for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'e'])
		for (let k = 0; k < 7; k++) {
			await stage.press(key);
			if ((await refused.count()) > 0) return;
		}
}

const sitting = (board: '2d' | '3d', level: (typeof LEVELS)[number]): Scene => ({
	name: board === '2d' ? 'puzzle-flat' : 'puzzle-3d',
	// Weeks later the Star of the day is solved already.
	...(level === 'star' ? {} : { seeded: 'progress' as const }),
	settings: { board },
	async play(stage) {
		const { page } = stage;
		const answer = await answerOf(dailyOf(level, TODAY));
		await open(stage, `daily/?p=${TODAY}-${level}`);
		if (board === '3d') await page.locator('[data-frames]').waitFor({ timeout: 30_000 });
		await stage.shoot(`${level}-idle`);
		await hold(stage, answer);
		await stage.shoot(`${level}-legal`);
		await stage.press('Escape');
		await holdWrongly(stage);
		await stage.shoot(`${level}-illegal`);
		await stage.press('Escape');
		await hold(stage, answer, true);
		await stage.press('Enter');
		await page.locator('.difficulty').first().waitFor();
		await stage.shoot(`${level}-solved`);
	}
});

export const puzzles = (): readonly Scene[] => [
	...LEVELS.map((level) => sitting('2d', level)),
	sitting('3d', 'sun'),
	{
		name: 'puzzle-flat',
		async play(stage) {
			const { page } = stage;
			const puzzle = dailyOf('sun', TODAY);
			const answer = await answerOf(puzzle);
			await open(stage, `daily/?p=${TODAY}-sun`);
			// Most Blocks come out where they may be placed.
			const { length } = puzzle.supply;
			for (let k = 1; k < length; k++) {
				await stage.press(String(((answer.block + k) % length) + 1));
				if ((await page.locator('.primary[aria-disabled="false"]').count()) > 0) break;
			}
			await stage.press('Enter');
			await stage.shoot('missed');
			await stage.press('Escape');
			await page.locator('header .menu button').first().click();
			await stage.shoot('menu');
			await stage.press('Escape');
			await stage.press('?');
			await page.locator('dialog').waitFor();
			await stage.shoot('keys');
			await stage.press('Escape');
			await holdWrongly(stage);
			await page.locator('.note button, .note a').first().click();
			await page.locator('dialog').waitFor();
			await stage.shoot('why');
			await stage.press('Escape');
			await stage.press('Escape');
			await stage.press('h', 'h');
			await stage.shoot('hints-2');
			await stage.press('h', 'h');
			await stage.shoot('hints-4');
			// Where there is room for the ladder the drawer has closed by itself.
			if (await page.locator('.drawer').isVisible()) await stage.press('Escape');
			await page.locator('.actions .primary').click();
			await page.locator('.difficulty').first().waitFor();
			await page.locator('.difficulty button').click();
			await stage.shoot('tries');
		}
	},
	{
		name: 'first',
		async play(stage) {
			await open(stage, 'daily/?p=first');
			await stage.shoot('idle');
			await hold(stage, await answerOf(FIRST));
			await stage.shoot('held');
			await stage.press('Enter');
			await stage.page.locator('.difficulty').first().waitFor();
			await stage.shoot('solved');
		}
	},
	{
		name: 'practice',
		seeded: 'progress',
		async play(stage) {
			await open(stage, 'practice/');
			await stage.press('1');
			await stage.shoot('held');
			await stage.press('h', 'h', 'h', 'h', 'Escape', 'Enter');
			await stage.page.locator('.difficulty').first().waitFor();
			await stage.shoot('solved');
		}
	},
	...(['two-blocks', 'which-key', 'is-there-a-claim'] as const).map((kind): Scene => ({
		name: 'kinds',
		async play(stage) {
			const { page } = stage;
			await open(stage, 'practice/');
			await page.locator('[aria-haspopup="dialog"]').first().click();
			await page.locator('dialog select').first().selectOption(kind);
			await page.keyboard.press('Escape');
			if (kind === 'two-blocks') {
				await page.locator('.pair, .slots button').first().waitFor();
				await stage.press('1');
			} else await page.locator('.answers button').first().waitFor({ timeout: 60_000 });
			await stage.shoot(kind);
			if (kind === 'two-blocks') {
				await stage.press('Escape', 'h', 'h', 'h', 'h', 'Escape', 'Enter');
				await page.waitForTimeout(300);
				await stage.shoot(`${kind}-second`);
				return;
			}
			// Until it is answered rightly.
			const answers = page.locator('.answers button');
			for (let k = 0; k < 4 && (await answers.count()) > k; k++) await answers.nth(k).click();
			await page.locator('.answers').waitFor({ state: 'detached' });
			await stage.shoot(`${kind}-answered`);
		}
	})),
	{
		name: 'puzzle',
		async play(stage) {
			await open(stage, `puzzle/?p=${LINK}`);
			await stage.shoot('link');
			await stage.go(`puzzle/?p=${LINK.slice(0, 40)}`);
			await stage.shoot('cut');
			await stage.go('daily/?p=2026-13-40-sun');
			await stage.shoot('bad-day');
		}
	},
	{
		name: 'editor',
		async play(stage) {
			const { page } = stage;
			await stage.go('editor/');
			const step = (n: number) => page.locator('.steps button').nth(n).click();
			const shape = page.locator('.shape').nth(4);
			await shape.click();
			await stage.shoot('board');
			await page.locator('.left .place').click();
			await step(1);
			for (const n of [0, 5, 11]) await page.locator('.right table button').nth(n).click();
			await stage.shoot('supply');
			await step(2);
			for (const n of [9, 13]) await page.locator('.right .square').nth(n).click();
			await stage.shoot('key');
			await step(3);
			await page.waitForTimeout(1500);
			await stage.shoot('check');
		}
	}
];
