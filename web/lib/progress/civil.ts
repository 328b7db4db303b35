// Civil dates, 'YYYY-MM-DD', as whole day numbers: arithmetic on the calendar itself, so no clock change, time zone
// or daylight saving can shift a day. Day 0 is 1970-01-01, a Thursday.

/** 'YYYY-MM-DD', years 0001 to 9999. */
export type CivilDate = string;
/** Days since 1970-01-01. */
export type DayNumber = number;
/** Monday 0 to Sunday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

export function isLeapYear(year: number): boolean {
	return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Month 1 to 12. */
export function daysInMonth(year: number, month: number): number {
	if (month === 2) return isLeapYear(year) ? 29 : 28;
	return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Counts years from March, so that the leap day is the last of its year. */
function dayOf(year: number, month: number, day: number): DayNumber {
	const y = month <= 2 ? year - 1 : year;
	const fromMarch = (month + 9) % 12;
	const dayOfYear = Math.floor((153 * fromMarch + 2) / 5) + day - 1;
	return 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
}

/** Null when the text is not a day of the calendar. */
export function parseCivil(text: string): DayNumber | null {
	const match = PATTERN.exec(text);
	if (!match) return null;
	const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
	if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
	return dayOf(year, month, day);
}

export const isCivil = (text: string): boolean => parseCivil(text) !== null;

/** For dates that are known to be well formed; anything else is a mistake of the program. */
export function dayNumber(date: CivilDate): DayNumber {
	const day = parseCivil(date);
	if (day === null) throw new RangeError('civil-date');
	return day;
}

export interface CivilFields {
	readonly year: number;
	readonly month: number;
	readonly day: number;
}

export function fieldsOf(day: DayNumber): CivilFields {
	const z = day + 719_468;
	const era = Math.floor(z / 146_097);
	const dayOfEra = z - era * 146_097;
	const yearOfEra = Math.floor(
		(dayOfEra -
			Math.floor(dayOfEra / 1460) +
			Math.floor(dayOfEra / 36_524) -
			Math.floor(dayOfEra / 146_096)) /
			365
	);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
	const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
	return {
		year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
		month,
		day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
	};
}

function write(year: number, month: number, day: number): CivilDate {
	return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function civilDate(day: DayNumber): CivilDate {
	const { year, month, day: ofMonth } = fieldsOf(day);
	return write(year, month, ofMonth);
}

export const addDays = (date: CivilDate, days: number): CivilDate => civilDate(dayNumber(date) + days);

export function weekdayOf(day: DayNumber): Weekday {
	return ((((day + 3) % 7) + 7) % 7) as Weekday;
}

// The two ways from a clock to the calendar.

/** What is needed of a Date: its calendar fields as the person sees them. */
export type CalendarClock = Pick<Date, 'getFullYear' | 'getMonth' | 'getDate'>;

/** The local date a clock shows; never by division of milliseconds. */
export function localDate(clock: CalendarClock): CivilDate {
	return write(clock.getFullYear(), clock.getMonth() + 1, clock.getDate());
}

/** The date in Greenwich at an instant: there every day has the same length, so division is right. */
export const utcDay = (instant: number): DayNumber => Math.floor(instant / DAY_MS);

// Months, 'YYYY-MM'.

export type CivilMonth = string;

export const monthOf = (date: CivilDate): CivilMonth => date.slice(0, 7);

export function addMonths(month: CivilMonth, count: number): CivilMonth {
	const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
	return write(Math.floor(total / 12), (total % 12) + 1, 1).slice(0, 7);
}

/** Every date of the month, in order. */
export function datesOfMonth(month: CivilMonth): CivilDate[] {
	const first = dayNumber(`${month}-01`);
	const { year, month: number } = fieldsOf(first);
	return Array.from({ length: daysInMonth(year, number) }, (_, k) => civilDate(first + k));
}

/** Rows of seven from Monday (or from another first weekday); null where a cell belongs to another month. */
export function monthGrid(month: CivilMonth, firstWeekday: Weekday = 0): (CivilDate | null)[][] {
	const dates = datesOfMonth(month);
	const lead = (weekdayOf(dayNumber(`${month}-01`)) - firstWeekday + 7) % 7;
	const cells: (CivilDate | null)[] = [...Array<null>(lead).fill(null), ...dates];
	while (cells.length % 7 !== 0) cells.push(null);
	return Array.from({ length: cells.length / 7 }, (_, row) => cells.slice(row * 7, row * 7 + 7));
}
