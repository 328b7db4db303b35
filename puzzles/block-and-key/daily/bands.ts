// Which difficulty a daily has on which day of the week: each day's band lies above that of the day before.
import type { Level } from '../../schema/levels.ts';
import { WEEKDAYS } from './dates.ts';

/** The easiest Monday. */
const MONDAY: Readonly<Record<Level, number>> = { star: 13, sun: 37, moon: 60 };
/** Grades of difficulty that a day of the week has for itself. */
const STEP = 3;

/** The least and the greatest difficulty of a level on a weekday (Monday is 0). */
export function bandOf(level: Level, weekday: number): readonly [least: number, most: number] {
	const least = MONDAY[level] + STEP * weekday;
	return [least, least + STEP - 1];
}

/** The weekday on which a puzzle of this difficulty may appear, or null. */
export function weekdayFor(level: Level, difficulty: number): number | null {
	const weekday = Math.floor((difficulty - MONDAY[level]) / STEP);
	return weekday >= 0 && weekday < WEEKDAYS ? weekday : null;
}
