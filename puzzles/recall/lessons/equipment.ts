// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const equipment: Lesson = { id: 'equipment', steps: [] };
