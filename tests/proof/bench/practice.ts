// `npm run proof -- bench:practice [puzzles]`: how long practice takes to make a puzzle of each kind and level, of each drill and of
// rungs of the ladder in Chromium at a quarter of the speed.
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { KINDS } from '../../../puzzles/schema/puzzle.ts';
import { DRILLS } from '../../../web/games/block-and-key/puzzles/drills.ts';
import { TOP_RUNG } from '../../../web/games/block-and-key/puzzles/ladder.ts';
import { EVERYBODY } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { WRONG_IDEAS } from '../../../web/games/block-and-key/puzzles/wrong-ideas.ts';
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

const [order] = DRILLS;
for (const idea of WRONG_IDEAS) {
	const wishes = Array.from({ length: PUZZLES }, (_, k) => ({
		seed: `bench ${idea} ${k}`,
		idea,
		trap: order?.[k % order.length] ?? true,
		level: LEVELS[k % LEVELS.length]
	}));
	await benchJob(`drill ${idea}: ${PUZZLES} puzzles`, 'makeDrill', wishes, LIMIT_MS);
}

const rungs = Array.from({ length: PUZZLES }, (_, k) => ({ began: k, rung: 1 + (k % TOP_RUNG) }));
await benchJob(`ladder: ${PUZZLES} rungs`, 'makeRung', rungs, LIMIT_MS);
