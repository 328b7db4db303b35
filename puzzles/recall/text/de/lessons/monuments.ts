// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const monuments: LessonText = { title: '', aim: '', steps: {} };
