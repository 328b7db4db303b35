// The life of a play: opened, tried, hinted, solved or left. Every function returns a new record, which the page stores at once.
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { CivilDate } from './civil.ts';
import type { Attempt, DailySession, Grade, HintSteps, Instant, Play } from './records.ts';
import { playKey, type PracticeSession, type PracticeSource, type Rung } from './records.ts';
import type { Clock } from './clock.ts';

/** Attempts kept of one play; more than anyone makes, and a bound for files. */
export const ATTEMPTS_MAX = 2000;
/** A sitting that was closed is taken up again for so long, also past midnight; later a new one begins. */
const RESUME_MS = 12 * 3_600_000;

export type PuzzleFacts = Pick<Puzzle, 'id' | 'level' | 'difficulty' | 'themes'>;

/** A new play of any puzzle. */
export function opened(puzzle: PuzzleFacts, now: Instant): Play {
	return {
		key: playKey(puzzle.id, now),
		puzzle: puzzle.id,
		level: puzzle.level,
		difficulty: puzzle.difficulty,
		themes: [...puzzle.themes],
		openedAt: now,
		attempts: [],
		hints: 0,
		assistedAt: null,
		solvedAt: null,
		grade: null
	};
}

/** A new sitting, pinned for good to the date the device shows now. */
export function openDaily(puzzle: PuzzleFacts, date: CivilDate, clock: Clock): DailySession {
	const { now, today, zone, trustedOn } = clock;
	return { ...opened(puzzle, now), date, openedOn: today, zone, trustedOn };
}

export function openPractice(
	puzzle: PuzzleFacts,
	text: string,
	source: PracticeSource,
	now: Instant,
	run?: Rung
): PracticeSession {
	return { ...opened(puzzle, now), source, ...(run && { run }), text, leftAt: null };
}

/**
 * The sitting to go on with when a daily's page opens, or null for a new one. Today's own daily is only taken up in a
 * sitting of today: one opened before its date could never count for the streak.
 */
export function sittingToResume(
	sessions: readonly DailySession[],
	puzzle: string,
	clock: Clock
): DailySession | null {
	const fits = sessions.filter(({ puzzle: id, date, solvedAt, openedOn, openedAt }) => {
		if (id !== puzzle || solvedAt !== null) return false;
		const recent = date !== clock.today && Math.abs(clock.now - openedAt) < RESUME_MS;
		return openedOn === clock.today || recent;
	});
	return fits.sort((a, b) => b.openedAt - a.openedAt)[0] ?? null;
}

/** The grade of a puzzle solved after so many attempts that missed, with such help. */
export function gradeFor(misses: number, { hints, assistedAt }: Pick<Play, 'hints' | 'assistedAt'>): Grade {
	if (hints === 4) return 'revealed';
	if (typeof assistedAt === 'number') return 'assisted';
	if (hints > 0) return 'hinted';
	if (misses > 0) return 'retried';
	return assistedAt === null ? 'first-look' : 'first-try';
}

/** Solved at once and alone. */
export const isFirst = (grade: Grade | null): boolean => grade === 'first-look' || grade === 'first-try';

function gradeOf(play: Play): Grade | null {
	const misses = play.attempts.findIndex(({ claimed }) => claimed);
	return misses < 0 ? null : gradeFor(misses, play);
}

export const solvedAtOf = (attempts: readonly Attempt[]): Instant | null =>
	attempts.find(({ claimed }) => claimed)?.at ?? null;

/** With `solvedAt` and `grade` as its attempts, hints and help say. */
export function settled<P extends Play>(play: P): P {
	return { ...play, solvedAt: solvedAtOf(play.attempts), grade: gradeOf(play) };
}

/** Adds a confirmed placement; what comes after the solve is not recorded. */
export function withAttempt<P extends Play>(play: P, attempt: Attempt): P {
	if (play.solvedAt !== null || (play.attempts.length >= ATTEMPTS_MAX && !attempt.claimed)) return play;
	// A clock set back must not put the new attempt before the others.
	const last = play.attempts.at(-1)?.at ?? play.openedAt;
	const next = { ...attempt, at: Math.max(attempt.at, last + 1) };
	return settled({ ...play, attempts: [...play.attempts, next] });
}

/** Steps of help never go back. */
export function withHint<P extends Play>(play: P, hints: HintSteps): P {
	return play.solvedAt !== null || hints <= play.hints ? play : { ...play, hints };
}

/** What matches is shown while trying: once is enough. */
export function withAssist<P extends Play>(play: P, at: Instant): P {
	return play.solvedAt !== null || typeof play.assistedAt === 'number' ? play : { ...play, assistedAt: at };
}

export function left(play: PracticeSession, now: Instant): PracticeSession {
	return play.solvedAt !== null || play.leftAt !== null ? play : { ...play, leftAt: now };
}
