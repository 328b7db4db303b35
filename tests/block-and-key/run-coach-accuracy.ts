// Whether the report tells players apart: npm run proof -- coach:accuracy [runs]. Reports of random, greedy, engine and strong on the same
// fresh deals: accuracy must rise in this order, start, luck and skill must make the score, and score and points lost about the same sum.
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { reportOf } from '../../web/games/block-and-key/coaching/report.ts';
import { mean } from '../../web/games/block-and-key/paired.ts';
import { SOLO_POLICIES } from '../../web/games/block-and-key/policies/solo.ts';
import type { CoachReport } from '../../web/games/coach.ts';
import { runOf } from './coaching/positions.ts';
import { startValued } from './cross/agreement.ts';

const PLAYERS = ['random', 'greedy', 'engine', 'strong'];
/** Between each two of the first three. */
const APART = 12;

const [runs = '100'] = process.argv.slice(2);
const engine = await startValued();
const accuracies: number[] = [];
for (const name of PLAYERS) {
	const reports: CoachReport<unknown>[] = [];
	let milliseconds = 0;
	for (let run = 0; run < Number(runs); run++) {
		const { states, actions } = runOf(engine, `accuracy-${run}`, SOLO_POLICIES[name]!);
		const begun = performance.now();
		const steps = reportOf(engine, deck, states, actions, { playouts: 48 });
		let step = steps.next();
		while (!step.done) step = steps.next();
		milliseconds += performance.now() - begun;
		reports.push(step.value);
		process.stderr.write(`\r${name} ${run + 1}`);
	}
	process.stderr.write('\r');
	const of = (value: (report: CoachReport<unknown>) => number) => mean(reports.map(value));
	const lost = (report: CoachReport<unknown>) => report.turns.reduce((sum, turn) => sum + turn.lost, 0);
	accuracies.push(of(({ accuracy }) => accuracy));
	console.log(
		`${name}: ${reports.length} reports, accuracy ${(accuracies.at(-1) ?? 0).toFixed(1)}, score ${of(({ score }) => score).toFixed(1)} = ` +
			`${of(({ start }) => start).toFixed(1)} start + ${of(({ luck }) => luck).toFixed(1)} luck + ${of(({ skill }) => skill).toFixed(1)} skill; ` +
			`score and points lost ${of((report) => report.score + lost(report)).toFixed(1)}; ${(milliseconds / reports.length).toFixed(0)} ms each`
	);
	if (reports.some(({ score, start, luck, skill }) => start + luck + skill !== score)) {
		console.error('start, luck and skill do not make the score');
		process.exitCode = 1;
	}
}
const [random = 0, greedy = 0, engineToday = 0, strong = 0] = accuracies;
const inOrder = greedy - random >= APART && engineToday - greedy >= APART && strong > engineToday;
if (!inOrder || random >= 50) process.exitCode = 1;
