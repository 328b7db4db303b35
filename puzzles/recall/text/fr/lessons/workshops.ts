// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const workshops: LessonText = { title: '', aim: '', steps: {} };
