// Civil dates as text ('2026-01-01') and as day numbers, by arithmetic alone: no clock, no time zone.

/** Monday is 0. */
export const WEEKDAYS = 7;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01; throws for anything that is not a date of the calendar. */
export function dayNumber(date: string): number {
	const [, year, month, day] = (DATE.exec(date) ?? []).map(Number);
	if (year === undefined || month === undefined || day === undefined)
		throw new RangeError(`no date: ${date}`);
	const number = daysBefore(year, month) + day - 1;
	if (month < 1 || month > 12 || dateOf(number) !== date) throw new RangeError(`no date: ${date}`);
	return number;
}

export function dateOf(number: number): string {
	let year = 1970 + Math.floor(number / 366);
	while (daysBefore(year + 1, 1) <= number) year++;
	let month = 12;
	while (daysBefore(year, month) > number) month--;
	const two = (value: number) => String(value).padStart(2, '0');
	return `${String(year).padStart(4, '0')}-${two(month)}-${two(number - daysBefore(year, month) + 1)}`;
}

/** 0 for Monday to 6 for Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(number: number): number {
	return (((number + 3) % WEEKDAYS) + WEEKDAYS) % WEEKDAYS;
}

/** Days from 1970-01-01 to the first of a month. Counted in years that begin in March, so a leap day comes last. */
function daysBefore(year: number, month: number): number {
	const y = month > 2 ? year : year - 1;
	const monthsFromMarch = (month + 9) % 12;
	const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
	return 365 * y + leapDays + Math.floor((153 * monthsFromMarch + 2) / 5) - 719_468;
}
