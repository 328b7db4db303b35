// Reads and writes the records of learning in this device's store. Apart from records.ts, which tools and tests use without a store.
import { progress } from '$lib/progress/progress.svelte.ts';
import type { LessonRecord } from '$lib/progress/records.ts';
import { answerRecord, lessonKey, lessonRecord, placesIn, type Answer, type LessonPlace } from './records.ts';
import type { Learned } from './standing.ts';

/** The records of all lessons and answers. */
export async function keptLessons(): Promise<Learned> {
	const store = await progress.store();
	const [lessons, answers] = await Promise.all([store.all('lessons'), store.all('answers')]);
	if (!lessons.ok) throw new Error(lessons.code);
	if (!answers.ok) throw new Error(answers.code);
	return { lessons: lessons.value, answers: answers.value };
}

/** Null for a lesson that was not begun, or where nothing can be read. */
export async function keptPlace(course: string, lesson: string): Promise<LessonPlace | null> {
	const key = lessonKey(course, lesson);
	const outcome = await (await progress.store()).get('lessons', key);
	return outcome.ok && outcome.value ? (placesIn([outcome.value]).get(key) ?? null) : null;
}

/** The records this page wrote last: writing is not awaited, so the store may still have older ones. */
const latest = new Map<string, LessonRecord>();

/** Does not read first: the page may be closed as soon as it has shown the step. */
export async function keepPlace(place: LessonPlace): Promise<void> {
	const key = lessonKey(place.course, place.lesson);
	const known = latest.get(key) ?? progress.lessons?.find((record) => record.key === key);
	const record = lessonRecord(place, known, Date.now());
	latest.set(key, record);
	const outcome = await (await progress.store()).put('lessons', record);
	if (!outcome.ok) throw new Error(outcome.code);
}

export async function keepAnswer(answer: Answer): Promise<void> {
	const outcome = await (await progress.store()).put('answers', answerRecord(answer));
	if (!outcome.ok) throw new Error(outcome.code);
}
