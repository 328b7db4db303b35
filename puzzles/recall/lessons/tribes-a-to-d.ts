// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const tribesAToD: Lesson = { id: 'tribes-a-to-d', steps: [] };
