// The packed table: dates, sizes, round trip, refusals, and the checksums that keep every day as it is.
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentText } from '../../../puzzles/block-and-key/daily/checksum.ts';
import { dateOf, dayNumber, weekdayOf } from '../../../puzzles/block-and-key/daily/dates.ts';
import { packTable } from '../../../puzzles/block-and-key/daily/pack.ts';
import { months, quarters } from '../../../puzzles/block-and-key/daily/periods.ts';
import {
	dailyPuzzles,
	FIRST_DATE,
	LAST_DATE,
	SHAPE_IDS,
	tableFile,
	TURNS
} from '../../../puzzles/block-and-key/daily/table.ts';
import { textOf } from '../../../puzzles/block-and-key/daily/turns.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { tableBytes, tableChecksums } from './examples.ts';

const FILE_MOST = 10_000;
const TABLE_MOST = 500_000;
const files = [...months()];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('dates', () => {
	it('are counted as the calendar counts them', () => {
		const wrong: number[] = [];
		for (let day = dayNumber('1999-12-01'); day <= dayNumber('2101-03-01'); day++) {
			const utc = new Date(day * 86_400_000);
			const date = utc.toISOString().slice(0, 10);
			const isRight =
				dateOf(day) === date && dayNumber(date) === day && weekdayOf(day) === (utc.getUTCDay() + 6) % 7;
			if (!isRight) wrong.push(day);
		}
		expect(wrong).toEqual([]);
	});

	it.each([
		'2026-02-29',
		'2026-13-01',
		'2026-00-10',
		'2026-1-1',
		'2026-04-31',
		'',
		'today',
		'2026-01-01T00:00'
	])('refuse %j', (date) => {
		expect(() => dayNumber(date)).toThrow(RangeError);
	});
});

describe('files', () => {
	it('hold every day from the first to the last once', () => {
		const dates = files.flatMap(([, days]) => days);
		expect(files.length).toBe(120);
		expect(dates.length).toBe(3652);
		expect([dates[0], dates.at(-1)]).toEqual([FIRST_DATE, LAST_DATE]);
	});

	it('are named by the month, and outside the table there is none', () => {
		expect(tableFile('2026-03-31')).toBe('2026-03');
		expect(tableFile('2035-12-31')).toBe('2035-12');
		expect(tableFile('2025-12-31')).toBeNull();
		expect(tableFile('2036-01-01')).toBeNull();
		expect(() => tableFile('2030-02-30')).toThrow(RangeError);
	});

	it('are small', () => {
		const sizes = files.map(([name]) => gzipSync(tableBytes(name)).length);
		expect(Math.max(...sizes)).toBeLessThanOrEqual(FILE_MOST);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(TABLE_MOST);
		expect(brotliCompressSync(tableBytes('2026-01')).length).toBeLessThanOrEqual(FILE_MOST);
	});
});

describe('content', () => {
	it.each([...quarters()])('of %s is what it was when it was published', (name, dates) => {
		const days = dates.map((date) => dailyPuzzles(tableBytes(tableFile(date) as string), date));
		expect(sha256(days.map(contentText).join('\n'))).toBe(tableChecksums()[name]);
	});

	it('survives packing', () => {
		for (const [name, dates] of [files[0], files[52], files[119]] as typeof files) {
			const bytes = tableBytes(name);
			const days = dates.map((date) => dailyPuzzles(bytes, date));
			expect(packTable(dayNumber(dates[0] as string), days)).toEqual(new Uint8Array(bytes));
		}
	});

	it('is refused when it does not fit what can be stored', () => {
		const [star, sun, moon] = dailyPuzzles(tableBytes('2026-01'), '2026-01-01') as [Puzzle, Puzzle, Puzzle];
		const coreless = { ...star, position: { ...star.position, core: null } };
		const hard = { ...star, difficulty: 200 };
		const strange = { ...star, supply: [{ shape: 'X5', colour: 'w' as const }] };
		for (const wrong of [coreless, hard, strange]) {
			expect(() => packTable(dayNumber('2026-01-01'), [[wrong, sun, moon]])).toThrow(RangeError);
		}
	});
});

describe('the decoder', () => {
	it('refuses a day of another file, another version and a file cut off', () => {
		const bytes = tableBytes('2026-01');
		expect(() => dailyPuzzles(bytes, '2026-02-01')).toThrow(RangeError);
		expect(() => dailyPuzzles(bytes, '2025-12-31')).toThrow(RangeError);
		expect(() => dailyPuzzles(Uint8Array.from([99, ...bytes.subarray(1)]), '2026-01-01')).toThrow(RangeError);
		expect(() => dailyPuzzles(bytes.subarray(0, 900), '2026-01-31')).toThrow(RangeError);
		expect(() => dailyPuzzles(new Uint8Array(0), '2026-01-01')).toThrow(RangeError);
	});

	it('numbers the turns of the shapes as it always did', () => {
		expect(TURNS.length).toBe(92);
		expect(sha256(TURNS.map(textOf).join('/'))).toBe(
			'9b1c21f472ebf4a59a616bd75637e53c38baf6da8ba68270035a636ed97ce99e'
		);
	});

	it('knows the shapes of the deck by their ids', () => {
		expect(SHAPE_IDS).toEqual(Object.keys(deck.shapes));
	});
});
