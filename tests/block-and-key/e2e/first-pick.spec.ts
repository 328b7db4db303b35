// Picked up, a Block stands where it may and is seen in the 3D picture: a few dailies; `npm run proof -- first-pick` takes 200.
import { expect, test } from '../../e2e/fixtures.ts';
import { dailyOf } from '../../e2e/solving.ts';
import { faultsOf, firstPicks, prepare } from '../first-pick.ts';

test('every Block of three dailies comes to hand legally and is seen in 3D', async ({ page }) => {
	test.setTimeout(120_000);
	await page.clock.setFixedTime(new Date('2026-11-18T12:00'));
	await prepare(page);
	for (const [level, date] of [
		['star', '2026-03-09'],
		['sun', '2026-07-23'],
		['moon', '2026-11-15']
	] as const) {
		const picks = await firstPicks(page, dailyOf(level, date));
		expect(picks.length).toBeGreaterThan(1);
		expect(faultsOf(picks)).toEqual([]);
	}
});
