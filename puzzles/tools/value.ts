// Fits the value of The Ancients on games that it plays against itself: npx tsx puzzles/tools/value.ts [--rounds n] [--check]
// From nothing, by damped policy iteration: each round plays fast games by the weights so far and moves a quarter of the way to
// what fits them. The stored weights are the mean of the last rounds' (one alone swings). Some minutes; the same every time.
// With --rounds it stops after so many and stores nothing; with --check the file must equal what it makes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { ValuedEngine } from '../../engine-wasm/host/valued.ts';
import { SCHEDULE, fitting } from './value/rounds.ts';

const FILE = fileURLToPath(new URL('../block-and-key/value.json', import.meta.url));
const ENGINE = new URL('../../engine-wasm/build/valued.wasm', import.meta.url);

const { values } = parseArgs({ options: { rounds: { type: 'string' }, check: { type: 'boolean' } } });
/** Weights are stored as whole numbers, so many to one. */
const SCALE = 1024;
const engine = await ValuedEngine.start(await WebAssembly.compile(await readFile(ENGINE)));
const most = Number(values.rounds ?? Infinity);
let done = 0;
let last = new Float32Array();
for (const { games, mean, weights } of fitting(engine, SCHEDULE)) {
	console.log(`round ${++done}: ${games} games, mean ${mean.toFixed(2)}`);
	last = weights;
	if (done >= most) break;
}
const weights = Array.from(last, (weight) => Math.round(weight * SCALE));
const text = await format(JSON.stringify({ scale: SCALE, weights }), {
	...(await resolveConfig(FILE)),
	filepath: FILE
});
if (values.check && (await readFile(FILE, 'utf8')) !== text) {
	console.error('value.json is not what the program makes');
	process.exitCode = 1;
} else if (!values.check && !values.rounds) await writeFile(FILE, text);
