// Fits how far what the value expects stands from what the strong player then scores, turn by turn: npx tsx puzzles/tools/coaching.ts
// [runs] [--check]. The same every time; with --check the file must equal what it makes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { ValuedEngine } from '../../engine-wasm/host/valued.ts';
import { SOLO_TURNS } from '../../engine-wasm/shared.ts';
import { errorOf } from '../../web/games/block-and-key/coaching/forecast.ts';
import { mean } from '../../web/games/block-and-key/paired.ts';
import { expectations } from './coaching/runs.ts';

const FILE = fileURLToPath(new URL('../block-and-key/coaching.json', import.meta.url));
const ENGINE = new URL('../../engine-wasm/build/valued.wasm', import.meta.url);
const RUNS = 80;

const { values, positionals } = parseArgs({
	options: { check: { type: 'boolean' } },
	allowPositionals: true
});
const engine = await ValuedEngine.start(await WebAssembly.compile(await readFile(ENGINE)));
const runs = Number(positionals[0] ?? RUNS);
/** By turn, one number a run: its score above what was expected in that turn. */
const above = Array.from({ length: SOLO_TURNS + 1 }, (): number[] => []);
for (let run = 0; run < runs; run++) {
	for (const [turn, gap] of expectations(engine, `coaching-${run}`)) above[turn]?.push(gap);
	process.stderr.write(`\r${run + 1}`);
}
process.stderr.write('\r');
const hundredths = (number: number) => Math.round(100 * number) / 100;
const turns = above.map((gaps) => {
	const bias = mean(gaps);
	const spread = Math.sqrt(mean(gaps.map((gap) => (gap - bias) ** 2)));
	return { bias: hundredths(bias), error: hundredths(errorOf(gaps)), spread: hundredths(spread) };
});
turns.forEach(({ bias, error, spread }, turn) =>
	console.log(`turn ${turn}: ${bias.toFixed(2)} ± ${error.toFixed(2)}, spread ${spread.toFixed(2)}`)
);
const text = await format(JSON.stringify({ runs, turns }), {
	...(await resolveConfig(FILE)),
	filepath: FILE
});
if (!values.check) await writeFile(FILE, text);
else if ((await readFile(FILE, 'utf8')) !== text) {
	console.error('coaching.json is not what the program makes');
	process.exitCode = 1;
}
