// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const walking: LessonText = { title: '', aim: '', steps: {} };
