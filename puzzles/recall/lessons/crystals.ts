// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const crystals: Lesson = { id: 'crystals', steps: [] };
