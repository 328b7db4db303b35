// Random solo games in great number, and a tenth as many with two to four persons: `npm run proof -- games:recall [count [seed]]`.
// Half of them are played by somebody who does anything at all, half by somebody busy.
import { soloResult, sheetOf } from '../../web/games/recall/scoring/score.ts';
import type { PlayerCount } from '../../web/games/recall/setup.ts';
import { MANNERS, playGame } from './games.ts';

const [count = '2000', seed = 'games'] = process.argv.slice(2);
const totals: Record<string, number[]> = { uniform: [], busy: [] };
const refusals = { tried: 0, refused: 0, actions: 0, more: 0 };
const begun = performance.now();
const alone = Number(count);
for (let k = 0; k < alone + Math.floor(alone / 10); k++) {
	const manner = MANNERS[k % 2] ?? 'uniform';
	const players = (k < alone ? 1 : 2 + (k % 3)) as PlayerCount;
	const { state, actions, tried, refused } = playGame(`${seed}-${k}`, { players }, manner, k % 50 === 0);
	refusals.tried += tried;
	refusals.refused += refused;
	refusals.actions += actions.length;
	if (players === 1) totals[manner]?.push(soloResult(sheetOf(state, 0)).total);
	else refusals.more++;
	if (k % 100 === 99) process.stderr.write(`\r${k + 1}`);
}
process.stderr.write('\r');
const { tried, refused, actions, more } = refusals;
console.log(
	`${alone} random solo games and ${more} with more persons: ${actions} actions, every state sound, every replay equal`
);
console.log(`${tried} listed actions accepted, ${refused} unlisted ones refused with a rule`);
for (const [manner, list] of Object.entries(totals)) {
	const mean = list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length);
	console.log(`${manner}: mean total ${mean.toFixed(1)}, best ${Math.max(0, ...list)}`);
}
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s`);
