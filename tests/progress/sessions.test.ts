import { describe, expect, it } from 'vitest';
import type { Attempt, DailySession } from '../../web/lib/progress/records.ts';
import { archiveOf } from '../../web/lib/progress/archive.ts';
import {
	left,
	openDaily,
	openPractice,
	sittingToResume,
	withAssist,
	withAttempt,
	withHint
} from '../../web/lib/progress/sessions.ts';
import { clockThere, HOUR, instantOf } from './streak-simulator.ts';

const ZONE = 'Europe/Paris';
const clockAt = (date: string, hour: number) =>
	clockThere(instantOf(date, hour * 60, ZONE), ZONE, '2026-01-01');
const puzzle = { id: '2026-09-10-sun', level: 'sun' as const, difficulty: 40, themes: ['bridge' as const] };
const attempt = (at: number, claimed = false): Attempt => ({ at, block: 1, cells: [[0, 0, 0]], claimed });
const open = (date: string, hour: number) => openDaily(puzzle, '2026-09-10', clockAt(date, hour));
const solved = (session: DailySession) => withAttempt(session, attempt(session.openedAt + 1000, true));

describe('a sitting', () => {
	it('is pinned to the date it was opened on', () => {
		expect(open('2026-09-10', 23)).toMatchObject({ date: '2026-09-10', openedOn: '2026-09-10', zone: 120 });
	});

	it('is graded by attempts and hints', () => {
		const session = open('2026-09-10', 9);
		const at = session.openedAt;
		const missed = withAttempt(session, attempt(at + 10));
		expect(solved(session)).toMatchObject({ grade: 'first-look', solvedAt: at + 1000 });
		expect(solved(missed)).toMatchObject({ grade: 'retried' });
		expect(solved(withHint(session, 1))).toMatchObject({ grade: 'hinted' });
		expect(solved(withHint(missed, 4))).toMatchObject({ grade: 'revealed' });
		expect(missed).toMatchObject({ grade: null, solvedAt: null });
	});

	it('is marked when what matches was shown while trying, once and for good', () => {
		const helped = withAssist(open('2026-09-10', 9), 5000);
		expect(withAssist(helped, 6000)).toBe(helped);
		expect(solved(helped)).toMatchObject({ grade: 'assisted', assistedAt: 5000 });
		expect(solved(withHint(helped, 2))).toMatchObject({ grade: 'assisted' });
		expect(solved(withHint(helped, 4))).toMatchObject({ grade: 'revealed' });
		const done = solved(open('2026-09-10', 9));
		expect(withAssist(done, done.openedAt + 9999)).toBe(done);
	});

	it('from before that could be chosen keeps its meaning', () => {
		const { assistedAt: _, ...old } = open('2026-09-10', 9);
		expect(solved(old)).toMatchObject({ grade: 'first-try' });
		expect('assistedAt' in solved(old)).toBe(false);
		expect(solved(withHint(old, 1))).toMatchObject({ grade: 'hinted' });
	});

	it('takes nothing back and nothing after the solve', () => {
		const done = solved(open('2026-09-10', 9));
		expect(withHint(done, 3)).toBe(done);
		expect(withAttempt(done, attempt(done.openedAt + 9999))).toBe(done);
		expect(withHint(withHint(open('2026-09-10', 9), 3), 2).hints).toBe(3);
	});

	it('keeps the order of attempts when the clock is set back between them', () => {
		const session = open('2026-09-10', 9);
		const back = withAttempt(withAttempt(session, attempt(session.openedAt + 50)), attempt(5, true));
		expect(back.attempts.map(({ claimed }) => claimed)).toEqual([false, true]);
		expect(back.grade).toBe('retried');
	});

	it('of practice can be left, but not after it is solved', () => {
		const session = openPractice(puzzle, 'text', 'generated', 1000);
		expect(left(session, 2000).leftAt).toBe(2000);
		const done = withAttempt(session, attempt(1500, true));
		expect(left(done, 2000).leftAt).toBeNull();
	});
});

describe('taking up again', () => {
	const session = open('2026-09-10', 23);
	it('goes on the same day, and over midnight', () => {
		expect(sittingToResume([session], puzzle.id, clockAt('2026-09-10', 23))).toBe(session);
		expect(sittingToResume([session], puzzle.id, clockAt('2026-09-11', 1))).toBe(session);
	});
	it('begins anew days later, and when solved', () => {
		expect(sittingToResume([session], puzzle.id, clockAt('2026-09-14', 9))).toBeNull();
		expect(sittingToResume([solved(session)], puzzle.id, clockAt('2026-09-10', 23))).toBeNull();
	});
	it('begins anew on the puzzle’s own day after a look the evening before', () => {
		const early = open('2026-09-09', 23);
		expect(early.openedAt).toBe(instantOf('2026-09-10', 0, ZONE) - HOUR);
		expect(sittingToResume([early], puzzle.id, clockAt('2026-09-10', 0))).toBeNull();
	});
	it('prefers the latest', () => {
		const later = open('2026-09-10', 22);
		const earlier = open('2026-09-10', 21);
		expect(sittingToResume([earlier, later], puzzle.id, clockAt('2026-09-10', 23))).toBe(later);
	});
});

describe('the archive', () => {
	const of = (...sessions: DailySession[]) => archiveOf(sessions)('2026-09-10', 'sun');
	it('tells unseen, started, on the day, later, with hints', () => {
		expect(of()).toEqual({ state: 'unseen', hinted: false, grade: null });
		expect(of(open('2026-09-10', 9)).state).toBe('started');
		expect(of(solved(open('2026-09-10', 9)))).toEqual({
			state: 'on-the-day',
			hinted: false,
			grade: 'first-look'
		});
		expect(of(solved(withHint(open('2026-09-12', 9), 2)))).toEqual({
			state: 'later',
			hinted: true,
			grade: 'hinted'
		});
	});
	it('a later replay changes nothing about the day', () => {
		const day = solved(withHint(open('2026-09-10', 9), 1));
		expect(of(solved(open('2026-09-20', 9)), day)).toMatchObject({ state: 'on-the-day', hinted: true });
		expect(archiveOf([day])('2026-09-10', 'moon').state).toBe('unseen');
	});
});
