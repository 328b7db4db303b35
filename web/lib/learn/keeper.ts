// Puts what is learned into this device's store.
import { progress } from '$lib/progress/progress.svelte.ts';
import type { LessonRecord } from '$lib/progress/records.ts';
import { answerRecord, lessonKey, lessonRecord, placesIn, type Answer, type LessonPlace } from './kept.ts';
import type { Learned } from './standing.ts';

/** What is kept of all lessons. */
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

/** What this page has put last, for it is not waited for. */
const latest = new Map<string, LessonRecord>();

/** Without reading first: a page may die as soon as it has shown the step. */
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
