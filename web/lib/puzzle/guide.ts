// The note line as teacher of the first puzzle: after every deed the next step towards the answer, in place of the
// usual words.
import { squareName } from '$lib/boards/names.ts';
import type { FirstText } from '$lib/text/en/first.ts';
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import {
	TURNS,
	gripSquare,
	heldOn,
	restingCells,
	turnPose,
	type Held,
	type Turn
} from '../../games/block-and-key/placing.ts';
import { heldIn } from '$lib/boards/placing/hand.ts';
import { sayNote, type Later, type Said } from './notes.ts';
import type { PuzzleSession } from './session.svelte.ts';

export function sayStep(
	session: PuzzleSession,
	text: PuzzleText,
	words: FirstText,
	later: Later | null
): Said {
	const usual = sayNote(session, text, later);
	switch (session.note.kind) {
		case 'idle':
			return { ...usual, strong: words.choose, second: words.chooseText };
		case 'miss':
			return { tone: usual.tone, strong: usual.strong, second: words.again };
		case 'held': {
			const [strong, second] = nextStep(session, text, words);
			if (usual.tone === 'bad') return { ...usual, text: strong };
			return { tone: usual.tone, before: usual.text ?? '', strong, second };
		}
		default:
			return usual;
	}
}

function nextStep(
	session: PuzzleSession,
	text: PuzzleText,
	words: FirstText
): readonly [strong: string, second: string] {
	const { clues, ghost } = session;
	const held = heldIn(session.hand);
	if (!clues || !ghost || !held || ghost.block !== clues.block) return [words.wrong, words.wrongText];
	if (session.verdict?.claims) return [words.match, words.matchText];
	const turn = TURNS.find((how) => isSame(cellsAfter(session, held, how), clues.cells));
	if (turn) return [words.turn(text.turns[turn]), words.turnText];
	const { seat, position } = session.puzzle;
	const there = heldOn(held.pose, clues.cells, seat) ?? held;
	return [words.move(squareName(gripSquare(there, position.floor))), words.moveText];
}

function cellsAfter({ puzzle, trial }: PuzzleSession, { pose, square }: Held, how: Turn): Cell[] {
	const turned = { pose: turnPose(pose, how, 1, puzzle.seat), square };
	return restingCells(turned, puzzle.position.floor, trial.heightAt);
}

const isSame = (a: readonly Cell[], b: readonly Cell[]) =>
	a.length === b.length && a.every((cell) => b.some((other) => String(other) === String(cell)));
