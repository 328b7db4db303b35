// What the editor's note line says, and the names it uses.
import { cornersOf } from '$lib/boards/names.ts';
import { sayCount } from '$lib/puzzle/counts.ts';
import type { Said } from '$lib/puzzle/notes.ts';
import { sayLook, sayNote } from '$lib/puzzle/notes.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { EditorText } from '$lib/text/en/editor.ts';
import type { FullPuzzleText } from '$lib/text/en/puzzle-later.ts';
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import type { PuzzleBlock } from '../../../puzzles/schema/puzzle.ts';
import type { Editor } from './editor.svelte.ts';

export function nameOf({ shape, colour }: PuzzleBlock, puzzle: PuzzleText, common: Common): string {
	return puzzle.block(puzzle.shapes[shape] ?? shape, common.key.colours[colour]);
}

export function placementName(
	block: PuzzleBlock,
	cells: readonly Cell[],
	text: EditorText,
	puzzle: PuzzleText,
	common: Common
): string {
	const top = 1 + Math.max(...cells.map(([, , z]) => z));
	return text.check.solution(nameOf(block, puzzle, common), ...cornersOf(cells), top);
}

export function sayEditor(editor: Editor, text: EditorText, puzzle: FullPuzzleText, common: Common): Said {
	const { note } = editor;
	const words = text.note;
	const name = (block: PuzzleBlock) => nameOf(block, puzzle, common);
	switch (note?.kind) {
		case undefined: {
			const { board } = editor;
			const { note: held } = board;
			const said =
				held.kind === 'held' ? sayLook(held.look, puzzle, puzzle.reasons) : sayNote(board, puzzle, null);
			// Squares of a key are only spoken of when there is one.
			const { verdict } = board;
			return verdict && verdict.fits.length > 0
				? { ...said, second: sayCount(board, verdict, puzzle) }
				: said;
		}
		case 'idle':
			return { tone: 'plain', strong: words.idle, second: words.idleText };
		case 'erasing':
			return { tone: 'plain', strong: words.erasing, second: words.erasingText };
		case 'nothing-there':
			return { tone: 'plain', strong: words.nothing };
		case 'supply-full':
			return { tone: 'bad', strong: words.full };
		case 'placed':
			return { tone: 'good', strong: words.placed(name(note.block)) };
		case 'erased':
			return { tone: 'plain', strong: words.erased(name(note.block)) };
		case 'in-temple':
			return { tone: 'bad', strong: words.inTemple(name(note.block)) };
		case 'needed':
			return {
				tone: 'bad',
				strong: words.needed(name(note.block), name(note.needs)),
				second: words.neededText
			};
	}
}
