// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const reset: LessonText = { title: '', aim: '', steps: {} };
