// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const theTable: Lesson = { id: 'the-table', steps: [] };
