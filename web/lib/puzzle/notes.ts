// What the note line says about the state of a session.
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import type { NoteContent } from '$lib/ui/note.ts';
import { cornersOf } from '$lib/boards/names.ts';
import type { Violation } from '../../../engine-wasm/host/vocabulary.ts';
import type { Look } from '../../games/block-and-key/trial.ts';
import type { PuzzleSession } from './session.svelte.ts';

export interface Said extends NoteContent {
	readonly strong: string;
	/** The rule to explain. */
	readonly rule?: Violation;
	/** Refusals besides the first. */
	readonly more?: number;
}

/** How a hint is said comes later than the rest (hints.ts). */
export function sayNote(session: PuzzleSession, text: PuzzleText, sayHint: (step: number) => Said): Said {
	const { note } = session;
	const words = text.note;
	switch (note.kind) {
		case 'idle':
			return { tone: 'plain', strong: words.idle, second: words.idleText(session.puzzle.keys.length) };
		case 'held':
			return sayLook(note.look, session.trial.total, text);
		case 'miss':
			return { tone: 'hint', strong: words.miss(note.missing), second: words.missText };
		case 'hint':
			return sayHint(note.step);
		case 'solved':
			return { tone: 'gold', strong: words.solved(session.puzzle.keys.length, note.tries, note.hints) };
		case 'said':
			return { tone: 'plain', strong: note.text, ...(note.second ? { second: note.second } : {}) };
	}
}

/** What the Block in the hand would do; `total`: squares of all keys. */
export function sayLook(look: Look, total: number, text: PuzzleText): Said {
	const words = text.note;
	const [from, to] = cornersOf(look.cells);
	const where = words.where(from, to, look.top);
	const [first] = look.reasons;
	if (first) {
		const { name, text: fact } = text.reasons[first.rule];
		return {
			tone: 'bad',
			before: where,
			strong: name,
			text: fact(first.height, first.top),
			rule: first.rule,
			more: look.reasons.length - 1
		};
	}
	const right = look.fits.reduce((sum, fit) => sum + (fit?.right ?? 0), 0);
	return {
		tone: 'good',
		strong: words.fits,
		text: look.bridge ? words.bridge(from, to, look.top) : where,
		second: words.shows(right, total)
	};
}
