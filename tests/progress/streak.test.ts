import { describe, expect, it } from 'vitest';
import { addDays } from '../../web/lib/progress/civil.ts';
import type { DailySession } from '../../web/lib/progress/records.ts';
import { trustedDate } from '../../web/lib/progress/clock.ts';
import { dayStates, streakOf, type Streak } from '../../web/lib/progress/streak.ts';
import type { Deed } from './streak-oracle.ts';
import { clockThere, HOUR, instantOf, MINUTE, recordOf } from './streak-simulator.ts';

const BUILT = '2026-06-01';
const HOME = 'Europe/Berlin';

/** Solves the daily of a date at a time of the wall there. */
function solve(date: string, time = '12:00', zone = HOME, more: Partial<Deed> = {}): DailySession {
	const [h = 0, m = 0] = time.split(':').map(Number);
	const at = instantOf(date, h * 60 + m, zone);
	return recordOf({ at, zone, error: 0, puzzle: date, took: 5 * MINUTE, proven: BUILT, ...more }, 'star');
}

function solves(first: string, count: number, zone = HOME): DailySession[] {
	return Array.from({ length: count }, (_, k) => solve(addDays(first, k), '12:00', zone));
}

function seen(records: DailySession[], date: string, time = '20:00', zone = HOME, proven = BUILT): Streak {
	const [h = 0, m = 0] = time.split(':').map(Number);
	return streakOf(records, clockThere(instantOf(date, h * 60 + m, zone), zone, proven));
}

const states = (streak: Streak) => streak.week.map(({ state }) => state).join(' ');

describe('a day', () => {
	it('nothing recorded', () => {
		const streak = seen([], '2026-09-10');
		expect(streak).toMatchObject({ current: 0, longest: 0, freeDays: 0, daysSolved: 0, today: 'open' });
		expect(states(streak)).toBe('none none none none none none open');
	});

	it('one of the three is enough, all three count once', () => {
		const star = solve('2026-09-10');
		const moon = { ...solve('2026-09-10', '13:00'), level: 'moon' as const };
		expect(seen([star], '2026-09-10')).toMatchObject({ current: 1, today: 'solved' });
		expect(seen([moon, star, star], '2026-09-10')).toMatchObject({ current: 1, daysSolved: 1 });
	});

	it('yesterday solved, today open: the streak stands', () => {
		expect(seen(solves('2026-09-07', 3), '2026-09-10')).toMatchObject({ current: 3, today: 'open' });
	});

	it('opened and not solved does not count', () => {
		expect(seen([solve('2026-09-10', '12:00', HOME, { took: null })], '2026-09-10').current).toBe(0);
	});

	it('begun at 23:59, solved at 00:04: belongs to its day', () => {
		const late = solve('2026-09-10', '23:59');
		expect(late.solvedAt).toBeGreaterThan(instantOf('2026-09-11', 0, HOME));
		expect(seen([late], '2026-09-11', '08:00')).toMatchObject({ current: 1, today: 'open' });
		expect(seen([late, solve('2026-09-11')], '2026-09-11')).toMatchObject({ current: 2 });
	});

	it('from the archive never counts, neither before nor after its date', () => {
		const archive = solve('2026-09-10', '12:00', HOME, { puzzle: '2026-09-09' });
		const ahead = solve('2026-09-10', '12:00', HOME, { puzzle: '2026-09-11' });
		expect(seen([archive, ahead], '2026-09-12')).toMatchObject({ current: 0, daysSolved: 0 });
	});
});

