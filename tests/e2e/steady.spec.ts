// Nothing jumps while a page comes, for whoever has played before: what is on its way finds its room.
import { expect, test } from './fixtures.ts';
import { runOf } from '../block-and-key/e2e/runs.ts';
import { daysInARow, practised, recordsOf, seed } from './seed.ts';
import { openStill } from './still.ts';

const PAGES = [
	'/',
	'/daily/',
	'/ancients/',
	'/learn/',
	'/you/',
	'/archive/',
	'/day/',
	'/practice/tricky/',
	'/editor/',
	'/rules/rule/?id=B-PLACE-2',
	'/learn/lesson/?l=block-and-key.your-view'
];
/** As the web's own measure has it: the part of the screen that moves, times how far. The letters of a font may move a little. */
const MOST = 0.02;

for (const [width, height] of [
	[360, 740],
	[1280, 800]
] as const)
	test(`nothing jumps at ${width} pixels`, async ({ page }) => {
		test.slow();
		await page.setViewportSize({ width, height });
		const runs = await Promise.all([
			runOf({ ago: 1 }),
			runOf({ ago: 0, left: 30 }),
			runOf({ ago: 2, left: 20 })
		]);
		await seed(page, recordsOf(daysInARow(3), { runs, practice: practised(2) }));
		await page.addInitScript(() => {
			const moved: string[] = [];
			Reflect.set(window, 'moved', moved);
			Reflect.set(window, 'shift', 0);
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) {
					const { value, sources } = entry as PerformanceEntry & {
						value: number;
						sources: readonly { node?: Element | null }[];
					};
					Reflect.set(window, 'shift', (Reflect.get(window, 'shift') as number) + value);
					moved.push(...sources.map(({ node }) => `${node?.nodeName}.${node?.className}`));
				}
			}).observe({ type: 'layout-shift', buffered: true });
		});
		for (const path of PAGES) {
			await openStill(page, path);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			const { shift, moved } = await page.evaluate(() => ({
				shift: Reflect.get(window, 'shift') as number,
				moved: Reflect.get(window, 'moved') as string[]
			}));
			expect(shift, `${path}: ${moved.join(', ')}`).toBeLessThan(MOST);
		}
	});
