// Block and Key and The Ancients in the shared end-to-end tests.
import type { InPages } from '../../e2e/games.ts';
import { blockActing } from './block-acting.ts';
import { runPlay } from './plays.ts';

export const inPages: InPages = {
	acting: blockActing,
	courses: { 'block-and-key': 'touch', ancients: 'keys' },
	plays: { 'a run against the Ancients': runPlay }
};