describe('free days', () => {
	it.each([
		[6, 0],
		[7, 1],
		[13, 1],
		[14, 2],
		[70, 2]
	])('%i days solved hold %i', (count, free) => {
		const streak = seen(solves('2026-07-01', count), addDays('2026-07-01', count - 1));
		expect(streak).toMatchObject({ current: count, freeDays: free });
	});

	it('one missed day takes one, and the day of it adds nothing', () => {
		const records = [...solves('2026-09-01', 7), solve('2026-09-09')];
		const streak = seen(records, '2026-09-09');
		expect(streak).toMatchObject({ current: 8, freeDays: 0, daysSolved: 8 });
		expect(states(streak)).toBe('solved solved solved solved solved free solved');
	});

	it('already before the next solve', () => {
		expect(seen(solves('2026-09-01', 7), '2026-09-09')).toMatchObject({
			current: 7,
			freeDays: 0,
			today: 'open'
		});
		expect(seen(solves('2026-09-01', 7), '2026-09-10')).toMatchObject({ current: 0, longest: 7 });
	});

	it('two missed days with one held end the run and use it', () => {
		const streak = seen([...solves('2026-09-01', 7), solve('2026-09-10')], '2026-09-10');
		expect(streak).toMatchObject({ current: 1, longest: 7, freeDays: 0, daysSolved: 8 });
		expect(states(streak)).toBe('solved solved solved solved free missed solved');
	});

	it('two missed days with two held do not', () => {
		expect(seen([...solves('2026-09-01', 14), solve('2026-09-17')], '2026-09-17')).toMatchObject({
			current: 15,
			freeDays: 0
		});
	});

	it('are earned by the solved days of a life, over the end of a run', () => {
		const records = [...solves('2026-09-01', 4), ...solves('2026-09-10', 3)];
		expect(seen(records, '2026-09-12')).toMatchObject({ current: 3, longest: 4, freeDays: 1 });
	});
});

describe('travel', () => {
	it('at home 26 hours can skip a date, and that is a missed day', () => {
		const records = [solve('2026-09-07', '23:00'), solve('2026-09-09', '01:00')];
		expect(seen(records, '2026-09-09')).toMatchObject({ current: 1, daysSolved: 2 });
	});

	it('westward over the date line, Honolulu to Auckland: the lost date is bridged free', () => {
		const before = solve('2026-09-07', '20:00', 'Pacific/Honolulu');
		expect(seen([before], '2026-09-09', '08:00', 'Pacific/Auckland')).toMatchObject({
			current: 1,
			today: 'open'
		});
		const streak = seen([before, solve('2026-09-09', '09:00', 'Pacific/Auckland')], '2026-09-09', '20:00');
		expect(streak.current).toBe(2);
		expect(states(streak)).toBe('none none none none solved bridged solved');
	});

	it('also when early on the one and late on the other side, more than 40 h apart', () => {
		const records = [
			solve('2026-09-07', '06:00', 'Pacific/Honolulu'),
			solve('2026-09-09', '23:30', 'Pacific/Auckland')
		];
		expect(records[1]!.openedAt - records[0]!.solvedAt!).toBeGreaterThan(40 * HOUR);
		expect(seen(records, '2026-09-09', '23:50', 'Pacific/Auckland').current).toBe(2);
	});

	it('a day missed besides the lost one takes one free day, not two', () => {
		const records = [
			...solves('2026-09-01', 7, 'Pacific/Honolulu'),
			solve('2026-09-10', '12:00', 'Pacific/Auckland')
		];
		expect(seen(records, '2026-09-10', '20:00', 'Pacific/Auckland')).toMatchObject({
			current: 8,
			freeDays: 0
		});
	});

	it('eastward over the date line, Auckland to Honolulu: the repeated date counts once', () => {
		const records = [
			...solves('2026-09-07', 3, 'Pacific/Auckland'),
			solve('2026-09-08', '20:00', 'Pacific/Honolulu'),
			solve('2026-09-09', '20:00', 'Pacific/Honolulu')
		];
		expect(seen(records, '2026-09-09', '21:00', 'Pacific/Honolulu')).toMatchObject({
			current: 3,
			daysSolved: 3
		});
	});

	it('what was solved in Kiritimati counts at once in Pago Pago, where that date is not yet', () => {
		const records = solves('2026-09-07', 3, 'Pacific/Kiritimati');
		const streak = seen(records, '2026-09-08', '13:00', 'Pacific/Pago_Pago');
		expect(streak).toMatchObject({ current: 3, today: 'solved' });
	});

	it('a date that comes again after the flight is open, not missed', () => {
		const records = [
			solve('2026-09-07', '12:00', 'Pacific/Auckland'),
			solve('2026-09-09', '06:00', 'Pacific/Auckland')
		];
		const streak = seen(records, '2026-09-08', '12:00', 'Pacific/Honolulu');
		expect(streak).toMatchObject({ current: 2, today: 'open' });
		const after = [...records, solve('2026-09-08', '13:00', 'Pacific/Honolulu')];
		expect(seen(after, '2026-09-09', '12:00', 'Pacific/Honolulu')).toMatchObject({
			current: 3,
			daysSolved: 3
		});
	});

	it('New York to London: bridged within 40 h, missed after', () => {
		const before = solve('2026-09-07', '20:00', 'America/New_York');
		const soon = solve('2026-09-09', '07:00', 'Europe/London');
		const late = solve('2026-09-09', '20:00', 'Europe/London');
		expect(seen([before, soon], '2026-09-09', '21:00', 'Europe/London').current).toBe(2);
		expect(seen([before, late], '2026-09-09', '21:00', 'Europe/London').current).toBe(1);
	});
});

