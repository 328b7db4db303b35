// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesEToG: LessonText = { title: '', aim: '', steps: {} };
