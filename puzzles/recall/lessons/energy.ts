// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const energy: Lesson = { id: 'energy', steps: [] };
