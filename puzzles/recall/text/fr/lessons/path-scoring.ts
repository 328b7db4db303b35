// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const pathScoring: LessonText = { title: '', aim: '', steps: {} };
