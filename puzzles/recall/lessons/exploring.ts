// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const exploring: Lesson = { id: 'exploring', steps: [] };
