// What records say of the ladder: how far a climb went, where it stands, when it is over; joined in any order, and rated once.
import { describe, expect, test } from 'vitest';
import { makeBackup, parseBackup, writeBackup } from '../../web/lib/progress/backup.ts';
import { bestOf, climbsIn, ladderSummary, openClimb } from '../../web/lib/progress/ladder.ts';
import { mergeRecords } from '../../web/lib/progress/merge.ts';
import { ratingOf } from '../../web/lib/progress/rating.ts';
import { emptyRecords, type PracticeSession, type Rung } from '../../web/lib/progress/records.ts';
import { left, openPractice, withAssist, withAttempt, withHint } from '../../web/lib/progress/sessions.ts';

const GOOD = 'bk1z-88-33wbga-w210220310410.b211311411-S-I2g.V3a.I3w-00w01g';
const BEGAN = 1_700_000_000_000;

function opened(rung: number, at = BEGAN + 1000 * rung, run: Partial<Rung> = {}): PracticeSession {
	const puzzle = {
		id: `p${run.began ?? BEGAN}-${rung}`,
		level: 'star',
		difficulty: 15 + 3 * rung,
		themes: []
	} as const;
	return openPractice(puzzle, GOOD, run.idea ? 'drill' : 'ladder', at, { began: BEGAN, rung, ...run });
}
const tried = (play: PracticeSession, claimed: boolean) =>
	withAttempt(play, { at: play.openedAt + 500, block: 0, cells: [[0, 0, 0]], claimed });
const solved = (rung: number, run: Partial<Rung> = {}) =>
	tried(opened(rung, (run.began ?? BEGAN) + 1000 * rung, run), true);

describe('a climb', () => {
	test('has not begun', () => {
		expect(ladderSummary([])).toEqual({ best: 0, rung: null });
		expect(openClimb([])).toBeNull();
	});

	test('stands at the rung above the last solved one', () => {
		const plays = [opened(3), solved(2), solved(1)];
		expect(ladderSummary(plays)).toEqual({ best: 2, rung: 3 });
		expect(openClimb(climbsIn(plays))?.open).toEqual(opened(3));
		expect(openClimb(climbsIn([solved(1)]))?.open).toBeNull();
	});

	test.each([
		['a miss', tried(opened(3), false)],
		['a miss that was mended later', tried(tried(opened(3), false), true)],
		['a hint', withHint(opened(3), 1)],
		['shown matches', withAssist(opened(3), BEGAN + 9000)],
		['giving up', left(opened(3), BEGAN + 9000)]
	])('ends with %s', (_, last) => {
		const plays = [solved(1), solved(2), last];
		expect(ladderSummary(plays)).toEqual({ best: 2, rung: null });
	});

	test('counts no rung above a gap, and no play of anything else', () => {
		const others = [opened(1, BEGAN, { idea: 'mirror' }), { ...solved(3), source: 'generated' as const }];
		expect(ladderSummary([solved(1), solved(4), ...others])).toEqual({ best: 1, rung: 2 });
	});

	test('keeps the longest of several, and goes on with the latest', () => {
		const later = { began: BEGAN + 1_000_000 };
		const plays = [solved(1), solved(2), tried(opened(3), false), solved(1, later)];
		expect(climbsIn(plays).map(({ length, over }) => [length, over])).toEqual([
			[2, true],
			[1, false]
		]);
		expect(ladderSummary(plays)).toEqual({ best: 2, rung: 2 });
	});
});

test('two tabs on the same rung: it counts once, and the rating takes its puzzle once', () => {
	const [one, two] = [opened(2, BEGAN + 2000), opened(2, BEGAN + 2001)];
	const a = { practice: [solved(1), tried(one, true)] };
	const b = { practice: [solved(1), two] };
	const joined = mergeRecords(a, b);
	expect(joined).toEqual(mergeRecords(b, a));
	expect(joined.practice).toHaveLength(3);
	expect(ladderSummary(joined.practice)).toEqual({ best: 2, rung: 3 });
	expect(ratingOf(joined.practice).games).toBe(2);
	const both = mergeRecords(joined, { practice: [tried(two, true)] });
	expect(ratingOf(both.practice)).toEqual(ratingOf(joined.practice));
	expect(bestOf(climbsIn(both.practice))).toBe(2);
});

test('drills are not rated, and files bring both back as they were', () => {
	const plays = [solved(1), tried(opened(2), false), tried(opened(1, BEGAN + 1, { idea: 'mirror' }), true)];
	expect(ratingOf(plays).games).toBe(2);
	const file = writeBackup(makeBackup({ ...emptyRecords(), practice: plays }, 'keystone', BEGAN));
	const read = parseBackup(file);
	expect(read).toMatchObject({
		ok: true,
		records: { practice: plays.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
	});
});
