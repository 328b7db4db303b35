// Whether a warning keeps its word: npm run proof -- coach:warnings [positions] [--by strong --worlds n]. Fresh positions in which the
// coach is sure that greedy's move loses 1.5 points or more; both ways are played on to the end, and the loss is counted in final scores.
import { parseArgs } from 'node:util';
import { mean, paired } from '../../web/games/block-and-key/paired.ts';
import { greedy } from '../../web/games/block-and-key/policies/greedy.ts';
import { strong } from '../../web/games/block-and-key/policies/strong.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { costlyOf, playedBy, playedQuickly, runOf, type Costly } from './coaching/positions.ts';
import { startValued } from './cross/agreement.ts';

const LEAST = 1.5;
const PLAYOUTS = 64;

const { values, positionals } = parseArgs({
	options: { by: { type: 'string', default: 'quick' }, worlds: { type: 'string', default: '256' } },
	allowPositionals: true
});
const [positions = '200'] = positionals;
const worlds = Number(values.worlds);
const engine = await startValued();
const chance = randomFrom('warnings');
const said: number[] = [];
const real: number[] = [];
const byTurn = new Map<string, [number, number][]>();
for (let run = 0; said.length < Number(positions); run++) {
	const warned = [...costlyOf(engine, runOf(engine, `warnings-${run}`, greedy), LEAST, PLAYOUTS)];
	// A few of each run, so that positions are not all of one kind.
	for (const each of chance.shuffled(warned).slice(0, Math.min(4, Number(positions) - said.length))) {
		const { gain } = paired(playedOn(each, 'best'), playedOn(each, 'taken'));
		said.push(each.lost);
		real.push(gain);
		const turns = each.state.turn < 5 ? 'turns 1–4' : each.state.turn < 9 ? 'turns 5–8' : 'turns 9–11';
		byTurn.set(turns, [...(byTurn.get(turns) ?? []), [each.lost, gain]]);
	}
	process.stderr.write(`\r${said.length}`);
}
process.stderr.write('\r');

function playedOn(costly: Costly, which: 'best' | 'taken'): number[] {
	const { state } = costly;
	return values.by === 'strong'
		? playedBy(engine, state, costly[which].action, worlds, strong)
		: playedQuickly(engine, state, costly[which], worlds);
}

const share = mean(real) / mean(said);
const positive = real.filter((gain) => gain > 0).length / real.length;
const [a, b] = [mean(said), mean(real)];
const covariance = mean(said.map((each, k) => (each - a) * ((real[k] as number) - b)));
const spread = (list: readonly number[], middle: number) =>
	Math.sqrt(mean(list.map((x) => (x - middle) ** 2)));
console.log(
	`${said.length} warnings: ${a.toFixed(2)} points said, ${b.toFixed(2)} lost when ${values.by} plays on in ${worlds} worlds ` +
		`(${share.toFixed(2)} of it), ${(100 * positive).toFixed(1)} % lost something, ` +
		`correlation ${(covariance / spread(said, a) / spread(real, b)).toFixed(2)}`
);
for (const [turns, list] of [...byTurn].sort()) {
	const [these, those] = [0, 1].map((k) => mean(list.map((pair) => pair[k as 0 | 1]))) as [number, number];
	console.log(`${turns}: ${list.length}, ${these.toFixed(2)} said, ${those.toFixed(2)} lost`);
}
if (share < 0.7 || share > 1.3 || positive < 0.8) process.exitCode = 1;
