// Which courses there are: apart from their parts, because every page that routes knows the names.
import { COURSE_IDS, type CourseId } from '../../../puzzles/schema/lesson.ts';

/** The courses that are there, in the order of the page. */
export const COURSES = COURSE_IDS;
export type TaughtCourse = CourseId;

export const isCourse = (text: string): text is TaughtCourse => COURSES.some((course) => course === text);
