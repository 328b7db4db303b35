// The game against the Ancients: every kind of step, the coach, the report of a run, a run watched again.
import type { RunRecord } from '../../../../web/lib/progress/runs.ts';
import type { Seeds } from '../seeded.ts';
import type { Scene, Stage } from '../stage.ts';

const query = ({ key }: RunRecord) => `?run=${encodeURIComponent(key)}`;

async function resume(stage: Stage, run: RunRecord): Promise<void> {
	await stage.go(`ancients/play/${query(run)}`);
	await stage.page.getByRole('status').first().waitFor();
}

export function runs(seeds: Seeds): readonly Scene[] {
	const act = seeds.runs.get('act') as RunRecord;
	return [
		...[...seeds.runs].map(([kind, run]): Scene => ({
			name: 'run',
			seeded: 'progress',
			async play(stage) {
				await resume(stage, run);
				await stage.shoot(kind);
			}
		})),
		...(['act', 'ancients', 'end'] as const).map((kind): Scene => ({
			name: 'run-3d',
			seeded: 'progress',
			settings: { board: '3d' },
			widths: [360, 1280],
			async play(stage) {
				await resume(stage, seeds.runs.get(kind) as RunRecord);
				await stage.page.locator('[data-frames]').waitFor({ timeout: 30_000 });
				await stage.shoot(kind);
			}
		})),
		{
			name: 'run',
			seeded: 'progress',
			async play(stage) {
				const { page } = stage;
				await resume(stage, act);
				await stage.press('1');
				await stage.shoot('held');
				await stage.press(...Array<string>(8).fill('ArrowLeft'), ...Array<string>(8).fill('ArrowDown'));
				await stage.shoot('refused');
				await stage.press('Escape', 'd');
				await stage.shoot('yard');
				await stage.press('Escape');
				await page.locator('.hand button').first().click();
				await stage.shoot('key');
				await stage.press('Escape');
				await page.locator('header .menu button').first().click();
				await stage.shoot('menu');
			}
		},
		...(['warn', 'full'] as const).map((coach): Scene => ({
			name: 'coach',
			seeded: 'progress',
			settings: { coach },
			async play(stage) {
				await resume(stage, act);
				await stage.page.waitForTimeout(6000);
				await stage.shoot(coach);
			}
		})),
		{
			name: 'report',
			seeded: 'progress',
			async play(stage) {
				const { page } = stage;
				await stage.go(`ancients/report/${query(seeds.reported)}`);
				await page.locator('main details').first().waitFor({ timeout: 60_000 });
				await stage.shoot('whole');
				for (const summary of await page.locator('main summary').all()) await summary.click();
				await stage.shoot('opened');
				await page.locator('.actions a').last().click();
				await page.locator('.coach').first().waitFor();
				await stage.shoot('find');
			}
		},
		{
			name: 'watch',
			seeded: 'progress',
			async play(stage) {
				await stage.go(`ancients/watch/${query(seeds.reported)}`);
				await stage.press(...Array<string>(30).fill('ArrowRight'));
				await stage.shoot('move-30');
				await stage.go('ancients/watch/?r=bk9r-AA-a-0000000');
				await stage.shoot('bad-link');
			}
		}
	];
}
