// Reports in great number: `npm run proof -- reports [count]`. Each must add up, and what it calls better must be at least as
// good in playouts of other chances. The tests run a sample of it.
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { REPORT_PLAYOUTS } from '../../../web/games/block-and-key/report.ts';
import { startEngine } from '../cross/agreement.ts';
import { fresh, reported, wavering } from './reported.ts';

/** So many standard errors below nothing would be a wrong word, even among thousands. */
const WRONG = 4;
const PLAYOUTS = 400;

const [count = '200'] = process.argv.slice(2);
const engine = await startEngine();
const gains: number[] = [];
let [farthest, wrong, below, milliseconds] = [0, 0, 0, 0];
for (let k = 0; k < Number(count); k++) {
	const seed = `report-${k}`;
	const { actions } = play(engine, deck, seed, wavering);
	const begun = performance.now();
	const { start, luck, skill, score, choices } = reported(engine, seed, actions, REPORT_PLAYOUTS);
	milliseconds += performance.now() - begun;
	farthest = Math.max(farthest, Math.abs(start + luck + skill - score.total));
	for (const choice of choices.filter(({ better }) => better)) {
		const { gain, error } = fresh(engine, seed, actions, choice, PLAYOUTS);
		gains.push(gain);
		if (gain < 0) below++;
		if (gain < -WRONG * error) wrong++;
	}
	process.stderr.write(`\r${k + 1}`);
}
process.stderr.write('\r');
const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
console.log(
	`${count} reports with ${REPORT_PLAYOUTS} playouts a value, ${(milliseconds / Number(count)).toFixed(0)} ms each`
);
console.log(`start + luck + skill misses the score by ${farthest.toExponential(1)} at most`);
console.log(
	`${gains.length} moves called better: ${mean.toFixed(2)} points better in ${PLAYOUTS} fresh playouts each, ` +
		`${below} measured below, ${wrong} of them beyond chance`
);
if (farthest > 0.01 || wrong > 0 || mean < 0.5) process.exitCode = 1;
