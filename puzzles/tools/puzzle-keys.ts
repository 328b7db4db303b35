// Writes the Keys of puzzles: npx tsx puzzles/tools/puzzle-keys.ts [--check]
// With --check nothing is written; the stored file must equal what the seed makes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { deck } from '../block-and-key/deck.ts';
import { makePuzzleKeys, puzzleKeysFile } from './deck/puzzle-keys.ts';

const FILE = fileURLToPath(new URL('../block-and-key/puzzle-keys.json', import.meta.url));

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const json = JSON.stringify(puzzleKeysFile(makePuzzleKeys(deck)));
const text = await format(json, { ...(await resolveConfig(FILE)), filepath: FILE });

if (!values.check) {
	await writeFile(FILE, text);
} else if ((await readFile(FILE, 'utf8')) !== text) {
	console.error('puzzle-keys.json is not what the program makes from its seed');
	process.exitCode = 1;
}
