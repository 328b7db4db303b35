// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const goalsAndTies: LessonText = { title: '', aim: '', steps: {} };
