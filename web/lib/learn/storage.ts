// Reads and writes the records of learning in this device's store. Apart from records.ts, which tools and tests use without a store.
import { progress } from '$lib/progress/progress.svelte.ts';
import type { Progress } from '$lib/progress/records.ts';
import { answerRecord, lessonKey, lessonRecord, type Answer, type LessonPlace } from './records.ts';

/** The records of all lessons and answers. */
export async function keptLessons(): Promise<readonly Progress[]> {
	const outcome = await (await progress.store()).read();
	if (!outcome.ok) throw new Error(outcome.code);
	return outcome.value.lessons;
}

async function put(record: Progress): Promise<void> {
	const outcome = await (await progress.store()).put('lessons', record);
	if (!outcome.ok) throw new Error(outcome.code);
}

/** The records this page wrote last: writing is not awaited, so the store may still have older ones. */
const latest = new Map<string, Progress>();

/** Does not read first: the page may be closed as soon as it has shown the step. */
export async function keepPlace(place: LessonPlace): Promise<void> {
	const key = lessonKey(place.course, place.lesson);
	const known = latest.get(key) ?? progress.records?.lessons.find((record) => record.key === key);
	const record = lessonRecord(place, known, Date.now());
	latest.set(key, record);
	await put(record);
}

export const keepAnswer = (answer: Answer): Promise<void> => put(answerRecord(answer));
