// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const storages: LessonText = { title: '', aim: '', steps: {} };
