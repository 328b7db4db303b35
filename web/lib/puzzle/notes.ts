// What the note line says about the state of a session.
import type { PuzzleLaterText } from '$lib/text/en/puzzle-later.ts';
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import type { NoteContent } from '$lib/ui/note.ts';
import { cornersOf } from '$lib/boards/names.ts';
import type { Violation } from '../../../engine-wasm/host/vocabulary.ts';
import type { Verdict } from '../../games/block-and-key/judging.ts';
import type { Look } from '../../games/block-and-key/trial.ts';
import type { PuzzleSession } from './session.svelte.ts';

export interface Said extends NoteContent {
	readonly strong: string;
	/** The rule to explain. */
	readonly rule?: Violation;
	/** Refusals besides the first. */
	readonly more?: number;
}

type Reasons = PuzzleLaterText['reasons'];

/** What is said in words that come later than the rest (later.ts). */
export interface Later {
	hint(step: number): Said;
	miss(verdict: Verdict, again: boolean): Said;
	count(verdict: Verdict): string;
	readonly reasons: Reasons;
	readonly claimed: PuzzleLaterText['claimed'];
	/** What to do is not told above the board. */
	readonly saysGoal: boolean;
}

/** `later`: null until it is there. */
export function sayNote(session: PuzzleSession, text: PuzzleText, later: Later | null): Said {
	const { note, verdict } = session;
	const words = text.note;
	const waiting: Said = { tone: 'plain', strong: words.loading };
	switch (note.kind) {
		case 'idle':
			if (!later?.saysGoal) return { tone: 'plain', strong: words.idle };
			return {
				tone: 'plain',
				strong: text.goal(session.puzzle.keys.length).join(''),
				after: words.idle
			};
		case 'held': {
			const said = sayLook(note.look, text, later?.reasons ?? null);
			return verdict && later ? { ...said, second: later.count(verdict) } : said;
		}
		case 'miss':
			return verdict && later ? later.miss(verdict, note.again) : waiting;
		case 'hint':
			return later?.hint(note.step) ?? waiting;
		case 'solved':
			return {
				tone: 'gold',
				strong:
					later?.claimed(session.puzzle.keys.length, note.tries, note.hints, note.assisted) ?? words.loading
			};
		case 'said':
			return { tone: 'plain', strong: note.text, ...(note.second ? { second: note.second } : {}) };
	}
}

/** Whether the Block in the hand may stand there, where that is, and how much of it the view shows. */
export function sayLook(look: Look, text: PuzzleText, reasons: Reasons | null): Said {
	const words = text.note;
	const [from, to] = cornersOf(look.cells);
	const where = words.where(from, to, look.top);
	const [first] = look.reasons;
	if (first) {
		if (!reasons) return { tone: 'bad', before: where, strong: text.cannotPlace };
		const { name, text: fact } = reasons[first.rule];
		return {
			tone: 'bad',
			before: where,
			strong: name,
			text: fact(first.height, first.top),
			rule: first.rule,
			more: look.reasons.length - 1
		};
	}
	return {
		tone: 'good',
		strong: words.fits,
		text: look.bridge ? words.bridge(from, to, look.top) : where,
		second: words.seen(look.seen, look.faces)
	};
}
