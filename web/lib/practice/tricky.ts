// The queue of tricky ones on the page: adding, reviewing and taking out, each stored at once. ts-fsrs comes with it.
import { progress } from '$lib/progress/progress.svelte.ts';
import { puzzlesOf } from '$lib/puzzle/daily.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import type { CivilDate } from '$lib/progress/civil.ts';
import type { PracticeSession, TrickyCard } from '$lib/progress/records.ts';
import { addTricky, dueTricky, nextDue, removeTricky, reviewTricky } from '$lib/progress/tricky.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { puzzleOfPlay } from './opened.ts';
import { playsOf } from './plays.ts';

export { dueTricky, nextDue, playsOf };

async function known(puzzle: string): Promise<TrickyCard | null> {
	const outcome = await (await progress.store()).get('tricky', puzzle);
	return (outcome.ok && outcome.value) || null;
}

export async function add(play: PracticeSession): Promise<void> {
	const card = addTricky(play, play.text, Date.now(), await known(play.puzzle));
	await (await progress.store()).put('tricky', card);
}

export async function remove(puzzle: string): Promise<void> {
	const card = await known(puzzle);
	if (card) await (await progress.store()).put('tricky', removeTricky(card, Date.now()));
}

/** The end of a review and the new date go into one transaction, so that it counts exactly once. */
export async function finishReview(play: PracticeSession): Promise<void> {
	const card = await known(play.puzzle);
	const store = await progress.store();
	const reviewed = card && !card.removed ? [reviewTricky(card, play.grade, Date.now())] : [];
	await store.putAll({ practice: [play], tricky: reviewed });
}

/** The puzzle of a card; a daily is found by its id. Null when neither can be read. */
export async function puzzleOfCard({ key, level, themes, text }: TrickyCard): Promise<Puzzle | null> {
	if (text !== null) {
		const [play] = await playsOf(key);
		return puzzleOfPlay({ puzzle: key, level, themes, text, difficulty: play?.difficulty ?? 0 }, SHAPES);
	}
	const date = dateOfKey(key);
	const dailies = date === null ? null : await puzzlesOf(date);
	return dailies?.find(({ id }) => id === key) ?? null;
}

/** The day of a daily; null for others. */
export const dateOfKey = (key: string): CivilDate | null => /^(\d{4}-\d\d-\d\d)-/.exec(key)?.[1] ?? null;
