// The independent judge of effort: it finds the answers that the engine finds, and what makes a puzzle harder never makes it easier.
import { beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { quarters } from '../../../puzzles/block-and-key/daily/periods.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { boxOf, supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { startEngine } from '../puzzles/examples.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { spearman } from '../difficulty/statistics.ts';
import { judgeEffort } from './index.ts';

const DAYS = 12;
const dates = [...quarters().values()].flat();
const puzzles = Array.from({ length: DAYS }, (_, k) => dates[Math.floor((k * dates.length) / DAYS)]!).flatMap(
	(date) => storedDailies(date)!
);
const sample = puzzles.map(({ id, position, supply, keys }) => ({
	id,
	position,
	keys,
	supply: supplyOf(deck, supply)
}));

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

test('the answer is the one that the engine finds', () => {
	for (const { id, position, supply, keys } of sample) {
		engine.setPosition(position, 'S');
		const [solution] = engine.solve(supply, keys, true);
		const cells = judgeEffort(position, supply, keys)?.cells;
		expect(cells?.map(String).sort(), id).toEqual(solution?.cells.map(String).sort());
	}
});

test('agrees with the model of the site in order, the levels mixed', () => {
	const judged = sample.map(({ position, supply, keys }) => judgeEffort(position, supply, keys)!.effort);
	const modelled = puzzles.map((puzzle) => solve(engine, deck, puzzle).effort);
	expect(spearman(judged, modelled)).toBeGreaterThanOrEqual(0.85);
});

test('without the Block of the answer there is none', () => {
	for (const { id, position, supply, keys } of sample) {
		engine.setPosition(position, 'S');
		const [solution] = engine.solve(supply, keys, true);
		const rest = supply.filter((_, block) => block !== solution!.block);
		expect(judgeEffort(position, rest, keys), id).toBeNull();
	}
});

test('one more Block of the colour that is needed never makes it easier, and nearly always harder', () => {
	let tried = 0;
	let harder = 0;
	for (const { id, position, supply, keys } of sample) {
		engine.setPosition(position, 'S');
		const [solution] = engine.solve(supply, keys, true);
		const { colour } = supply[solution!.block]!;
		const before = judgeEffort(position, supply, keys)!.effort;
		for (const block of boxOf(deck).filter((each) => each.colour === colour)) {
			if (engine.countSolutions([block], keys, true) > 0) continue;
			const after = judgeEffort(position, [...supply, block], keys)!.effort;
			expect(after, id).toBeGreaterThanOrEqual(before);
			tried++;
			if (after > before) harder++;
		}
	}
	expect(harder / tried).toBeGreaterThan(0.9);
});
