// What a day is about: the theme that the table was made for, and on a Sunday the two keys of its Keystone. The date alone says it.
import { dayNumber, weekdayOf, type CivilDate } from '$lib/progress/civil.ts';
import { dayTheme } from '../../../../puzzles/block-and-key/daily/day-theme.ts';
import type { DailyTheme } from '../../../../puzzles/block-and-key/daily/table.ts';

const SUNDAY = 6;

export const themeOfDay = (date: CivilDate): DailyTheme =>
	weekdayOf(dayNumber(date)) === SUNDAY ? 'two-keys' : dayTheme(date);
