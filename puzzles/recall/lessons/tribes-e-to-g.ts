// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const tribesEToG: Lesson = { id: 'tribes-e-to-g', steps: [] };
