// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const workshops: Lesson = { id: 'workshops', steps: [] };
