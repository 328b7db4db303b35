// Proves a sample of the daily table with the slow reference: `npm run proof -- verify-reference [200]`. Each puzzle is reachable in the
// listed order and has the one solution that the engine finds. The tests prove a smaller sample.
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { quarters } from '../../../puzzles/block-and-key/daily/periods.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { startEngine } from '../cross/agreement.ts';
import { explain, solve } from '../reference/index.ts';

const sample = Number(process.argv[2] ?? 200);
const dates = [...quarters().values()].flat();
const engine = await startEngine();
const start = performance.now();
let faults = 0;

for (let index = 0; index < sample; index++) {
	const date = dates[Math.floor((index * dates.length) / sample)] as string;
	// Star, Sun and Moon in turn.
	const puzzle = storedDailies(date)?.[index % 3];
	if (!puzzle) throw new Error(`no puzzle on ${date}`);
	const { position, seat, keys } = puzzle;
	const supply = supplyOf(deck, puzzle.supply);
	const reachable = position.blocks.every(
		({ cells }, at) => explain({ ...position, blocks: position.blocks.slice(0, at) }, cells).length === 0
	);
	engine.setPosition(position, seat);
	const found = engine.solve(supply, keys, true);
	const solutions = solve(position, seat, supply, keys, true);
	const same = solutions.length === 1 && String(solutions[0]?.cells) === String(found[0]?.cells);
	if (reachable && same) continue;
	faults++;
	console.error(`${puzzle.id}: ${reachable ? `${solutions.length} solutions` : 'not reachable'}`);
}
console.log(`${sample} puzzles, ${faults} faults; ${((performance.now() - start) / 1000).toFixed(1)} s`);
if (faults > 0) process.exitCode = 1;
