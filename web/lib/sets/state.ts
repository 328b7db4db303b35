// How somebody stands with the puzzles of a set, from what they have played.
import type { PracticeSession } from '$lib/progress/records.ts';
import { linkId } from '../../games/block-and-key/puzzles/link.ts';

export type PuzzleState = 'open' | 'tried' | 'solved';

/** For each link in turn. */
export function statesOf(
	links: readonly string[],
	practice: readonly PracticeSession[]
): readonly PuzzleState[] {
	const plays = new Map<string, PuzzleState>();
	for (const { puzzle, solvedAt, attempts, hints } of practice) {
		if (solvedAt !== null) plays.set(puzzle, 'solved');
		else if (!plays.has(puzzle) && (attempts.length > 0 || hints > 0)) plays.set(puzzle, 'tried');
	}
	return links.map((link) => plays.get(linkId(link)) ?? 'open');
}
