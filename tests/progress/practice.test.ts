import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../web/games/rng.ts';
import { mergeRecords } from '../../web/lib/progress/merge.ts';
import {
	difficultyFor,
	FIRST_RATING,
	mixtureOf,
	nextPractice,
	puzzleRating,
	rated,
	ratingOf
} from '../../web/lib/progress/rating.ts';
import type { Grade, PracticeSession } from '../../web/lib/progress/records.ts';
import { left, openPractice, withAssist, withAttempt, withHint } from '../../web/lib/progress/sessions.ts';
import {
	addTricky,
	dueTricky,
	isTricky,
	nextDue,
	removeTricky,
	reviewTricky
} from '../../web/lib/progress/tricky.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2027, 0, 1);
const facts = (id: string, difficulty: number) => ({ id, level: 'sun' as const, difficulty, themes: [] });

function play(k: number, difficulty: number, grade: Grade | null): PracticeSession {
	const at = NOW + k * 60_000;
	let session = openPractice(facts(`p${k}`, difficulty), 'text', 'generated', at);
	const attempt = (claimed: boolean) => ({ at, block: 0, cells: [[0, 0, 0] as const], claimed });
	if (grade !== 'first-look') session = withAttempt(session, attempt(false));
	if (grade === 'hinted') session = withHint(session, 1);
	return grade === null ? left(session, at + 1) : withAttempt(session, attempt(true));
}

describe('rating', () => {
	it('rises with solves, falls with failures, and grows surer', () => {
		const won = rated(FIRST_RATING, 30, 'first-look');
		const lost = rated(FIRST_RATING, 30, null);
		expect(won.rating).toBeGreaterThan(FIRST_RATING.rating);
		expect(lost.rating).toBeLessThan(FIRST_RATING.rating);
		expect(won.rd).toBeLessThan(FIRST_RATING.rd);
		const order = (['first-look', 'retried', 'hinted', null] as const).map(
			(grade) => rated(FIRST_RATING, 30, grade).rating
		);
		expect([...order].sort((a, b) => b - a)).toEqual(order);
	});

	it('finds a player’s strength from seeded results', () => {
		const random = randomFrom('player');
		const unit = () => random.next() / 2 ** 32;
		for (const strength of [1000, 1500, 2000]) {
			const plays: PracticeSession[] = [];
			for (let k = 0; k < 150; k++) {
				const { difficulty } = nextPractice(ratingOf(plays), unit);
				const chance = 1 / (1 + 10 ** ((puzzleRating(difficulty) - strength) / 400));
				plays.push(play(k, difficulty, unit() < chance ? 'first-look' : null));
			}
			const rating = ratingOf(plays);
			expect(Math.abs(rating.rating - strength)).toBeLessThan(180);
			expect(rating).toMatchObject({ games: 150 });
			expect(rating.rd).toBeLessThan(110);
		}
	});

	it('is the same for any order and any merge of the records', () => {
		const plays = [play(1, 20, 'first-look'), play(2, 60, null), play(3, 40, 'hinted')];
		const merged = mergeRecords({ practice: plays.slice(1) }, { practice: plays.slice(0, 2) }).practice;
		expect(ratingOf(merged)).toEqual(ratingOf([...plays].reverse()));
	});

	it('counts a puzzle once, and neither tricky ones, one’s own, nor what was left untouched', () => {
		const untouched = left(openPractice(facts('q', 50), '', 'generated', NOW), NOW + 1);
		const other = (['made', 'tricky'] as const).map((source) => ({ ...play(5, 50, 'first-look'), source }));
		const first = play(1, 20, null);
		const again = { ...play(9, 20, 'first-look'), puzzle: first.puzzle };
		expect(ratingOf([untouched, ...other])).toEqual(FIRST_RATING);
		expect(ratingOf([again, first])).toEqual(ratingOf([first]));
	});

	it('moves at the first placement that misses, not when the puzzle is left, and half comes back with the solve', () => {
		const missed = withAttempt(openPractice(facts('m', 30), '', 'generated', NOW), {
			at: NOW + 1,
			block: 0,
			cells: [[0, 0, 0]],
			claimed: false
		});
		expect(ratingOf([missed]).rating).toBeLessThan(FIRST_RATING.rating);
		expect(ratingOf([left(missed, NOW + 2)])).toEqual(ratingOf([missed]));
		expect(ratingOf([play(1, 30, 'retried')]).rating).toBeGreaterThan(ratingOf([missed]).rating);
	});

	it('does not move with what matches shown, but a miss before it stays one', () => {
		const shown = withAssist(openPractice(facts('s', 30), '', 'generated', NOW), NOW + 1);
		const at = (when: number, claimed: boolean) => ({
			at: when,
			block: 0,
			cells: [[0, 0, 0] as const],
			claimed
		});
		expect(ratingOf([withAttempt(shown, at(NOW + 2, true))])).toEqual(FIRST_RATING);
		const missed = withAttempt(openPractice(facts('t', 30), '', 'generated', NOW), at(NOW + 1, false));
		const late = withAttempt(withAssist(missed, NOW + 5), at(NOW + 6, true));
		expect(late.grade).toBe('assisted');
		expect(ratingOf([late])).toEqual(ratingOf([missed]));
	});

	it('sees a player as a mixture of skills that follows the rating and always makes one', () => {
		const parts = [500, 1000, 1200, 1350, 1600, 2500].map((rating) => mixtureOf({ ...FIRST_RATING, rating }));
		for (const { beginner, regular, expert } of parts) {
			expect(beginner + regular + expert).toBeCloseTo(1);
			expect(Math.min(beginner, regular, expert)).toBeGreaterThanOrEqual(0);
		}
		const skill = parts.map(({ regular, expert }) => regular + 2 * expert);
		expect(skill).toEqual([...skill].sort((a, b) => a - b));
		expect([parts[0]?.beginner, parts[3]?.regular, parts[5]?.expert]).toEqual([1, 1, 1]);
	});

	it('picks the level by the rating, in the bands of the levels', () => {
		const levels = [700, 1500, 2500].map((rating) => nextPractice({ ...FIRST_RATING, rating }, () => 0.5));
		expect(levels.map(({ level }) => level)).toEqual(['star', 'sun', 'moon']);
		expect(nextPractice({ ...FIRST_RATING, rating: 2500 }, () => 0.5, 'star')).toEqual({
			level: 'star',
			difficulty: 42,
			mixture: { beginner: 0, regular: 0, expert: 1 }
		});
		expect(difficultyFor(puzzleRating(37))).toBeCloseTo(37);
	});
});

