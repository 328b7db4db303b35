// The week of a date, Monday to Sunday, as its seven days stand. A day before somebody's first is neither missed nor to come.
import { addDays, dayNumber, weekdayOf, type CivilDate } from './civil.ts';
import type { Clock, Sitting } from './clock.ts';
import { dayStates, type DayState } from './streak.ts';

/** `ahead`: it has not come yet. `before`: nothing had been solved here by then. */
export type StoneState = Exclude<DayState, 'none'> | 'ahead' | 'before';

export interface WeekDay {
	readonly date: CivilDate;
	readonly state: StoneState;
}

export function weekOf(date: CivilDate, sittings: Iterable<Sitting>, clock: Clock): WeekDay[] {
	const monday = addDays(date, -weekdayOf(dayNumber(date)));
	return dayStates(sittings, clock, monday, addDays(monday, 6)).map((day) => ({
		date: day.date,
		state:
			day.state === 'none' ? 'before' : day.state === 'open' && day.date > clock.today ? 'ahead' : day.state
	}));
}

/** How many stones of the arch are set. */
export const stonesSet = (week: readonly WeekDay[]): number =>
	week.filter(({ state }) => state === 'solved').length;
