// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesHToN: LessonText = { title: '', aim: '', steps: {} };
