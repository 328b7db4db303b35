// How much effort a daily asks for on which day of the week: one curve over all levels, an octave each, a seventh of an octave a day.
import { LEVELS, type Level } from '../../schema/levels.ts';
import { WEEKDAYS } from './dates.ts';

/** Monday's Star. */
const FIRST = 7;
/** How far a day may lie off the curve. */
const TOLERANCE = 0.12;

/** Star 7 to 13, Sun 14 to 25, Moon 28 to 51 (Monday is 0). */
export function effortFor(level: Level, weekday: number): number {
	return FIRST * 2 ** (LEVELS.indexOf(level) + weekday / WEEKDAYS);
}

export function isOnCurve(level: Level, weekday: number, effort: number): boolean {
	return Math.abs(effort / effortFor(level, weekday) - 1) <= TOLERANCE;
}

/** The least and the greatest effort of a level over the week. */
export function levelEfforts(level: Level): readonly [least: number, most: number] {
	return [effortFor(level, 0) * (1 - TOLERANCE), effortFor(level, WEEKDAYS - 1) * (1 + TOLERANCE)];
}
