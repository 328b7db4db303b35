// Courses that have a page.
import { isCourse } from '$lib/learn/course-ids.ts';

export const match = (param: string): boolean => isCourse(param);
