// Numbers for the charts: by level, by theme, by month; pure sums over the records.
import { THEMES, type Theme } from '../../../puzzles/schema/puzzle.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import { civilDate, monthOf, utcDay, type CivilMonth } from './civil.ts';
import {
	GRADES,
	type DailySession,
	type Grade,
	type HintSteps,
	type Play,
	type PracticeSession
} from './records.ts';
import { gradeFor, isFirst } from './sessions.ts';

/** What became of one puzzle, over all its sittings up to the first solve. */
export interface PuzzleOutcome {
	readonly puzzle: string;
	readonly level: Level;
	readonly themes: readonly Theme[];
	readonly difficulty: number;
	readonly solved: boolean;
	readonly grade: Grade | null;
	readonly hints: HintSteps;
	/** Placements made, the claiming one included. */
	readonly attempts: number;
	readonly month: CivilMonth;
}

export interface Tally {
	/** Puzzles with at least one attempt or hint. */
	readonly played: number;
	readonly solved: number;
	readonly byGrade: Readonly<Record<Grade, number>>;
	/** Puzzles by steps of help taken, 0 to 4. */
	readonly byHints: readonly [number, number, number, number, number];
	readonly attempts: number;
	/** Solved at the first try without help. */
	readonly firstTries: number;
	/** Their share of those played, 0 to 1; null while nothing is played. */
	readonly firstTryShare: number | null;
	/** Average over those solved; null while nothing is solved. */
	readonly attemptsPerSolve: number | null;
}

/** A date for the charts; a month is coarse enough for UTC where no local date is known. */
const monthFor = (play: Play): CivilMonth =>
	'openedOn' in play ? monthOf((play as DailySession).openedOn) : monthOf(civilDate(utcDay(play.openedAt)));

function outcomeOf(plays: readonly Play[]): PuzzleOutcome | null {
	const inOrder = [...plays].sort((a, b) => a.openedAt - b.openedAt || (a.key < b.key ? -1 : 1));
	const solvedIn = inOrder.findIndex(({ solvedAt }) => solvedAt !== null);
	const counted = solvedIn < 0 ? inOrder : inOrder.slice(0, solvedIn + 1);
	const last = counted.at(-1);
	if (!last) return null;
	const before = counted.slice(0, -1).reduce((sum, { attempts }) => sum + attempts.length, 0);
	const claim = last.attempts.findIndex(({ claimed }) => claimed);
	const attempts = before + (claim < 0 ? last.attempts.length : claim + 1);
	const hints = counted.reduce<HintSteps>((most, play) => (play.hints > most ? play.hints : most), 0);
	if (attempts === 0 && hints === 0) return null;
	const helped = counted.find(({ assistedAt }) => typeof assistedAt === 'number') ?? last;
	const grade = claim < 0 ? null : gradeFor(attempts - 1, { ...helped, hints });
	const { puzzle, level, themes, difficulty } = last;
	return {
		puzzle,
		level,
		themes,
		difficulty,
		solved: claim >= 0,
		grade,
		hints,
		attempts,
		month: monthFor(last)
	};
}

/** One outcome for each puzzle that was really played, in order of puzzle id. */
export function outcomesOf(plays: Iterable<DailySession | PracticeSession>): PuzzleOutcome[] {
	const byPuzzle = new Map<string, Play[]>();
	for (const play of plays) {
		const known = byPuzzle.get(play.puzzle);
		if (known) known.push(play);
		else byPuzzle.set(play.puzzle, [play]);
	}
	return [...byPuzzle.values()]
		.map(outcomeOf)
		.filter((outcome) => outcome !== null)
		.sort((a, b) => (a.puzzle < b.puzzle ? -1 : 1));
}

export function tallyOf(outcomes: readonly PuzzleOutcome[]): Tally {
	const byGrade = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
	const byHints: [number, number, number, number, number] = [0, 0, 0, 0, 0];
	let attempts = 0;
	let attemptsOfSolved = 0;
	for (const outcome of outcomes) {
		if (outcome.grade !== null) {
			byGrade[outcome.grade]++;
			attemptsOfSolved += outcome.attempts;
		}
		byHints[outcome.hints]++;
		attempts += outcome.attempts;
	}
	const played = outcomes.length;
	const firstTries = outcomes.filter(({ grade }) => isFirst(grade)).length;
	const solved = GRADES.reduce((sum, grade) => sum + byGrade[grade], 0);
	return {
		played,
		solved,
		byGrade,
		byHints,
		attempts,
		firstTries,
		firstTryShare: played > 0 ? firstTries / played : null,
		attemptsPerSolve: solved > 0 ? attemptsOfSolved / solved : null
	};
}

export interface Statistics {
	readonly all: Tally;
	readonly byLevel: Readonly<Record<Level, Tally>>;
	readonly byTheme: Readonly<Record<Theme, Tally>>;
	/** In order of time; months without a puzzle are left out. */
	readonly byMonth: readonly { readonly month: CivilMonth; readonly tally: Tally }[];
	/** Themes played at least `enough` times, the smallest first-try share first. */
	readonly weakest: readonly Theme[];
}

export function statisticsOf(plays: Iterable<DailySession | PracticeSession>, enough = 5): Statistics {
	const outcomes = outcomesOf(plays);
	const ofLevel = (level: Level) => tallyOf(outcomes.filter((outcome) => outcome.level === level));
	const themes = THEMES.map((theme) => {
		const tally = tallyOf(outcomes.filter((outcome) => outcome.themes.includes(theme)));
		return [theme, tally] as const;
	});
	const months = [...new Set(outcomes.map(({ month }) => month))].sort();
	return {
		all: tallyOf(outcomes),
		byLevel: { star: ofLevel('star'), sun: ofLevel('sun'), moon: ofLevel('moon') },
		byTheme: Object.fromEntries(themes) as Record<Theme, Tally>,
		byMonth: months.map((month) => ({
			month,
			tally: tallyOf(outcomes.filter((outcome) => outcome.month === month))
		})),
		weakest: themes
			.filter(([, { played }]) => played >= enough)
			.sort(([, a], [, b]) => (a.firstTryShare ?? 0) - (b.firstTryShare ?? 0))
			.map(([theme]) => theme)
	};
}
