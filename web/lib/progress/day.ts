// What is known about the dailies of a date: how each of the three stands, and which is the next.
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { CivilDate } from './civil.ts';
import type { DailySession, Grade, PracticeSession } from './records.ts';
import { archiveOf } from './archive.ts';

export interface Standing {
	/** Null until solved. */
	readonly grade: Grade | null;
	readonly begun: boolean;
	/** Placements made in the sitting that stands for it. */
	readonly tries: number;
}

/** Of the sitting that solved it, else of the latest one. */
export function standingOf(sessions: readonly DailySession[], date: CivilDate, level: Level): Standing {
	const own = sessions.filter((session) => session.date === date && session.level === level);
	const { grade } = archiveOf(own)(date, level);
	const solved = own.find((session) => session.solvedAt !== null && session.grade === grade);
	const latest = own.reduce<DailySession | null>(
		(last, session) => (last && last.openedAt > session.openedAt ? last : session),
		null
	);
	return { grade, begun: own.length > 0, tries: (solved ?? latest)?.attempts.length ?? 0 };
}

/** A closed sitting of another day that can still be taken up (sessions.ts: for twelve hours). */
export function openElsewhere(
	sessions: readonly DailySession[],
	date: CivilDate,
	now: number
): DailySession | null {
	const solved = new Set(sessions.filter(({ solvedAt }) => solvedAt !== null).map(({ puzzle }) => puzzle));
	const open = sessions.filter(
		(session) =>
			session.date !== date &&
			session.date <= date &&
			!solved.has(session.puzzle) &&
			Math.abs(now - session.openedAt) < 12 * 3_600_000
	);
	return open.sort((a, b) => b.openedAt - a.openedAt)[0] ?? null;
}

export const hasOpenPractice = (practice: readonly PracticeSession[]): boolean =>
	practice.some(
		({ solvedAt, leftAt, attempts, hints }) =>
			solvedAt === null && leftAt === null && (attempts.length > 0 || hints > 0)
	);
