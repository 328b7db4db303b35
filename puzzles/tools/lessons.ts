// Proves every lesson and every rule page: answers by the rules, rules by lessons, words in every language.
//   npm run proof -- lessons [game…]
import { readFile } from 'node:fs/promises';
import { Engine } from '../../engine-wasm/host/engine.ts';
import { faultsIn, stepsOf } from './lessons/check.ts';
import { teachings } from './lessons/games.ts';

const wanted = process.argv.slice(2);
const engine = await Engine.start(
	await WebAssembly.compile(await readFile(new URL('../../engine-wasm/build/engine.wasm', import.meta.url)))
);
let total = 0;
for (const [game, teaching] of Object.entries(await teachings(engine))) {
	if (wanted.length > 0 && !wanted.includes(game)) continue;
	const faults = faultsIn(teaching);
	for (const fault of faults) console.log(`${game}: ${fault}`);
	const lessons = teaching.courses.flatMap((course) => course.lessons).length;
	console.log(
		`${game}: ${teaching.rules.length} rules, ${lessons} lessons, ${stepsOf(teaching.courses).length} steps, ${faults.length} faults`
	);
	total += faults.length;
}
process.exitCode = total > 0 ? 1 : 0;
