// The small build that puzzle pages load answers everything as the whole engine does.
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { compareCellLists } from '../../../engine-wasm/host/cells.ts';
import { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import { COLOURS, SEATS, type Cell, type Colour, type Seat } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from '../cross/agreement.ts';
import { randomKey, randomPosition } from '../cross/cases.ts';

const POSITIONS = 60;
const shapes = Object.values(deck.shapes);
const whole = await startEngine();
const wasm = await readFile(new URL('../../../engine-wasm/build/puzzle.wasm', import.meta.url));
const small = await PuzzleEngine.start(await WebAssembly.compile(wasm));
const both = [small, whole] as const;

it('answers as the whole engine', () => {
	const random = randomFrom('small build');
	const seen = { legal: 0, broken: 0, claimed: 0, solved: 0 };
	for (let k = 0; k < POSITIONS; k++) {
		const position = randomPosition(whole, random, 14, 8);
		const seat = SEATS[random.below(4)] as Seat;
		const keys = [
			...random.shuffled(deck.keys).slice(0, 8),
			...Array.from({ length: 4 }, () => randomKey(whole, random, position, seat))
		];
		const supply = shapes.map((shape) => ({ shape, colour: COLOURS[random.below(4)] as Colour }));
		for (const engine of both) engine.setPosition(position, seat);
		for (const { shape, colour } of supply) {
			const [listed, expected] = both.map((engine) => engine.placements(shape).sort(compareCellLists));
			expect(listed).toEqual(expected);
			for (const cells of expected?.slice(0, 10) ?? []) {
				const [claims, claimed] = both.map((engine) => engine.claims(colour, cells, keys));
				expect(claims).toEqual(claimed);
				seen.claimed += claimed?.filter((match) => match !== null).length ?? 0;
				const moved = cells.map(([x, y, z]): Cell => [x + 1, y, z]);
				const [reasons, broken] = both.map((engine) => engine.explain(moved));
				expect(reasons).toEqual(broken);
				seen[broken?.length ? 'broken' : 'legal']++;
			}
		}
		const [solutions, solved] = both.map((engine) =>
			engine
				.solve(supply, keys, false)
				.sort((a, b) => a.block - b.block || compareCellLists(a.cells, b.cells))
		);
		expect(solutions).toEqual(solved);
		seen.solved += solved?.length ?? 0;
	}
	expect(Object.values(seen).every((times) => times > 50)).toBe(true);
});

it('is less than half of the whole one', async () => {
	const engine = await readFile(new URL('../../../engine-wasm/build/engine.wasm', import.meta.url));
	expect(wasm.length).toBeLessThan(engine.length / 2);
});
