// A stored practice, opened again: its puzzle read back from its text, with what was once worked out about it.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { PracticeSession, PracticeSource } from '$lib/progress/records.ts';
import {
	blockPlace,
	firstUnplaceable,
	LinkError,
	parseLink,
	type LinkPuzzle,
	type Shapes
} from '../../games/block-and-key/puzzles/link.ts';

/** The puzzle of a link with all its Blocks proved placeable; throws a LinkError. */
export function openLink(text: string, shapes: Shapes, engine: PuzzleEngine): LinkPuzzle {
	const held = parseLink(text, shapes);
	const bad = firstUnplaceable(engine, held.position);
	if (bad !== null) throw new LinkError('unplaceable', ...blockPlace(text, bad));
	return held;
}

type Facts = Pick<PracticeSession, 'puzzle' | 'level' | 'difficulty' | 'themes' | 'text'>;

/** Null for a text that cannot be read any more. */
export function puzzleOfPlay(facts: Facts, shapes: Shapes): Puzzle | null {
	const { puzzle: id, level, difficulty, themes, text } = facts;
	try {
		return { ...parseLink(text, shapes), id, level, difficulty, themes };
	} catch {
		return null;
	}
}

/** The latest one of a source that was neither solved nor left; of one puzzle only, if it is named. */
export function openPlay(
	practice: readonly PracticeSession[],
	source: PracticeSource,
	puzzle?: string
): PracticeSession | null {
	return (
		practice
			.filter((play) => play.source === source && play.solvedAt === null && play.leftAt === null)
			.filter((play) => puzzle === undefined || play.puzzle === puzzle)
			.sort((a, b) => b.openedAt - a.openedAt)[0] ?? null
	);
}

export const isUntouched = ({ attempts, hints }: PracticeSession): boolean =>
	attempts.length === 0 && hints === 0;
