// Puts what is learned into this device's store.
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Progress } from '$lib/progress/records.ts';
import { answerRecord, lessonKey, lessonRecord, type Answer, type LessonPlace } from './kept.ts';

/** What is kept of all lessons. */
export async function keptLessons(): Promise<readonly Progress[]> {
	const outcome = await (await progress.store()).all('lessons');
	if (!outcome.ok) throw new Error(outcome.code);
	return outcome.value;
}

async function put(record: Progress): Promise<void> {
	const outcome = await (await progress.store()).put('lessons', record);
	if (!outcome.ok) throw new Error(outcome.code);
}

/** What this page has put last, for it is not waited for. */
const latest = new Map<string, Progress>();

/** Without reading first: a page may die as soon as it has shown the step. */
export async function keepPlace(place: LessonPlace): Promise<void> {
	const key = lessonKey(place.course, place.lesson);
	const known = latest.get(key) ?? progress.lessons?.find((record) => record.key === key);
	const record = lessonRecord(place, known, Date.now());
	latest.set(key, record);
	await put(record);
}

export const keepAnswer = (answer: Answer): Promise<void> => put(answerRecord(answer));
