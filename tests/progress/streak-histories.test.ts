// Whole lives of players against the oracle; see streak-simulator.ts for what happens in them. `npm run proof -- streaks` lives 10,000, the
// tests a tenth of it.
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import { streakOf } from '../../web/lib/progress/streak.ts';
import { oracle } from './streak-oracle.ts';
import { clockThere, live } from './streak-simulator.ts';

const LIVES = Number(process.env['KEYSTONE_LIVES'] ?? 1000);

describe(`${LIVES} simulated histories`, () => {
	it('the derived streak equals the oracle at every look', { timeout: LIVES * 60 }, () => {
		const sum = { looks: 0, deeds: 0, flights: 0, dateLines: 0, clockErrors: 0, midnights: 0, faithful: 0 };
		const streaks = new Set<number>();
		let bridged = 0;
		for (let k = 0; k < LIVES; k++) {
			const life = live(`life ${k}`);
			const random = randomFrom(`order ${k}`);
			for (const look of life.looks) {
				const records = life.records.slice(0, look.deeds);
				// Order and repetition of records carry no meaning.
				const mixed = random.shuffled([...records, ...records.slice(0, 3)]);
				const streak = streakOf(mixed, clockThere(look.at + look.error, look.zone, look.proven));
				const truth = oracle(life.diary.slice(0, look.deeds), look);
				if (JSON.stringify(streak) !== JSON.stringify(truth))
					expect({ k, ...streak }, `life ${k}`).toEqual({ k, ...truth });
				streaks.add(streak.current);
				if (streak.week.some(({ state }) => state === 'bridged')) bridged++;
				sum.looks++;

				if (life.mode === 'faithful') {
					// Whoever never let a date go by has never lost anything, wherever the flights went.
					const dates = new Set(
						records.filter((r) => r.solvedAt && r.openedOn === r.date).map((r) => r.date)
					);
					const free = Math.min(2, Math.floor(dates.size / 7));
					const expected = {
						current: dates.size,
						longest: dates.size,
						daysSolved: dates.size,
						freeDays: free
					};
					expect(streak, `faithful life ${k}`).toMatchObject(expected);
				}
			}
			sum.deeds += life.diary.length;
			sum.flights += life.flights;
			sum.dateLines += life.dateLines;
			sum.clockErrors += life.clockErrors;
			sum.midnights += life.midnights;
			if (life.mode === 'faithful') sum.faithful++;
		}
		expect(sum.looks).toBeGreaterThan(3 * LIVES);
		expect(sum.dateLines).toBeGreaterThan(LIVES / 10);
		expect(sum.clockErrors).toBeGreaterThan(LIVES / 10);
		expect(bridged).toBeGreaterThan(LIVES / 20);
		expect(streaks.size).toBeGreaterThan(20);
	});
});
