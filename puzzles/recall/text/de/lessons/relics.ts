// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const relics: LessonText = { title: '', aim: '', steps: {} };
