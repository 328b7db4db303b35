// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const pathScoring: Lesson = { id: 'path-scoring', steps: [] };
