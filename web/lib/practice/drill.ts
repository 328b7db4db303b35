// Five puzzles against one wrong idea: which of them are look-alikes follows from when the five were begun.
import { engineJobs } from '$lib/engine/jobs.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import { nextPractice, ratingOf } from '$lib/progress/rating.ts';
import type { PracticeSession, Rung } from '$lib/progress/records.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { DRILLS } from '../../games/block-and-key/puzzles/drills.ts';

export const DRILL_SIZE = 5;

const middle = () => 0.5;

export const isTrapIn = ({ began, rung }: Rung): boolean => DRILLS[began % DRILLS.length]?.[rung - 1] ?? true;

export async function makeDrillPuzzle(run: Rung, signal: AbortSignal): Promise<Puzzle> {
	const { began, rung, idea } = run;
	const { level } = nextPractice(ratingOf(progress.practice ?? []), middle);
	const seed = `drill ${idea} ${began} ${rung}`;
	const asked = idea && { seed, idea, trap: isTrapIn(run), level };
	const puzzle = asked && (await (await engineJobs()).ask('makeDrill', asked, signal));
	if (!puzzle) throw new Error('no puzzle was found');
	return puzzle;
}

/** The play of a drill that stands open. */
export function openDrill(practice: readonly PracticeSession[]): PracticeSession | null {
	const last = practice
		.filter(({ source, run }) => source === 'drill' && run?.idea !== undefined)
		.sort((a, b) => b.openedAt - a.openedAt)[0];
	return last && last.solvedAt === null && last.leftAt === null ? last : null;
}
