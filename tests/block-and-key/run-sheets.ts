// Puzzles of the table as pictures to be looked at: `npm run proof -- sheets [folder] [--seed text] [--count 20]`. One sheet a level
// and kind, its puzzles spread over the ten years.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../puzzles/schema/puzzle.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { storedDailies } from '../../puzzles/tools/dailies/stored.ts';
import { supplyOf } from '../../web/games/block-and-key/puzzles/blocks.ts';
import { solve } from '../../web/games/block-and-key/puzzles/solver/index.ts';
import { launchChromium } from '../proof/bench/chromium.ts';
import { someDays } from './difficulty/facts.ts';
import { judgeEffort } from './judge/index.ts';
import { startEngine } from './puzzles/examples.ts';
import { sheetOf, type Drawn } from './sheets/drawing.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { seed: { type: 'string', default: 'sheets' }, count: { type: 'string', default: '20' } }
});
const [folder = 'build/sheets'] = positionals;
const count = Number(values.count);
const engine = await startEngine();
const days = someDays(12 * count, values.seed).map((date) => storedDailies(date) ?? []);
const browser = await launchChromium();
await mkdir(folder, { recursive: true });
for (const [name, puzzles] of groups(days.flat())) {
	const svg = sheetOf(puzzles.slice(0, count).map(drawn));
	await writeFile(join(folder, `${name}.svg`), svg);
	const page = await browser.newPage();
	await page.setContent(`<body style="margin:0">${svg}`);
	await page.locator('svg').screenshot({ path: join(folder, `${name}.png`) });
	await page.close();
	console.log(`${join(folder, `${name}.png`)}: ${Math.min(count, puzzles.length)} puzzles`);
}
await browser.close();

/** By level; puzzles with two keys apart. */
function groups(puzzles: readonly Puzzle[]): Map<string, Puzzle[]> {
	const all = new Map<string, Puzzle[]>(LEVELS.map((level) => [level, []]));
	for (const puzzle of puzzles) {
		const name = puzzle.keys.length > 1 ? `${puzzle.level}-two-keys` : puzzle.level;
		all.set(name, [...(all.get(name) ?? []), puzzle]);
	}
	return all;
}

function drawn(puzzle: Puzzle): Drawn {
	const { id, position, keys } = puzzle;
	const supply = supplyOf(deck, puzzle.supply);
	const { effort, features } = solve(engine, deck, puzzle);
	engine.setPosition(position, 'S');
	const solutions = engine.solve(supply, keys, true);
	const named = Object.entries(features).filter(([, value]) => value !== 0 && value !== false);
	return {
		title: `${id}: effort ${effort.toFixed(1)}, judge ${judgeEffort(position, supply, keys)?.effort.toFixed(1)}`,
		note: named
			.map(([name, value]) => (value === true ? name : `${name.replace('Decoys', '')} ${String(value)}`))
			.join(', '),
		position,
		supply,
		keys,
		answer: solutions.map(({ block, cells }) => ({ colour: supply[block]!.colour, cells }))
	};
}
