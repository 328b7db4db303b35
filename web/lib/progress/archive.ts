// The archive: one state for each of the three dailies of a date, derived from the sittings.
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { CivilDate } from './civil.ts';
import { isSolvedOnTheDay } from './clock.ts';
import type { DailySession, Grade } from './records.ts';

export type ArchiveState = 'unseen' | 'started' | 'on-the-day' | 'later';
export interface ArchiveDay {
	readonly state: ArchiveState;
	/** The sitting that stands for this state was solved with hints. */
	readonly hinted: boolean;
	readonly grade: Grade | null;
}

const UNSEEN: ArchiveDay = { state: 'unseen', hinted: false, grade: null };

/** Of the sittings of one daily the one that stands for it: solved on the day goes before solved later, the first solve before others. */
export function solvingSitting(sittings: readonly DailySession[]): DailySession | null {
	const solved = sittings
		.filter(({ solvedAt }) => solvedAt !== null)
		.sort(
			(a, b) =>
				Number(isSolvedOnTheDay(b)) - Number(isSolvedOnTheDay(a)) ||
				(a.solvedAt ?? 0) - (b.solvedAt ?? 0) ||
				(a.key < b.key ? -1 : 1)
		);
	return solved[0] ?? null;
}

function archiveDay(sittings: readonly DailySession[]): ArchiveDay {
	const first = solvingSitting(sittings);
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
