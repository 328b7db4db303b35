// What the note line says about a puzzle of a kind besides the usual one.
import { cornersOf } from '$lib/boards/names.ts';
import { sayLook, sayNote, type Said } from '$lib/puzzle/notes.ts';
import type { PuzzleSession } from '$lib/puzzle/session.svelte.ts';
import type { Common } from '$lib/text/en/common.ts';
import type { PracticeText } from '$lib/text/en/practice.ts';
import type { PuzzleLaterText } from '$lib/text/en/puzzle-later.ts';
import type { PuzzleText } from '$lib/text/en/puzzle.ts';
import type { PuzzleBlock } from '../../../puzzles/schema/puzzle.ts';
import { YES_NO, type AskSession, type Proof } from './ask.svelte.ts';
import { FirstSession, SecondSession } from './pair.svelte.ts';

type Words = PracticeText['kinds'];

/** Which of two Blocks it is, and what it has to do; null for other sessions. */
export function pairWords(session: PuzzleSession, { two }: Words): readonly [string, string] | null {
	if (session instanceof FirstSession) return [two.first, two.firstText];
	return session instanceof SecondSession ? [two.second, two.secondText] : null;
}

/** As usual, but for the Block that is to be chosen. */
export const sayPair =
	(words: Words): typeof sayNote =>
	(session, text, later) => {
		const [strong, second] = (session.note.kind === 'idle' && pairWords(session, words)) || [];
		return strong && second ? { tone: 'plain', strong, second } : sayNote(session, text, later);
	};

export function sayAsk(
	asked: AskSession,
	{ ask }: Words,
	text: PuzzleText,
	reasons: PuzzleLaterText['reasons'] | null,
	common: Common
): Said {
	const { puzzle, proof } = asked;
	if (asked.said !== null) return { tone: 'plain', strong: asked.said };
	if (asked.done) {
		const reason = proof ? sayProof(proof, puzzle.supply, ask, text, reasons, common) : ask.nothing;
		const [broken] = proof?.look.reasons ?? [];
		const tone = asked.solved ? 'gold' : 'bad';
		const strong = asked.solved ? ask.right : ask.wrong;
		return { tone, strong, second: reason, ...(broken && { rule: broken.rule }) };
	}
	const last = asked.given.at(-1);
	if (last !== undefined && asked.answers > YES_NO.length)
		return { tone: 'bad', strong: ask.notThis(last + 1), text: ask.another };
	const question = ask[puzzle.kind === 'which-key' ? 'which-key' : 'is-there-a-claim'];
	return { tone: 'plain', strong: question, second: ask.lead };
}

function sayProof(
	{ block, cells, look }: Proof,
	supply: readonly PuzzleBlock[],
	ask: Words['ask'],
	text: PuzzleText,
	reasons: PuzzleLaterText['reasons'] | null,
	common: Common
): string {
	const { shape = '', colour = 'w' } = supply[block] ?? {};
	const name = text.block(text.shapes[shape] ?? shape, common.key.colours[colour]);
	if (look.legal) return ask.claims(name, ask.place(...cornersOf(cells), look.top));
	const { strong, text: why = '' } = sayLook(look, text, reasons);
	return ask.seems(name, `${strong} ${why}`);
}
