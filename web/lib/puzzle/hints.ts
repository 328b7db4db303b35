// The steps of the hint ladder in words, and what the note line says only in use.
import type { Common } from '$lib/text/en/common.ts';
import type { FullPuzzleText } from '$lib/text/en/puzzle-later.ts';
import { columnName, cornersOf } from '$lib/boards/names.ts';
import { sayCount, sayMiss } from './counts.ts';
import type { Later, Said } from './notes.ts';
import type { PuzzleSession } from './session.svelte.ts';

export const laterWords = (
	session: PuzzleSession,
	text: FullPuzzleText,
	common: Common,
	goal: HTMLElement | null = null
): Later => ({
	saysGoal: goal === null || getComputedStyle(goal).display === 'none',
	reasons: text.reasons,
	claimed: text.claimed,
	hint: (step) => sayHintNote(session, step, text, common),
	miss: (verdict, again) => sayMiss(session, verdict, again, text, common),
	count: (verdict) => sayCount(session, verdict, text)
});

/** For the note line, as soon as it is taken. */
function sayHintNote(session: PuzzleSession, step: number, text: FullPuzzleText, common: Common): Said {
	const { answer, why } = sayHint(session, step, text, common);
	// The ladder shows why; two lines have no room for it.
	return { tone: 'hint', strong: text.hints.short(step), text: answer, after: why };
}

/** One step of the ladder, and why it is so. */
export function sayHint(
	session: PuzzleSession,
	step: number,
	text: FullPuzzleText,
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
			why: clues.isFirst
				? words.firstWhy(clues.adds)
				: words.blockWhy(clues.adds, clues.old.length, clues.rivals)
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
	const why = clues.isFirst ? words.firstAnswerWhy : words.answerWhy(trial.total);
	return { answer: words.answer(text.note.span(from, to), clues.top), why };
}
