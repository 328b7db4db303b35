// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const yourConsole: LessonText = { title: '', aim: '', steps: {} };
