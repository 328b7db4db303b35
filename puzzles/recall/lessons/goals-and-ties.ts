// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const goalsAndTies: Lesson = { id: 'goals-and-ties', steps: [] };
