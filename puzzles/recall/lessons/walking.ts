// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const walking: Lesson = { id: 'walking', steps: [] };
