// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const variants: Lesson = { id: 'variants', steps: [] };
