// At build time: what the deck says about each level, and one key of it as an example.
import { deck } from '../../../puzzles/block-and-key/index.ts';
import { LEVELS, type Level } from '../../../puzzles/schema/deck.ts';
import type { PageServerLoad } from './$types';

const SAMPLES: Readonly<Record<Level, string>> = { star: 'star-08', sun: 'sun-22', moon: 'moon-11' };

function introduce(level: Level) {
	const all = deck.keys.filter((key) => key.level === level);
	const sample = all.find((key) => key.id === SAMPLES[level]);
	if (!sample) throw new Error(`the deck has no key ${SAMPLES[level]}`);
	const sizes = all.map((key) => key.squares.length);
	return {
		level,
		least: Math.min(...sizes),
		most: Math.max(...sizes),
		points: sample.vp,
		squares: sample.squares
	};
}

export const load: PageServerLoad = () => ({ levels: LEVELS.map(introduce) });
