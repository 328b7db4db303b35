// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const crystals: LessonText = { title: '', aim: '', steps: {} };
