// `npm run proof -- bench:practice [puzzles]`: how long practice takes to make a puzzle of each kind and level in Chromium at a quarter
// of the speed.
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { KINDS } from '../../../puzzles/schema/puzzle.ts';
import { EVERYBODY } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { benchJob } from './job.ts';

const PUZZLES = Number(process.argv[2] ?? 20);
const LIMIT_MS = 1000;
/** Around the middle of each level. */
const DIFFICULTY = { star: 25, sun: 45, moon: 65 } as const;

for (const kind of KINDS) {
	for (const level of LEVELS) {
		const wishes = Array.from({ length: PUZZLES }, (_, k) => ({
			seed: `bench ${kind} ${level} ${k}`,
			kind,
			level,
			theme: null,
			difficulty: DIFFICULTY[level] + (k % 15) - 7,
			mixture: EVERYBODY
		}));
		await benchJob(`${kind} ${level}: ${PUZZLES} puzzles`, 'makePuzzle', wishes, LIMIT_MS);
	}
}
