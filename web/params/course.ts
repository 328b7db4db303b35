// Courses that have a page.
import { isCourse, type TaughtCourse } from '$lib/learn/course-ids.ts';

export const match = (param: string): param is TaughtCourse => isCourse(param);
