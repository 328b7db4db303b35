// Puzzles that were made on the device, as its records hold them, and playing them.
import { expect, type Page } from '@playwright/test';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import type { Puzzle } from '../../puzzles/schema/puzzle.ts';
import { puzzleOfPlay } from '../../web/lib/practice/opened.ts';
import type { PracticeSession } from '../../web/lib/progress/records.ts';
import { recordsIn } from './killing.ts';
import { answerOf, placeButton, slot, squareButton, turnButton } from './solving.ts';

/** Plays of a source in order of time. */
export const playsOf = async (page: Page, source: PracticeSession['source']): Promise<PracticeSession[]> =>
	(await recordsIn<PracticeSession>(page, 'practice'))
		.filter((play) => play.source === source)
		.sort((a, b) => a.openedAt - b.openedAt);

/** The puzzle on the screen: the latest that was opened. */
export async function standing(page: Page, source: PracticeSession['source']): Promise<Puzzle> {
	const play = (await playsOf(page, source)).at(-1);
	const puzzle = play && puzzleOfPlay(play, deck.shapes);
	if (!puzzle) throw new Error('no puzzle stands open');
	return puzzle;
}

/** Holds the answer out; placing it is left. */
export async function holdAnswer(page: Page, puzzle: Puzzle): Promise<void> {
	const { block, turns, square } = await answerOf(puzzle);
	await slot(page, block).click();
	for (const turn of turns) await turnButton(page, turn).click();
	await squareButton(page, square).click();
	await expect(placeButton(page)).toHaveAttribute('aria-disabled', 'false');
}

/** Places another Block than the answer's where it appears. */
export async function miss(page: Page, puzzle: Puzzle): Promise<void> {
	const { block } = await answerOf(puzzle);
	for (let other = 0; other < puzzle.supply.length; other++) {
		if (other === block) continue;
		await slot(page, other).click();
		await expect(slot(page, other)).toHaveAttribute('aria-pressed', 'true');
		if (!(await placeButton(page).isVisible())) continue;
		await placeButton(page).click();
		await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
		return;
	}
	throw new Error('no other Block fits anywhere');
}
