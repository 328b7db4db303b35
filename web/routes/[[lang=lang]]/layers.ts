// What each layer of the ground tells of its daily: how it stands, what it asks for, where it is.
import { standingOf } from '$lib/progress/day.ts';
import type { Home } from '$lib/text/en/home.ts';
import type { CivilDate } from '$lib/progress/civil.ts';
import type { DailySession } from '$lib/progress/records.ts';
import type { Key } from '../../../engine-wasm/host/vocabulary.ts';
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';

/** Blocks in the supply of every daily of a level. */
const SUPPLY = { star: [2, 3], sun: [3, 5], moon: [5, 7] } as const;

/** A day on the page and what is known of it. */
interface Shown {
	/** Null until the clock has been seen. */
	readonly date: CivilDate | null;
	/** Null until they are there. */
	readonly puzzles: readonly Puzzle[] | null;
	/** It is a date without puzzles. */
	readonly outside: boolean;
}

interface Layer {
	readonly level: Level;
	readonly line: string;
	readonly begun: boolean;
	readonly solved: boolean;
	readonly keys: readonly Key[];
	readonly href: string;
}

/** `daily`: the address of the dailies. */
export function layersOf(
	{ date, puzzles, outside }: Shown,
	sessions: readonly DailySession[],
	daily: string,
	text: Home
): Layer[] {
	return LEVELS.map((level) => {
		const puzzle = puzzles?.find((one) => one.level === level);
		const { grade, begun, tries } = date
			? standingOf(sessions, date, level)
			: { grade: null, begun: false, tries: 0 };
		const line = grade
			? text.solved(grade, tries)
			: begun
				? text.begun(tries)
				: puzzle
					? text.task(puzzle.supply.length, puzzle.keys.length)
					: outside
						? text.noPuzzle
						: text.range(SUPPLY[level][0], SUPPLY[level][1]);
		return {
			level,
			line,
			begun,
			solved: grade !== null,
			keys: puzzle?.keys ?? [],
			href: date && !outside ? `${daily}?p=${date}-${level}` : daily
		};
	});
}
