import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attempt } from '../../web/lib/progress/records.ts';
import { openDaily, withAssist, withAttempt, withHint } from '../../web/lib/progress/sessions.ts';
import { outcomesOf, statisticsOf } from '../../web/lib/progress/statistics.ts';
import { daily, practice } from './arbitraries.ts';

const attempt = (at: number, claimed: boolean): Attempt => ({ at, block: 0, cells: [[0, 0, 0]], claimed });
const open = (id: string, now: number) =>
	openDaily({ id, level: 'sun', difficulty: 40, themes: ['bridge'] }, id.slice(0, 10), {
		now,
		today: '2027-01-15',
		zone: 0,
		trustedOn: '2026-01-01'
	});

describe('statistics', () => {
	const once = withAttempt(open('2027-01-15-sun', 1000), attempt(1001, true));
	const missed = withAttempt(open('2027-01-14-sun', 2000), attempt(2001, false));
	const later = withAttempt(open('2027-01-14-sun', 9000), attempt(9001, true));

	it('a later replay does not improve what came before', () => {
		expect(outcomesOf([later, missed])).toMatchObject([{ grade: 'retried', attempts: 2, hints: 0 }]);
		const replay = withAttempt(withHint(open('2027-01-15-sun', 9000), 3), attempt(9001, true));
		expect(outcomesOf([replay, once])).toMatchObject([{ grade: 'first-look', attempts: 1, hints: 0 }]);
	});

	it('help in any sitting up to the solve counts, and is no first try', () => {
		const helped = withAttempt(withAssist(open('2027-01-15-sun', 500), 501), attempt(502, false));
		expect(outcomesOf([helped, once])).toMatchObject([{ grade: 'assisted', attempts: 2 }]);
		expect(statisticsOf([helped, once]).all).toMatchObject({ firstTries: 0, solved: 1 });
		expect(statisticsOf([once]).all).toMatchObject({ firstTries: 1 });
	});

	it('opened only is not played', () => {
		expect(statisticsOf([open('2027-01-15-sun', 1)]).all).toMatchObject({ played: 0, firstTryShare: null });
	});

	it('sums by level, theme and month', () => {
		const { all, byLevel, byTheme, byMonth, weakest } = statisticsOf([once, missed, later], 2);
		expect(all).toMatchObject({
			played: 2,
			solved: 2,
			attempts: 3,
			firstTryShare: 0.5,
			attemptsPerSolve: 1.5
		});
		expect(byLevel.sun).toEqual(all);
		expect(byLevel.moon.played).toBe(0);
		expect(byTheme.bridge).toEqual(all);
		expect(byMonth.map(({ month, tally }) => [month, tally.played])).toEqual([['2027-01', 2]]);
		expect(weakest).toEqual(['bridge']);
	});

	it('adds up for any records', () => {
		fc.assert(
			fc.property(fc.array(daily), fc.array(practice), (sessions, more) => {
				const { all, byLevel, byMonth } = statisticsOf([...sessions, ...more]);
				const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
				expect(sum(Object.values(byLevel).map(({ played }) => played))).toBe(all.played);
				expect(sum(byMonth.map(({ tally }) => tally.attempts))).toBe(all.attempts);
				expect(sum(all.byHints)).toBe(all.played);
				expect(sum(Object.values(all.byGrade))).toBe(all.solved);
				expect(all.solved).toBeLessThanOrEqual(all.played);
			})
		);
	});
});
