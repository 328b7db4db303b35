// What a day is worth, and what it is about.
import { expect, it } from 'vitest';
import { keystonesOf, resultsOf } from '../../web/lib/progress/honours.ts';
import { themeOfDay } from '../../web/routes/[[lang=lang]]/day/theme.ts';
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

it('a day is about the rarest theme that two of its three share', () => {
	const theme = (...themes: Parameters<typeof themeOfDay>[0][number]['themes'][]) =>
		themeOfDay(themes.map((each) => ({ themes: each })));
	expect(theme([], [], [])).toBeNull();
	expect(theme(['stack'], [], ['turned-key'])).toBe('stack');
	expect(theme(['stack', 'bridge'], ['stack'], ['turned-key'])).toBe('stack');
	expect(theme(['stack', 'bridge'], ['stack', 'bridge'], [])).toBe('bridge');
	expect(theme(['stack'], ['stack'], ['two-keys'])).toBe('two-keys');
});
