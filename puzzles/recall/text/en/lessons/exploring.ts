// To be written.
import type { LessonText } from '../../../../schema/lesson.ts';

export const exploring: LessonText = { title: '', aim: '', steps: {} };
