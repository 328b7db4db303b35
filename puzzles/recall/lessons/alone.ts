// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const alone: Lesson = { id: 'alone', steps: [] };
