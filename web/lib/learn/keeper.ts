// Puts what is learned into this device's store.
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Progress } from '$lib/training/records.ts';
import { answerRecord, lessonKey, lessonRecord, type Answer, type LessonPlace } from './kept.ts';

/** What is kept of all lessons. */
export async function keptLessons(): Promise<readonly Progress[]> {
	const outcome = await (await progress.store()).read();
	if (!outcome.ok) throw new Error(outcome.code);
	return outcome.value.lessons;
}

async function put(record: Progress): Promise<void> {
	const outcome = await (await progress.store()).put('lessons', record);
	if (!outcome.ok) throw new Error(outcome.code);
}

export async function keepPlace(place: LessonPlace): Promise<void> {
	const key = lessonKey(place.course, place.lesson);
	const known = (await keptLessons()).find((record) => record.key === key);
	await put(lessonRecord(place, known, Date.now()));
}

export const keepAnswer = (answer: Answer): Promise<void> => put(answerRecord(answer));
