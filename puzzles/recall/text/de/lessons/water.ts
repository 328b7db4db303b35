// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const water: LessonText = { title: '', aim: '', steps: {} };
