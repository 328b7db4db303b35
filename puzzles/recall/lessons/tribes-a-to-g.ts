// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const tribesAToG: Lesson = { id: 'tribes-a-to-g', steps: [] };
