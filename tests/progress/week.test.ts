// The week as an arch: which day has which stone, and where it lies.
import { describe, expect, it } from 'vitest';
import { STONES_OF_ARCH } from '../../web/lib/charts/arch.ts';
import { stonesSet, weekOf } from '../../web/lib/progress/week.ts';
import { noon, sitting } from '../e2e/seed.ts';

const clock = (today: string) => ({ now: noon(today), today, zone: 0, trustedOn: '2026-01-01' });
/** Thursday. */
const TODAY = '2026-11-19';
const statesOf = (solved: readonly string[], date = TODAY) =>
	weekOf(
		date,
		solved.map((day) => sitting({ date: day, level: 'star' })),
		clock(TODAY)
	).map(({ state }) => state);

describe('the days of a week', () => {
	it('go from Monday to Sunday, whichever day is asked for', () => {
		for (const date of ['2026-11-16', TODAY, '2026-11-22'])
			expect(weekOf(date, [], clock(TODAY)).map((day) => day.date)).toEqual(
				[16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`)
			);
	});

	it('are not missed by somebody who has not been here before', () => {
		const coming = ['open', 'ahead', 'ahead', 'ahead'];
		expect(statesOf([])).toEqual(['before', 'before', 'before', ...coming]);
		expect(statesOf(['2026-11-18'])).toEqual(['before', 'before', 'solved', ...coming]);
		expect(statesOf(['2026-11-18'], '2026-11-11')).toEqual(Array(7).fill('before'));
	});

	it('are missed after the first one, and counted when solved', () => {
		const states = statesOf(['2026-11-16', '2026-11-18', TODAY]);
		expect(states).toEqual(['solved', 'missed', 'solved', 'solved', 'ahead', 'ahead', 'ahead']);
		const week = weekOf(TODAY, [sitting({ date: TODAY, level: 'moon', hints: 4 })], clock(TODAY));
		expect(stonesSet(week)).toBe(1);
	});
});

it('the arch rises from both feet, Sunday on top', () => {
	const byDay = [...STONES_OF_ARCH].sort((a, b) => a.weekday - b.weekday);
	expect(byDay.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
	for (const [k, { x, y }] of byDay.entries()) {
		// Monday and Tuesday are the feet, then always a pair.
		const pair = byDay[k % 2 === 0 ? k + 1 : k - 1];
		if (pair) expect([pair.x, pair.y]).toEqual([expect.closeTo(-x), expect.closeTo(y)]);
		const below = byDay[k - 2];
		if (below) expect(y).toBeLessThan(below.y);
	}
});
