// The two courses on the real engine: Block and Key for two to four, and The Ancients, its solo game.
import type { Course } from '../../schema/lesson.ts';
import { cornerToCorner } from './corner-to-corner.ts';

export const blockAndKey: Course = { id: 'block-and-key', lessons: [cornerToCorner] };

export const ancients: Course = { id: 'ancients', lessons: [] };
