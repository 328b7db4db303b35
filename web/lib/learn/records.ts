// The records of learning: the place in each lesson, and every answer that shows something about a rule. An answer is a fact with
// a key of its own and never changes, so copies of a device's progress are joined without loss.
import type { Instant, Json, Progress } from '$lib/progress/records.ts';
import type { CourseId } from '../../../puzzles/schema/lesson.ts';

/** How a step was answered. Did: with guidance, hints or slips. Knew: alone and at once. Missed: shown the answer. */
export const ANSWERS = ['did', 'knew', 'missed'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

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
	readonly open: { readonly step: string; readonly actions: readonly string[] } | null;
}

const LESSON = 'lesson:';
const ANSWER = 'answer:';

export const lessonKey = (course: string, lesson: string): string => `${LESSON}${course}.${lesson}`;

export function lessonRecord(place: LessonPlace, known: Progress | undefined, now: Instant): Progress {
	return {
		key: lessonKey(place.course, place.lesson),
		kind: place.course,
		startedAt: known?.startedAt ?? now,
		changedAt: Math.max(now, (known?.changedAt ?? 0) + 1),
		steps: Math.max(place.steps, known?.steps ?? 0),
		finishedAt: known?.finishedAt ?? place.finishedAt,
		data: { open: place.open }
	};
}

export function answerRecord({ at, step, rules, how, mixed }: Answer): Progress {
	return {
		key: `${ANSWER}${step}@${at}`,
		kind: step.split('.')[0] as CourseId,
		startedAt: at,
		changedAt: at,
		steps: 1,
		finishedAt: at,
		data: { rules, how, mixed }
	};
}

const isObject = (value: Json): value is Readonly<Record<string, Json>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: Json | undefined): string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The lessons among the records, by their key. */
export function placesIn(records: readonly Progress[]): ReadonlyMap<string, LessonPlace> {
	const places = records.flatMap(({ key, steps, finishedAt, changedAt, data }): [string, LessonPlace][] => {
		const [course = '', lesson = ''] = key.startsWith(LESSON) ? key.slice(LESSON.length).split('.') : [];
		if (!lesson) return [];
		const open =
			isObject(data) && isObject(data['open'] ?? null) ? (data['open'] as Record<string, Json>) : null;
		const step = open?.['step'];
		return [
			[
				key,
				{
					course,
					lesson,
					steps,
					finishedAt,
					changedAt,
					open: typeof step === 'string' ? { step, actions: texts(open?.['actions']) } : null
				}
			]
		];
	});
	return new Map(places);
}

/** The answers among the records, in order of time. */
export function answersIn(records: readonly Progress[]): Answer[] {
	return records
		.flatMap(({ key, startedAt: at, data }): Answer[] => {
			if (!key.startsWith(ANSWER) || !isObject(data)) return [];
			const how = ANSWERS.find((known) => known === data['how']);
			const step = key.slice(ANSWER.length, key.lastIndexOf('@'));
			return how ? [{ at, step, rules: texts(data['rules']), how, mixed: data['mixed'] === true }] : [];
		})
		.sort((a, b) => a.at - b.at || (a.step < b.step ? -1 : 1));
}
