// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const water: Lesson = { id: 'water', steps: [] };
