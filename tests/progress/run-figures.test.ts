import { describe, expect, it } from 'vitest';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { cardOf } from '../../web/games/block-and-key/cards.ts';
import { random } from '../../web/games/block-and-key/policies/random.ts';
import { scoreOf, tier, toNextTier } from '../../web/games/block-and-key/score.ts';
import { play } from '../../web/games/block-and-key/play.ts';
import {
	apartRuns,
	medianApart,
	medianOfLast,
	ofDeal,
	openRuns,
	pointsBySource
} from '../../web/lib/progress/run-figures.ts';
import { isSound, runKey, type RunRecord } from '../../web/lib/progress/runs.ts';
import { claimer } from '../block-and-key/rules/claimer.ts';
import { engine } from '../block-and-key/rules/table.ts';

function run(k: number, total: number | null, change: Partial<RunRecord> = {}): RunRecord {
	return {
		key: runKey(k),
		seed: `seed ${k}`,
		kind: 'random',
		startedAt: k,
		savedAt: k,
		practice: false,
		actions: [],
		revision: 0,
		standing: null,
		endedAt: total === null ? null : k,
		score: total === null ? null : { keys: total, faces: 0, enigma: 0, total },
		tier: total === null ? null : tier(total),
		...change
	};
}

describe('the median', () => {
	it('is of the last ten that count, in order of time', () => {
		expect(medianOfLast([])).toBeNull();
		expect(medianOfLast([run(1, null), run(2, 30, { practice: true })])).toBeNull();
		expect(medianOfLast([run(1, 9)])).toEqual({ points: 9, of: 1 });
		expect(medianOfLast([run(2, 20), run(1, 9)])).toEqual({ points: 14, of: 2 });
		const many = Array.from({ length: 14 }, (_, k) => run(14 - k, 14 - k));
		expect(medianOfLast(many)).toEqual({ points: 9, of: 10 });
	});

	it('half a point never changes the tier', () => {
		for (let low = 0; low < 40; low++)
			for (let high = low; high < 40; high++) {
				const { points } = medianOfLast([run(1, low), run(2, high)])!;
				expect(tier(points)).toBe(tier((low + high) / 2));
			}
	});
});

describe('the tier', () => {
	const reasons = (runs: readonly RunRecord[]) =>
		runs.map((one) => [...apartRuns(runs)].find(([{ key }]) => key === one.key)?.[1] ?? null);

	it('counts unaided runs of fresh deals alone', () => {
		const runs = [
			run(1, 10),
			run(2, 30, { coach: 'warn' }),
			run(3, 31, { coach: 'full' }),
			run(4, 12, { coach: 'off' }),
			run(5, 32, { practice: true }),
			run(6, 33, { kind: 'seed' }),
			run(7, 34, { kind: 'shared' }),
			run(8, 14, { kind: 'day' }),
			run(9, 35, { seed: 'seed 1' })
		];
		expect(reasons(runs)).toEqual([
			null,
			'coached',
			'coached',
			null,
			'practice',
			'known',
			'known',
			null,
			'known'
		]);
		expect(medianOfLast(runs)).toEqual({ points: 12, of: 3 });
		expect(medianApart(runs)).toEqual({ points: 32, of: 6 });
		expect(medianApart([run(1, 10)])).toBeNull();
	});

	it('knows a deal once a run of it has ended, counted or not, whichever began first', () => {
		const seed = 'again';
		expect(reasons([run(1, 20, { seed, practice: true }), run(2, 20, { seed })])).toEqual([
			'practice',
			'known'
		]);
		expect(reasons([run(1, 20, { seed, kind: 'shared' }), run(2, 20, { seed })])).toEqual(['known', 'known']);
		expect(reasons([run(1, 20, { seed, endedAt: 9 }), run(2, 20, { seed })])).toEqual(['known', null]);
		expect(reasons([run(1, null, { seed }), run(2, 20, { seed })])).toEqual([null, null]);
	});
});

it('the next tier is as far away as it says', () => {
	for (let total = 0; total < 33; total++) {
		const next = toNextTier(total)!;
		expect(tier(total + next.points)).toBe(next.tier);
		expect(tier(total + next.points - 1)).toBe(tier(total));
	}
	expect(toNextTier(33)).toBeNull();
});

it('points by source add up to the scores of real runs', () => {
	const runs = [random, claimer, claimer].map((policy, k) => {
		const { actions, outcomes } = play(engine, deck, `sources ${k}`, policy);
		const score = scoreOf(engine, deck, outcomes.at(-1)!.state, 0);
		const record = run(k, 0, { actions, score, tier: tier(score.total) });
		expect(isSound(record)).toBe(true);
		return record;
	});
	const sources = pointsBySource(runs, (id) => cardOf(deck, id))!;
	const sum = Object.values(sources).reduce((a, b) => a + b, 0);
	expect(sum).toBeCloseTo(runs.reduce((total, { score }) => total + score!.total, 0) / runs.length);
	expect(pointsBySource([], (id) => cardOf(deck, id))).toBeNull();
});

it('of a deal the counted result stands before one with help, and that before an open run', () => {
	const seed = 'day-2027-03-01';
	const [open, helped, counted] = [
		run(3, null, { seed }),
		run(1, 30, { seed, practice: true }),
		run(2, 20, { seed })
	];
	expect(ofDeal([open, helped, counted, run(4, 1)], seed)).toBe(counted);
	expect(ofDeal([open, helped], seed)).toBe(helped);
	expect(ofDeal([open], seed)).toBe(open);
	expect(ofDeal([run(4, 1)], seed)).toBeNull();
	expect(openRuns([counted, open])).toEqual([open]);
});
