// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const alone: LessonText = { title: '', aim: '', steps: {} };
