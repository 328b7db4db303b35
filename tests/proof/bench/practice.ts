// `npm run proof -- bench:practice [puzzles]`: how long practice takes to make a Moon in Chromium at a quarter
// of the speed.
import { EVERYBODY } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { benchJob } from './job.ts';

const PUZZLES = Number(process.argv[2] ?? 20);
const LIMIT_MS = 1000;

const wishes = Array.from({ length: PUZZLES }, (_, k) => ({
	seed: `bench ${k}`,
	level: 'moon',
	theme: null,
	difficulty: 60 + 2 * (k % 15),
	mixture: EVERYBODY
}));
await benchJob(`${PUZZLES} Moons`, 'makePuzzle', wishes, LIMIT_MS);
