// What a backup file tells of puzzles that its owner solved alone: each once, by its first play. To export the file is their own act.
import { deck } from '../../block-and-key/deck.ts';
import { levelOf, parseLink } from '../../../web/games/block-and-key/puzzles/link.ts';
import type { Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { storedDailies } from '../dailies/stored.ts';
import type { Solving } from './fit.ts';

interface Play {
	readonly puzzle: string;
	readonly openedAt: number;
	readonly solvedAt: number | null;
	readonly hints: number;
	readonly assistedAt?: number | null;
	/** Practice only: the puzzle in its link notation. */
	readonly text?: string;
}

/** Who takes longer has put the device away. */
const LONGEST = 30 * 60;

export function solvingsIn(backup: string, person: string): Solving<Draft>[] {
	const { records } = JSON.parse(backup) as { records: { sessions?: Play[]; practice?: Play[] } };
	const plays = [...(records.sessions ?? []), ...(records.practice ?? [])];
	const seen = new Set<string>();
	return plays
		.sort((a, b) => a.openedAt - b.openedAt)
		.flatMap(({ puzzle: id, openedAt, solvedAt, hints, assistedAt, text }): Solving<Draft>[] => {
			const isFirst = !seen.has(id);
			seen.add(id);
			const seconds = ((solvedAt ?? Infinity) - openedAt) / 1000;
			if (!isFirst || hints > 0 || typeof assistedAt === 'number' || !(seconds > 0 && seconds < LONGEST))
				return [];
			const puzzle = text === undefined ? daily(id) : ofLink(id, text);
			return puzzle ? [{ puzzle, person, seconds }] : [];
		});
}

function daily(id: string): Draft | null {
	return storedDailies(id.slice(0, 10))?.find((puzzle) => puzzle.id === id) ?? null;
}

/** Null for what is not looked at from the south or no link at all. */
function ofLink(id: string, text: string): Draft | null {
	try {
		const held = parseLink(text, deck.shapes);
		return held.seat === 'S' ? { ...held, id, level: levelOf(held.keys) } : null;
	} catch {
		return null;
	}
}
