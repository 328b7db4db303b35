// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const theTable: LessonText = { title: '', aim: '', steps: {} };
