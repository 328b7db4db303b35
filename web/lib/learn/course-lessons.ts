// How far somebody is in each course, by its lessons alone: without loading any of them.
import type { LessonRecord } from '$lib/progress/records.ts';
import { COURSES } from './course-ids.ts';
import { placesIn } from './records.ts';

export interface CourseCount {
	readonly id: string;
	readonly done: number;
	readonly of: number;
}

const LESSONS = COURSE_LESSONS;

export function courseCounts(records: readonly LessonRecord[]): CourseCount[] {
	const done = [...placesIn(records).values()].filter(({ finishedAt }) => finishedAt !== null);
	return COURSES.map((id) => {
		const of = LESSONS[id] ?? 0;
		return { id, of, done: Math.min(of, done.filter(({ course }) => course === id).length) };
	});
}