describe('tricky ones', () => {
	const added = addTricky({ puzzle: 'p', level: 'sun', themes: ['bridge'] }, 'text', NOW);

	it('are those failed, retried or hinted', () => {
		expect(isTricky(play(1, 20, 'first-look'))).toBe(false);
		for (const grade of ['retried', 'hinted', null] as const) expect(isTricky(play(1, 20, grade))).toBe(true);
		expect(isTricky(openPractice(facts('p', 1), '', 'generated', NOW))).toBe(false);
	});

	it('come back a day later, then at growing distances', () => {
		expect(dueTricky([added], NOW + DAY - 1)).toEqual([]);
		expect(dueTricky([added], NOW + DAY)).toEqual([added]);
		let card = added;
		const gaps: number[] = [];
		for (let k = 0; k < 5; k++) {
			const now = card.card.due;
			card = reviewTricky(card, 'first-look', now);
			gaps.push((card.card.due - now) / DAY);
		}
		expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
		expect(gaps.at(-1)).toBeGreaterThan(gaps[0]!);
		const failed = reviewTricky(card, null, card.card.due);
		expect(failed.card.due - card.card.due).toBeLessThan(gaps.at(-1)! * DAY);
		expect(failed.card.lapses).toBe(1);
	});

	it('are plain JSON and unchanged by it', () => {
		const copy = JSON.parse(JSON.stringify(added));
		expect(copy).toEqual(added);
		expect(reviewTricky(copy, 'retried', NOW + DAY)).toEqual(reviewTricky(added, 'retried', NOW + DAY));
	});

	it('taken out stay out after a merge, and can come back', () => {
		const removed = removeTricky(added, NOW + 5);
		expect(dueTricky([removed], NOW + 9 * DAY)).toEqual([]);
		expect(mergeRecords({ tricky: [added] }, { tricky: [removed] }).tricky).toEqual([removed]);
		const back = addTricky({ puzzle: 'p', level: 'sun', themes: [] }, 'text', NOW + 9, removed);
		expect(mergeRecords({ tricky: [back] }, { tricky: [removed] }).tricky).toEqual([back]);
		expect(addTricky({ puzzle: 'p', level: 'sun', themes: [] }, 'text', NOW + 9, back)).toBe(back);
	});

	it('survive a clock set back', () => {
		const reviewed = reviewTricky(added, 'first-look', NOW - 30 * DAY);
		expect(reviewed.changedAt).toBeGreaterThan(added.changedAt);
		expect(mergeRecords({ tricky: [added] }, { tricky: [reviewed] }).tricky).toEqual([reviewed]);
	});

	it('are listed longest overdue first', () => {
		const other = addTricky({ puzzle: 'o', level: 'star', themes: [] }, null, NOW - DAY);
		expect(dueTricky([added, other], NOW + DAY).map(({ key }) => key)).toEqual(['o', 'p']);
		expect(nextDue([added, other])).toBe(NOW);
		expect(nextDue([])).toBeNull();
	});
});
