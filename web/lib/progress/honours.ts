// What a solved daily is worth, in keystones, and the day with its three.
import type { Level } from '../../../puzzles/schema/levels.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { solvingSitting } from './archive.ts';
import type { CivilDate } from './civil.ts';
import type { DailySession, Grade, HintSteps } from './records.ts';

export const KEYSTONES_MAX = 3;

/** Nothing for an answer that was put in place. */
export const KEYSTONES: Readonly<Record<Grade, number>> = {
	'first-look': 3,
	'first-try': 3,
	retried: 2,
	hinted: 1,
	assisted: 1,
	revealed: 0
};

/** How one of the three was solved. It tells nothing of the puzzle itself, so it may be shared. */
export interface Result {
	readonly level: Level;
	/** Null: still open. */
	readonly solved: { readonly grade: Grade; readonly tries: number; readonly hints: HintSteps } | null;
	readonly keystones: number;
}

/** Star, Sun and Moon of a date. */
export function resultsOf(sessions: readonly DailySession[], date: CivilDate): Result[] {
	return LEVELS.map((level) => {
		const sitting = solvingSitting(sessions.filter((one) => one.date === date && one.level === level));
		if (!sitting?.grade) return { level, solved: null, keystones: 0 };
		const { grade, attempts, hints } = sitting;
		return { level, solved: { grade, tries: attempts.length, hints }, keystones: KEYSTONES[grade] };
	});
}

export const keystonesOf = (results: readonly Result[]): number =>
	results.reduce((sum, { keystones }) => sum + keystones, 0);
