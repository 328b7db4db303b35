// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesLToN: LessonText = { title: '', aim: '', steps: {} };
