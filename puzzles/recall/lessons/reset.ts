// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const reset: Lesson = { id: 'reset', steps: [] };
