// How hard the dailies are, measured on random days: `npm run proof -- difficulty [days] [--store]`. Ends with exit code 1 when a
// promise is not kept; --store writes docs/difficulty.md and its pictures.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { SOLVER } from '../../puzzles/block-and-key/solver.ts';
import { factsOf, someDays } from './difficulty/facts.ts';
import { judgePicture, levelsPicture, variantsPicture } from './difficulty/pictures.ts';
import { promises } from './difficulty/promises.ts';
import { report } from './difficulty/report.ts';
import { moved, without } from './difficulty/variants.ts';
import { startEngine } from './puzzles/examples.ts';

const DOCS = new URL('../../docs/', import.meta.url);
const SEED = 'difficulty';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { store: { type: 'boolean' } }
});
const days = someDays(Number(positionals[0] ?? 300), SEED);
const variants = [...moved(SOLVER), ...without(SOLVER)];
const engine = await startEngine();
const start = performance.now();
const facts = days.flatMap((date, k) => {
	process.stderr.write(`\r${k + 1}`);
	return factsOf(engine, date, variants);
});
process.stderr.write('\r');
const seconds = (performance.now() - start) / 1000;

const text = report(
	facts,
	variants.map(({ name }) => name),
	seconds
);
console.log(text);
if (values.store) {
	const file = new URL('difficulty.md', DOCS);
	await writeFile(file, await format(text, { ...(await resolveConfig(file.pathname)), parser: 'markdown' }));
	await writeFile(new URL('difficulty-levels.svg', DOCS), levelsPicture(facts));
	await writeFile(new URL('difficulty-judge.svg', DOCS), judgePicture(facts));
	await writeFile(new URL('difficulty-variants.svg', DOCS), variantsPicture(facts, variants));
}
const broken = promises(facts).filter(({ holds }) => !holds);
console.log(
	`${facts.length} puzzles of ${days.length} days, ${broken.length} promises not kept; ${seconds.toFixed(1)} s`
);
if (broken.length > 0) process.exitCode = 1;
