// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesAToD: LessonText = { title: '', aim: '', steps: {} };
