// Plays random legal lines through every step of all courses in which the learner acts: `npm run proof -- strand [lines]`.
import { doSteps, nothingYet, playLines } from './strand.ts';

const lines = Number(process.argv[2] ?? 200);
const steps = await doSteps();
let faults = 0;
for (const game of new Set(steps.map((one) => one.game))) {
	const own = steps.filter((one) => one.game === game);
	const strands = nothingYet();
	const before = performance.now();
	for (const one of own) playLines(one, lines, strands);
	const seconds = Math.round((performance.now() - before) / 1000);
	const { reached, onTheWay, unsure, missed } = strands.said;
	for (const fault of strands.faults) console.log(`${game}: ${fault}`);
	console.log(
		`${game}: ${own.length} steps, ${lines} lines each, ${reached + onTheWay + unsure + missed} different states: ${reached} goal, ${onTheWay} on the way, ${missed} missed, ${unsure} not searched to the end; slowest answer ${Math.round(strands.slowest)} ms; ${seconds} s; ${strands.faults.length} faults`
	);
	faults += strands.faults.length;
}
process.exitCode = faults > 0 ? 1 : 0;
