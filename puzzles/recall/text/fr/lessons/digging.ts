// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const digging: LessonText = { title: '', aim: '', steps: {} };
