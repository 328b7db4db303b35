// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const variants: LessonText = { title: '', aim: '', steps: {} };
