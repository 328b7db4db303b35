// The generator that selects: what it finds in a temple has one answer and the effort and features that the model finds anew.
import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { puzzleKeys } from '../../../puzzles/block-and-key/puzzle-keys.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { craft } from '../../../web/games/block-and-key/puzzles/craft.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const recipes = [...LEVELS.map((level) => ({ level, count: 1 })), { level: 'moon' as const, count: 2 }];

it.each(recipes)('finds puzzles of $count keys with one answer ($level)', ({ level, count }) => {
	const random = randomFrom(`craft ${level}`);
	const taste = (effort: number) => (effort > 6 ? 1 : -1);
	let found = 0;
	for (let temple = 0; temple < 12; temple++) {
		for (const { draft, effort, features } of craft(engine, deck, random, {
			...{ level, count, keys: puzzleKeys[level], taste }
		})) {
			found++;
			expect(draft.keys.length).toBe(count);
			const again = solve(engine, deck, { ...draft, id: '' });
			expect([again.effort, again.features]).toEqual([effort, features]);
			engine.setPosition(draft.position, 'S');
			expect(engine.solve(supplyOf(deck, draft.supply), draft.keys, true).length).toBe(1);
			engine.setPosition(draft.position, 'S');
		}
	}
	expect(found).toBeGreaterThan(3);
});

it('finds nothing for a taste that nothing meets', () => {
	const none = { level: 'sun', count: 1, keys: puzzleKeys.sun, taste: () => -1 } as const;
	expect([...craft(engine, deck, randomFrom('none'), none)]).toEqual([]);
});
