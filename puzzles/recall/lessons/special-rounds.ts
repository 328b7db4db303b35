// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const specialRounds: Lesson = { id: 'special-rounds', steps: [] };
