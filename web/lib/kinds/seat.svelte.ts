// What plays a puzzle of any kind: a session of placing, one for each of two Blocks, or a question.
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { PracticeSession } from '$lib/progress/records.ts';
import { PuzzleSession, type SessionOptions } from '$lib/puzzle/session.svelte.ts';
import { AskSession } from './ask.svelte.ts';
import { Pair } from './pair.svelte.ts';

export interface Seat {
	readonly puzzle: Puzzle;
	/** Where Blocks are placed. */
	readonly session: PuzzleSession<PracticeSession> | null;
	/** Where a question is answered. */
	readonly asked: AskSession | null;
	/** In the note line. */
	say(text: string): void;
}

export function takeSeat(options: SessionOptions<PracticeSession>): Seat {
	const { puzzle } = options;
	const { kind = 'one-block' } = puzzle;
	if (kind === 'two-blocks') return new Pair(options);
	if (kind === 'one-block') {
		const session = new PuzzleSession(options);
		return { puzzle, session, asked: null, say: (text) => session.say(text) };
	}
	const asked = new AskSession(options);
	return { puzzle, session: null, asked, say: (text) => asked.say(text) };
}
