// The life of a play: opened, tried, hinted, solved or left; and what the archive shows of a day. Every function
// returns a new record, which the page stores at once.
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { CivilDate } from './civil.ts';
import type { Attempt, DailySession, Grade, HintSteps, Instant, Play } from './records.ts';
import { playKey, type PracticeSession, type PracticeSource } from './records.ts';
import { isSolvedOnTheDay, type Clock } from './streak.ts';

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
	now: Instant
): PracticeSession {
	return { ...opened(puzzle, now), source, text, leftAt: null };
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

/** The grade of a play, from its attempts in order of time and its hints. */
export function gradeOf(attempts: readonly Attempt[], hints: HintSteps): Grade | null {
	const tries = attempts.findIndex(({ claimed }) => claimed);
	if (tries < 0) return null;
	if (hints === 4) return 'revealed';
	if (hints > 0) return 'hinted';
	return tries === 0 ? 'first-try' : 'retried';
}

export const solvedAtOf = (attempts: readonly Attempt[]): Instant | null =>
	attempts.find(({ claimed }) => claimed)?.at ?? null;

/** With `solvedAt` and `grade` as its attempts and hints say. */
export function settled<P extends Play>(play: P): P {
	return { ...play, solvedAt: solvedAtOf(play.attempts), grade: gradeOf(play.attempts, play.hints) };
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

export function left(play: PracticeSession, now: Instant): PracticeSession {
	return play.solvedAt !== null || play.leftAt !== null ? play : { ...play, leftAt: now };
}

// The archive: one state for each of the three dailies of a date.

export type ArchiveState = 'unseen' | 'started' | 'on-the-day' | 'later';
export interface ArchiveDay {
	readonly state: ArchiveState;
	/** The sitting that stands for this state was solved with hints. */
	readonly hinted: boolean;
	readonly grade: Grade | null;
}

const UNSEEN: ArchiveDay = { state: 'unseen', hinted: false, grade: null };

/** Of the sittings of one daily: solved on the day goes before solved later, the first solve before others. */
function archiveDay(sittings: readonly DailySession[]): ArchiveDay {
	const solved = sittings
		.filter(({ solvedAt }) => solvedAt !== null)
		.sort(
			(a, b) =>
				Number(isSolvedOnTheDay(b)) - Number(isSolvedOnTheDay(a)) ||
				(a.solvedAt ?? 0) - (b.solvedAt ?? 0) ||
				(a.key < b.key ? -1 : 1)
		);
	const [first] = solved;
	if (!first) return sittings.length > 0 ? { ...UNSEEN, state: 'started' } : UNSEEN;
	return {
		state: isSolvedOnTheDay(first) ? 'on-the-day' : 'later',
		hinted: first.hints > 0,
		grade: first.grade
	};
}

/** Looks up the archive by date and level; every date that is not in the records is unseen. */
export function archiveOf(sessions: Iterable<DailySession>): (date: CivilDate, level: Level) => ArchiveDay {
	const sittings = new Map<string, DailySession[]>();
	for (const session of sessions) {
		const name = `${session.date} ${session.level}`;
		const known = sittings.get(name);
		if (known) known.push(session);
		else sittings.set(name, [session]);
	}
	return (date, level) => archiveDay(sittings.get(`${date} ${level}`) ?? []);
}
