// The course The Ancients.
import type { CourseText } from '../../../schema/lesson.ts';

const text: CourseText = { lessons: {} };

export default text;
