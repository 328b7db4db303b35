// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const digging: Lesson = { id: 'digging', steps: [] };
