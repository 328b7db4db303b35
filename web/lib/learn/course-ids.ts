// Which courses there are: apart from their parts, because every page that routes knows the names.
import type { CourseId } from '../../../puzzles/schema/lesson.ts';

/** The courses that are there, in the order of the page. */
export const COURSES = [
	'block-and-key',
	'ancients',
	'temple',
	'pyramides',
	'recall'
] as const satisfies readonly CourseId[];
export type TaughtCourse = (typeof COURSES)[number];

export const isCourse = (text: string): text is TaughtCourse => COURSES.some((course) => course === text);
