// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const tribesHToK: Lesson = { id: 'tribes-h-to-k', steps: [] };
