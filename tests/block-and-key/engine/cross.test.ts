// A sample of `npm run proof -- cross`: engine and slow reference agree on seeded random questions. The builds differ only in how they
// count, so the faster ones are sampled less.
import { describe, expect, it } from 'vitest';
import type { Key } from '../../../engine-wasm/host/vocabulary.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { findDisagreement, startEngine } from '../cross/agreement.ts';
import { COMMANDS, KEY_SIDE_MAX, randomQuestion } from '../cross/cases.ts';
import { answer } from '../reference/index.ts';

const SAMPLE = {
	placements: 150,
	explain: 2000,
	view: 1000,
	claims: 600,
	solve: 60,
	ancients: 120,
	perft: 60
} as const;

describe('engine and reference agree', () => {
	it.each(COMMANDS)('%s', async (cmd) => {
		expect(await findDisagreement(cmd, SAMPLE[cmd], 'sample')).toBeNull();
	});

	it.each(COMMANDS)('%s, without SIMD', async (cmd) => {
		expect(await findDisagreement(cmd, SAMPLE[cmd] / 4, 'scalar', 'engine-scalar')).toBeNull();
	});
});

describe('the questions', () => {
	const sizeOf = ({ squares }: Key) =>
		[0, 1].map((axis) => {
			const along = squares.map((square) => square[axis] as number);
			return 1 + Math.max(...along) - Math.min(...along);
		}) as [number, number];

	it.each(['claims', 'solve'] as const)('of %s have keys of every size from 1 × 1 to 8 × 8', async (cmd) => {
		const engine = await startEngine();
		const random = randomFrom(`sizes ${cmd}`);
		const sizes = new Set<string>();
		for (let k = 0; k < 3000; k++) {
			const { keys } = randomQuestion(cmd, engine, random) as unknown as { keys: Key[] };
			keys.forEach((key) => sizes.add(String(sizeOf(key))));
		}
		expect(sizes.size).toBe(KEY_SIDE_MAX ** 2);
	});

	it('have keys that match only when they are turned, being taller than any view', async () => {
		const engine = await startEngine();
		const random = randomFrom('tall keys');
		const matched = { 7: 0, 8: 0 };
		for (let k = 0; k < 3000; k++) {
			const question = randomQuestion('claims', engine, random);
			const { claims } = answer(question as never) as { claims: (object | null)[] };
			(question['keys'] as Key[]).forEach((key, index) => {
				const [, height] = sizeOf(key);
				if ((height === 7 || height === 8) && claims[index]) matched[height]++;
			});
		}
		expect(Math.min(...Object.values(matched))).toBeGreaterThan(5);
	});
});
