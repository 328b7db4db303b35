// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const tribesHToK: LessonText = { title: '', aim: '', steps: {} };
