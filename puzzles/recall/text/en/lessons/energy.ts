// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const energy: LessonText = { title: '', aim: '', steps: {} };
