// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const tribesHToN: Lesson = { id: 'tribes-h-to-n', steps: [] };
