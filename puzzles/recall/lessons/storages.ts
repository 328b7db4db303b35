// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const storages: Lesson = { id: 'storages', steps: [] };
