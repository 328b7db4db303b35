// What a day is worth, and what it is about.
import { expect, it } from 'vitest';
import { keystonesOf, resultsOf } from '../../web/lib/progress/honours.ts';
import { dayTheme } from '../../puzzles/block-and-key/daily/day-theme.ts';
import { months } from '../../puzzles/block-and-key/daily/periods.ts';
import { dailyPuzzles } from '../../puzzles/block-and-key/daily/table.ts';
import { themeOfDay } from '../../web/routes/[[lang=lang]]/day/theme.ts';
import { tableBytes } from '../block-and-key/puzzles/examples.ts';
import { sitting } from '../e2e/seed.ts';

const DATE = '2026-11-19';

it('three keystones for the first look, fewer for more tries and hints, none for the answer', () => {
	const worth = (...given: Parameters<typeof sitting>[0][]) =>
		resultsOf(given.map(sitting), DATE).map(({ keystones }) => keystones);
	const star = { date: DATE, level: 'star' } as const;
	expect(worth()).toEqual([0, 0, 0]);
	expect(worth({ ...star, solved: false, misses: 2 })).toEqual([0, 0, 0]);
	expect(worth({ ...star, date: '2026-11-18' })).toEqual([0, 0, 0]);
	expect(
		worth(star, { date: DATE, level: 'sun', misses: 1 }, { date: DATE, level: 'moon', hints: 1 })
	).toEqual([3, 2, 1]);
	expect(worth({ ...star, hints: 4 })).toEqual([0, 0, 0]);
	// Of two sittings the one of the day itself stands for it.
	const later = { ...star, openedOn: '2026-11-21' };
	expect(worth(later, { ...star, misses: 3 })).toEqual([2, 0, 0]);
	expect(
		keystonesOf(resultsOf([sitting(star), sitting({ date: DATE, level: 'moon', hints: 2 })], DATE))
	).toBe(4);
});

it('what is said of a day is true of its puzzles, on each of the ten years', () => {
	let [days, shared] = [0, 0];
	for (const [name, dates] of months()) {
		const bytes = tableBytes(name);
		for (const date of dates) {
			const theme = themeOfDay(date);
			const showing = dailyPuzzles(bytes, date).filter(({ themes }) => themes.includes(theme)).length;
			expect(showing, date).toBeGreaterThanOrEqual(theme === 'two-keys' ? 1 : 2);
			days++;
			if (theme === dayTheme(date) && showing === 3) shared++;
		}
	}
	expect(days).toBe(3652);
	// Besides the Sundays, nearly every day is of one theme.
	expect(shared / days).toBeGreaterThan(0.8);
});
