// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesAToG: LessonText = { title: '', aim: '', steps: {} };
