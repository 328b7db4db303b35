// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const firstModule: LessonText = { title: '', aim: '', steps: {} };