describe('daylight saving', () => {
	it.each([
		'Europe/Berlin',
		'Europe/London',
		'America/New_York',
		'America/Santiago',
		'America/Havana',
		'Africa/Cairo',
		'Asia/Beirut',
		'Australia/Lord_Howe',
		'Pacific/Chatham',
		'Antarctica/Troll'
	])('every day of ten years is one day in %s', (zone) => {
		const days = 3652;
		const records = Array.from({ length: days }, (_, k) =>
			solve(addDays('2026-01-01', k), k % 2 ? '23:57' : '00:02', zone, { proven: '2026-01-01' })
		).filter(({ date, openedOn }) => date === openedOn);
		// Where midnight itself is skipped, 00:02 does not exist and shows the evening before: play at one.
		const have = new Set(records.map(({ date }) => date));
		for (let k = 0; k < days; k++) {
			const date = addDays('2026-01-01', k);
			if (!have.has(date)) records.push(solve(date, '01:30', zone, { proven: '2026-01-01' }));
		}
		expect(seen(records, '2035-12-31', '23:59', zone, '2026-01-01')).toMatchObject({
			current: days,
			freeDays: 2
		});
	});
});

describe('clocks', () => {
	const honest = solves('2026-09-01', 5);
	const DAY = 24 * HOUR;

	it('set 30 days forward, a puzzle solved, set back: as if nothing had been', () => {
		const future = recordOf(
			{
				at: instantOf('2026-09-05', 15 * 60, HOME),
				zone: HOME,
				error: 30 * DAY,
				puzzle: '2026-10-05',
				took: MINUTE,
				proven: BUILT
			},
			'sun'
		);
		const all = [...honest, future];
		expect(seen(all, '2026-09-05')).toEqual(seen(honest, '2026-09-05'));
		expect(seen([...all, solve('2026-09-06')], '2026-09-06').current).toBe(6);
		// While the clock is wrong the view follows it; when the date really comes it counts.
		expect(seen(all, '2026-10-05')).toMatchObject({ current: 1, longest: 5 });
		const month = [...solves('2026-09-01', 34), future];
		expect(seen(month, '2026-10-05')).toMatchObject({ current: 35, daysSolved: 35 });
	});

	it('one day ahead is allowed and counts once', () => {
		const ahead = solve('2026-09-06', '12:00');
		expect(seen([...honest, ahead], '2026-09-05').current).toBe(6);
		expect(seen([...honest, ahead, solve('2026-09-06', '15:00')], '2026-09-06').current).toBe(6);
	});

	it('looked at with the clock set back: the state of that day; set right: the truth', () => {
		const records = solves('2026-08-01', 36);
		expect(seen(records, '2026-08-06').current).toBe(7);
		expect(seen(records, '2026-09-05').current).toBe(36);
	});

	it('set back, but a server has told the date since: the truth at once', () => {
		expect(seen(solves('2026-08-01', 36), '2026-08-06', '12:00', HOME, '2026-09-05').current).toBe(36);
	});

	it('set back to repair a missed day: refused where build or server date prove it', () => {
		const records = [...solves('2026-09-01', 2), ...solves('2026-09-04', 2)];
		const repair = (proven: string) => solve('2026-09-03', '12:00', HOME, { proven });
		expect(seen([...records, repair('2026-09-05')], '2026-09-05')).toEqual(seen(records, '2026-09-05'));
		expect(seen([...records, repair(BUILT)], '2026-09-05').current).toBe(5);
	});

	it('the trusted date is the latest that build and servers told', () => {
		expect(trustedDate('2026-06-01', null, '2026-05-01')).toBe('2026-06-01');
		expect(trustedDate('2026-06-01', '2026-07-01', null)).toBe('2026-07-01');
	});
});

it('gives the states of any range', () => {
	const clock = clockThere(instantOf('2026-09-10', 60, HOME), HOME, BUILT);
	const strip = dayStates(solves('2026-09-01', 7), clock, '2026-08-31', '2026-09-11');
	expect(strip.map(({ state }) => state.slice(0, 1)).join('')).toBe('nsssssssfmoo');
});
