// The queue of tricky ones: puzzles a person failed and chose to see again, scheduled by ts-fsrs in whole days.
// Opt-in, and apart from everything else: it never feeds the streak, the rating or the dailies.
import { createEmptyCard, fsrs, Rating, type Card, type Grade as FsrsGrade } from 'ts-fsrs';
import type { Grade, Instant, Play, StoredCard, TrickyCard } from './records.ts';
import { isFirst } from './sessions.ts';

/** No fuzz, so that the same facts always give the same date; no steps of minutes, a day is the least. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

function toStored(card: Card): StoredCard {
	return {
		due: card.due.getTime(),
		stability: card.stability,
		difficulty: card.difficulty,
		elapsed_days: card.elapsed_days,
		scheduled_days: card.scheduled_days,
		learning_steps: card.learning_steps,
		reps: card.reps,
		lapses: card.lapses,
		state: card.state,
		last_review: card.last_review?.getTime() ?? null
	};
}

function toCard({ due, last_review, ...rest }: StoredCard): Card {
	const card: Card = { ...rest, due: new Date(due) };
	return last_review === null ? card : { ...card, last_review: new Date(last_review) };
}

/** What a play says about how well the puzzle is known; null is given up. */
export function reviewGrade(grade: Grade | null): FsrsGrade {
	if (isFirst(grade)) return Rating.Good;
	return grade === 'retried' ? Rating.Hard : Rating.Again;
}

/** Solved at once and alone is not tricky. */
export const isTricky = ({ grade, attempts, hints }: Pick<Play, 'grade' | 'attempts' | 'hints'>): boolean =>
	!isFirst(grade) && (attempts.length > 0 || hints > 0);

/** First due a day later. A puzzle that was taken out starts anew; one in the queue stays as it is. */
export function addTricky(
	play: Pick<Play, 'puzzle' | 'level' | 'themes'>,
	text: string | null,
	now: Instant,
	known: TrickyCard | null = null
): TrickyCard {
	if (known && !known.removed) return known;
	const at = new Date(now);
	return {
		key: play.puzzle,
		level: play.level,
		themes: [...play.themes],
		text,
		addedAt: now,
		changedAt: after(known, now),
		removed: false,
		card: toStored(scheduler.next(createEmptyCard(at), at, Rating.Again).card)
	};
}

/** Later than the record it follows even if the clock was set back, or a merge would drop it. */
const after = (known: TrickyCard | null, now: Instant) => Math.max(now, (known?.changedAt ?? -1) + 1);

export function reviewTricky(tricky: TrickyCard, grade: Grade | null, now: Instant): TrickyCard {
	// The scheduler refuses a review before the last one.
	const at = Math.max(now, tricky.card.last_review ?? 0);
	const { card } = scheduler.next(toCard(tricky.card), new Date(at), reviewGrade(grade));
	return { ...tricky, changedAt: after(tricky, now), card: toStored(card) };
}

export const removeTricky = (tricky: TrickyCard, now: Instant): TrickyCard => ({
	...tricky,
	changedAt: after(tricky, now),
	removed: true
});

/** Those to see now, the longest overdue first. */
export function dueTricky(cards: readonly TrickyCard[], now: Instant): TrickyCard[] {
	return cards
		.filter(({ removed, card }) => !removed && card.due <= now)
		.sort((a, b) => a.card.due - b.card.due || (a.key < b.key ? -1 : 1));
}

/** When the next one comes, or null for an empty queue. */
export function nextDue(cards: readonly TrickyCard[]): Instant | null {
	const dues = cards.filter(({ removed }) => !removed).map(({ card }) => card.due);
	return dues.length > 0 ? Math.min(...dues) : null;
}
