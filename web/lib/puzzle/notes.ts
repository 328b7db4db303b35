// What the note line says about the state of a session.
import type { Common } from '$lib/text/en/common.ts';
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import { columnName, cornersOf } from '$lib/boards/names.ts';
import type { Violation } from '../../../engine-wasm/host/vocabulary.ts';
import type { Look } from '../../games/block-and-key/trial.ts';
import type { PuzzleSession } from './session.svelte.ts';

export interface Said {
	readonly tone: 'plain' | 'good' | 'bad' | 'gold' | 'hint';
	/** Heard before the rest, not seen: where the Block is. */
	readonly before?: string;
	readonly strong: string;
	readonly text?: string;
	/** Heard after the rest, not seen. */
	readonly after?: string;
	/** On a line of its own. */
	readonly second?: string;
	/** The rule to explain. */
	readonly rule?: Violation;
	/** Refusals besides the first. */
	readonly more?: number;
}

export function sayNote(session: PuzzleSession, text: PuzzleText, common: Common): Said {
	const { note } = session;
	const words = text.note;
	switch (note.kind) {
		case 'idle':
			return { tone: 'plain', strong: words.idle, second: words.idleText(session.puzzle.keys.length) };
		case 'held':
			return sayLook(note.look, session.trial.total, text);
		case 'miss':
			return { tone: 'hint', strong: words.miss(note.missing), second: words.missText };
		case 'hint': {
			const { answer, why } = sayHint(session, note.step, text, common);
			// The ladder shows why; two lines have no room for it.
			return { tone: 'hint', strong: text.hints.short(note.step), text: answer, after: why };
		}
		case 'solved':
			return { tone: 'gold', strong: words.solved(session.puzzle.keys.length, note.tries, note.hints) };
		case 'said':
			return { tone: 'plain', strong: note.text, ...(note.second ? { second: note.second } : {}) };
	}
}

function sayLook(look: Look, total: number, text: PuzzleText): Said {
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

/** One step of the ladder, and why it is so. */
export function sayHint(
	session: PuzzleSession,
	step: number,
	text: PuzzleText,
	common: Common
): { readonly answer: string; readonly why: string } {
	const { clues, puzzle, trial } = session;
	const words = text.hints;
	if (!clues) return { answer: words.none, why: '' };
	const { seat, position } = puzzle;
	const column = (u: number) => columnName(u, seat, position.floor);
	const [from, to] = cornersOf(clues.cells);
	if (step === 1) {
		const { shape = '', colour = 'w' } = puzzle.supply[clues.block] ?? {};
		const name = text.block(text.shapes[shape] ?? shape, common.key.colours[colour]);
		return {
			answer: words.block(name),
			why: words.blockWhy(clues.adds, clues.old.length, clues.rivals)
		};
	}
	if (step === 2) {
		const { columns, rows, old } = clues;
		const there = old.map(({ u, v, colour }) => words.shown(common.key.colours[colour], column(u), v + 1));
		return {
			answer: words.area(column(columns[0]), column(columns[1]), rows[0] + 1, rows[1] + 1),
			why: words.areaWhy([...new Set(there)].join('; '))
		};
	}
	if (step === 3) {
		const { wide, deep, high } = clues.size;
		const keys = clues.fits.map(({ rotation }) => words.keyTurn[rotation] ?? '');
		const why = clues.cornerOnly
			? words.cornerWhy
			: `${clues.bridge ? `${words.bridgeWhy} ` : ''}${words.tallWhy(clues.top, clues.beside)}`;
		return { answer: [words.turn(wide, deep, high), ...keys].join(' '), why };
	}
	return { answer: words.answer(from, to, clues.top), why: words.answerWhy(trial.total) };
}
