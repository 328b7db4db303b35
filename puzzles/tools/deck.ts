// Writes our own deck: npx tsx puzzles/tools/deck.ts [--seed text] [--check]
// With --check nothing is written; the stored file must equal what the seed makes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { makeDeck, PARAMETERS } from './deck/make.ts';
import { checkPublished } from './deck/published.ts';

const FILE = fileURLToPath(new URL('../block-and-key/deck.json', import.meta.url));

const { values } = parseArgs({ options: { seed: { type: 'string' }, check: { type: 'boolean' } } });
const deck = makeDeck({ ...PARAMETERS, seed: values.seed ?? PARAMETERS.seed });
checkPublished(deck);
const text = await format(JSON.stringify(deck), { ...(await resolveConfig(FILE)), filepath: FILE });

if (!values.check) {
	await writeFile(FILE, text);
} else if ((await readFile(FILE, 'utf8')) !== text) {
	console.error('deck.json is not what the program makes from this seed');
	process.exitCode = 1;
}
