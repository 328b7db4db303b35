// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const equipment: LessonText = { title: '', aim: '', steps: {} };
