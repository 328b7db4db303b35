// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const finalScoring: Lesson = { id: 'final-scoring', steps: [] };
