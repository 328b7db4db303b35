// The theme that the puzzles of a day have in common, from a cycle of two weeks that every two weeks begins a day later. What few answers
// are like comes once in it.
import type { DailyTheme } from './table.ts';
import { dayNumber, WEEKDAYS, weekdayOf } from './dates.ts';

export const THEME_CYCLE: readonly DailyTheme[] = [
	...(['core-face', 'stack', 'corner-only', 'turned-key', 'far-colours', 'bridge', 'turned-key'] as const),
	...([
		'corner-only',
		'stack',
		'far-colours',
		'core-face',
		'tucked-behind',
		'turned-key',
		'corner-only'
	] as const)
];
/** Early in the week nothing of a Star is hidden: what is tucked behind then changes its day with the one half a week on. */
const OPEN_DAYS = 3;
const HALF_WEEK = 3;

export function dayTheme(date: string): DailyTheme {
	const day = dayNumber(date);
	const weekday = weekdayOf(day);
	const week = Math.floor((day - weekday) / WEEKDAYS);
	const fortnight = Math.floor(week / 2);
	const cycle = THEME_CYCLE.map((_, at) => THEME_CYCLE[(at + fortnight) % THEME_CYCLE.length] as DailyTheme);
	const tucked = cycle.indexOf('tucked-behind');
	if (tucked % WEEKDAYS < OPEN_DAYS) {
		cycle[tucked] = cycle[tucked + HALF_WEEK] as DailyTheme;
		cycle[tucked + HALF_WEEK] = 'tucked-behind';
	}
	return cycle[WEEKDAYS * (week % 2) + weekday] as DailyTheme;
}
