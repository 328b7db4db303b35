// `npm run proof -- bench:report [runs]`: how long the report of a whole run takes in Chromium at a quarter of the
// speed.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { startEngine } from '../../block-and-key/cross/agreement.ts';
import { wavering } from '../../block-and-key/rules/reported.ts';
import { benchJob } from './job.ts';

const RUNS = Number(process.argv[2] ?? 5);
const LIMIT_MS = 3000;

const engine = await startEngine();
const runs = Array.from({ length: RUNS }, (_, k) => {
	const seed = `bench ${k}`;
	return { seed, actions: play(engine, deck, seed, wavering).actions };
});
await benchJob(`${RUNS} reports`, 'report', runs, LIMIT_MS);
