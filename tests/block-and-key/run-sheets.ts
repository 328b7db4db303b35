// Puzzles as pictures to be looked at: `npm run proof -- sheets [folder] [--seed text] [--count 20]`. Dailies on a sheet
// for each level, spread over the ten years; puzzles of the other kinds, made for it, on a sheet for each kind.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '../../puzzles/schema/levels.ts';
import { KINDS, type Puzzle } from '../../puzzles/schema/puzzle.ts';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { storedDailies } from '../../puzzles/tools/dailies/stored.ts';
import { supplyOf } from '../../web/games/block-and-key/puzzles/blocks.ts';
import { answersOf } from '../../web/games/block-and-key/puzzles/kinds/answers.ts';
import { makeKind } from '../../web/games/block-and-key/puzzles/kinds/index.ts';
import { solve } from '../../web/games/block-and-key/puzzles/solver/index.ts';
import type { Draft } from '../../web/games/block-and-key/puzzles/study.ts';
import { randomFrom } from '../../web/games/rng.ts';
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
/** Looked at for one puzzle of another kind. */
const TEMPLES = 20_000;
const engine = await startEngine();
const days = someDays(12 * count, values.seed).map((date) => storedDailies(date) ?? []);
const browser = await launchChromium();
await mkdir(folder, { recursive: true });
for (const [name, puzzles] of [...groups(days.flat()), ...made()]) {
	const svg = sheetOf(puzzles);
	await writeFile(join(folder, `${name}.svg`), svg);
	const page = await browser.newPage();
	await page.setContent(`<body style="margin:0">${svg}`);
	await page.locator('svg').screenshot({ path: join(folder, `${name}.png`) });
	await page.close();
	console.log(`${join(folder, `${name}.png`)}: ${puzzles.length} puzzles`);
}
await browser.close();

/** By level; puzzles with two keys apart. */
function groups(puzzles: readonly Puzzle[]): Map<string, Drawn[]> {
	const all = new Map<string, Drawn[]>(LEVELS.map((level) => [level, []]));
	for (const puzzle of puzzles) {
		const name = puzzle.keys.length > 1 ? `${puzzle.level}-two-keys` : puzzle.level;
		const there = all.get(name) ?? [];
		if (there.length < count) all.set(name, [...there, drawnDaily(puzzle)]);
	}
	return all;
}

/** The other kinds, their levels in turn. */
function made(): [string, Drawn[]][] {
	return KINDS.filter((kind) => kind !== 'one-block').map((kind) => [
		kind,
		Array.from({ length: count }, (_, k) => {
			const level = LEVELS[k % LEVELS.length]!;
			const draft = makeKind(engine, deck, randomFrom(`${values.seed} ${kind} ${k}`), kind, level, TEMPLES);
			if (!draft) throw new Error(`no ${level} of the kind ${kind}`);
			return drawnDraft(`${kind} ${k}, ${level}`, draft);
		})
	]);
}

function drawnDraft(title: string, draft: Draft): Drawn {
	const supply = supplyOf(deck, draft.supply);
	const answers = answersOf(engine, deck, draft);
	const [answer] = answers;
	const placed = answer ? [...(answer.first ? [answer.first] : []), answer] : [];
	return {
		title,
		note: `${answers.length} answers${answer ? `, keys ${answer.keys.join(' ')}` : ''}`,
		position: draft.position,
		supply,
		keys: draft.keys,
		answer: placed.map(({ block, cells }) => ({ colour: supply[block]!.colour, cells }))
	};
}

function drawnDaily(puzzle: Puzzle): Drawn {
	const { position, keys } = puzzle;
	const { effort, features } = solve(engine, deck, puzzle);
	const judged = judgeEffort(position, supplyOf(deck, puzzle.supply), keys)?.effort;
	const named = Object.entries(features).filter(([, value]) => value !== 0 && value !== false);
	return {
		...drawnDraft(`${puzzle.id}: effort ${effort.toFixed(1)}, judge ${judged?.toFixed(1)}`, puzzle),
		note: named
			.map(([name, value]) => (value === true ? name : `${name.replace('Decoys', '')} ${String(value)}`))
			.join(', ')
	};
}
