// The course's id. The schema lists those of the house, which this game is not part of.
import type { ContentEntry } from '../../../../../puzzles/schema/content.ts';

export const COURSE = 'stones' as ContentEntry['id'];
