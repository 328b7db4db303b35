// Fits the model of people solving to solving records: npx tsx puzzles/tools/fit.ts <backup file>… [--out <file>]. A file is one person's.
// The table of dailies stands on the numbers it was made with: a fit is for what is made from now on.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Engine } from '../../engine-wasm/host/engine.ts';
import { solve } from '../../web/games/block-and-key/puzzles/solver/index.ts';
import { deck } from '../block-and-key/deck.ts';
import { SOLVER } from '../block-and-key/solver.ts';
import { fit } from './fit/fit.ts';
import { solvingsIn } from './fit/records.ts';

const ENGINE = new URL('../../engine-wasm/build/engine.wasm', import.meta.url);
/** Fewer say more about chance than about people. */
const LEAST = 200;

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const texts = await Promise.all(positionals.map((file) => readFile(file, 'utf8')));
const solvings = texts.flatMap((text, person) => solvingsIn(text, String(person)));
console.log(`${solvings.length} puzzles solved alone by ${positionals.length} people`);
if (solvings.length < LEAST) throw new Error(`a fit needs ${LEAST}`);
const engine = await Engine.start(await WebAssembly.compile(await readFile(ENGINE)));
const { model, before, after } = fit(
	solvings,
	SOLVER,
	(puzzle, tried) => solve(engine, deck, puzzle, tried).effort
);
console.log(`left unsaid of the time: ${before.toFixed(3)} octaves before, ${after.toFixed(3)} after`);
if (values.out) await writeFile(values.out, `${JSON.stringify(model, null, '\t')}\n`);
