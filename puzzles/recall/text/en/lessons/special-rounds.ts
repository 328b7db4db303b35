// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const specialRounds: LessonText = { title: '', aim: '', steps: {} };
