// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const tribesLToN: Lesson = { id: 'tribes-l-to-n', steps: [] };
