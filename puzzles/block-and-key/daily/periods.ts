// The dates of the daily table by quarters, in which it was made and is held to its checksums, and by months, in which it is stored.
import { dateOf, dayNumber } from './dates.ts';
import { FIRST_DATE, LAST_DATE, tableFile } from './table.ts';

/** For each quarter, by name and in order, its dates in order. */
export const quarters = (): Map<string, string[]> =>
	datesBy((date) => `${date.slice(0, 4)}-q${Math.ceil(Number(date.slice(5, 7)) / 3)}`);

/** For each file, by name and in order, its dates in order. */
export const months = (): Map<string, string[]> => datesBy((date) => tableFile(date) as string);

function datesBy(nameOf: (date: string) => string): Map<string, string[]> {
	const groups = new Map<string, string[]>();
	for (let day = dayNumber(FIRST_DATE); day <= dayNumber(LAST_DATE); day++) {
		const date = dateOf(day);
		const name = nameOf(date);
		const dates = groups.get(name);
		if (dates) dates.push(date);
		else groups.set(name, [date]);
	}
	return groups;
}
