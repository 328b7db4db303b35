// To be written.
import type { Lesson } from '../../schema/lesson.ts';

export const yourConsole: Lesson = { id: 'your-console', steps: [] };
