// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const firstModule: Lesson = { id: 'first-module', steps: [] };
