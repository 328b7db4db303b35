// The records of learning: the place in each lesson, and every answer that shows something about a rule. An answer is a fact with
// a key of its own and never changes, so copies of a device's progress are joined without loss.
import type { AnswerKind, AnswerRecord, Instant, LessonRecord } from '$lib/progress/records.ts';

export interface Answer {
	readonly at: Instant;
	/** `<course>.<lesson>.<step>` */
	readonly step: string;
	readonly rules: readonly string[];
	readonly how: AnswerKind;
	/** Among steps of other lessons, in the refresher or before a game night. */
	readonly mixed: boolean;
}

/** Where somebody is in a lesson. */
export interface LessonPlace {
	readonly course: string;
	readonly lesson: string;
	/** Steps done, from the beginning; never falls. */
	readonly steps: number;
	readonly finishedAt: Instant | null;
	readonly changedAt: Instant;
	/** The step that is open, and what was done in it. */
	readonly open: LessonRecord['open'];
}

export const lessonKey = (course: string, lesson: string): string => `${course}.${lesson}`;

export function lessonRecord(
	place: LessonPlace,
	known: LessonRecord | undefined,
	now: Instant
): LessonRecord {
	return {
		key: lessonKey(place.course, place.lesson),
		startedAt: known?.startedAt ?? now,
		changedAt: Math.max(now, (known?.changedAt ?? 0) + 1),
		steps: Math.max(place.steps, known?.steps ?? 0),
		finishedAt: known?.finishedAt ?? place.finishedAt,
		open: place.open
	};
}

export const answerRecord = (answer: Answer): AnswerRecord => ({
	key: `${answer.step}@${answer.at}`,
	...answer
});

/** The lessons among the records, by their key. */
export function placesIn(records: readonly LessonRecord[]): ReadonlyMap<string, LessonPlace> {
	const places = records.flatMap(({ key, steps, finishedAt, changedAt, open }): [string, LessonPlace][] => {
		const [course = '', lesson = ''] = key.split('.');
		return lesson ? [[key, { course, lesson, steps, finishedAt, changedAt, open }]] : [];
	});
	return new Map(places);
}

/** In order of time. */
export const answersIn = (records: readonly AnswerRecord[]): Answer[] =>
	records.map(({ key: _, ...answer }) => answer).sort((a, b) => a.at - b.at || (a.step < b.step ? -1 : 1));
