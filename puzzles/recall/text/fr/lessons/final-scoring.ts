// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const finalScoring: LessonText = { title: '', aim: '', steps: {} };
