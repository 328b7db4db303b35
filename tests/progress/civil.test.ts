import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	addDays,
	addMonths,
	civilDate,
	datesOfMonth,
	dayNumber,
	isCivil,
	localDate,
	monthGrid,
	utcDay,
	weekdayOf
} from '../../web/lib/progress/civil.ts';

describe('civil dates', () => {
	it('agree with the UTC calendar of the platform on every day of 500 years', () => {
		for (let day = dayNumber('1800-01-01'); day <= dayNumber('2300-01-01'); day++) {
			const date = new Date(day * 86_400_000);
			const text = date.toISOString().slice(0, 10);
			if (civilDate(day) !== text || dayNumber(text) !== day || weekdayOf(day) !== (date.getUTCDay() + 6) % 7)
				expect(civilDate(day)).toBe(text);
		}
	});

	it('go there and back in all years', () => {
		fc.assert(
			fc.property(fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }), (day) => {
				expect(dayNumber(civilDate(day))).toBe(day);
			})
		);
	});

	it.each([
		'2026-02-29',
		'2026-13-01',
		'2026-00-10',
		'2026-04-31',
		'26-01-01',
		'2026-1-1',
		'',
		'2026-01-01T',
		'0000-01-01'
	])('%j is none', (text) => expect(isCivil(text)).toBe(false));

	it('read the calendar fields of a clock, not its milliseconds', () => {
		expect(localDate(new Date(2028, 1, 29, 23, 59, 59))).toBe('2028-02-29');
		expect(localDate(new Date(2028, 2, 1, 0, 0, 0))).toBe('2028-03-01');
	});

	it('of Greenwich change at its midnight', () => {
		expect(civilDate(utcDay(Date.UTC(2026, 5, 1) - 1))).toBe('2026-05-31');
		expect(civilDate(utcDay(Date.UTC(2026, 5, 1)))).toBe('2026-06-01');
		expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
	});

	it('make months', () => {
		expect(addMonths('2026-12', 1)).toBe('2027-01');
		expect(addMonths('2026-01', -13)).toBe('2024-12');
		expect(datesOfMonth('2028-02')).toHaveLength(29);
		const grid = monthGrid('2026-11');
		expect(grid.map((row) => row.map((date) => date?.slice(8) ?? '..').join(' '))).toEqual([
			'.. .. .. .. .. .. 01',
			'02 03 04 05 06 07 08',
			'09 10 11 12 13 14 15',
			'16 17 18 19 20 21 22',
			'23 24 25 26 27 28 29',
			'30 .. .. .. .. .. ..'
		]);
		expect(monthGrid('2026-11', 6)[0]?.[0]).toBe('2026-11-01');
	});
});
