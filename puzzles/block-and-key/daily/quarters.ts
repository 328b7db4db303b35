// The files of the daily table and the dates in each.
import { dateOf, dayNumber } from './dates.ts';
import { FIRST_DATE, LAST_DATE, tableFile } from './table.ts';

/** For each file, by name and in order, its dates in order. */
export function quarters(): Map<string, string[]> {
	const files = new Map<string, string[]>();
	for (let day = dayNumber(FIRST_DATE); day <= dayNumber(LAST_DATE); day++) {
		const date = dateOf(day);
		const name = tableFile(date) as string;
		const dates = files.get(name);
		if (dates) dates.push(date);
		else files.set(name, [date]);
	}
	return files;
}
