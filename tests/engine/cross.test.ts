// A sample of `npm run cross`: engine and slow reference agree on seeded random questions. The builds differ only in how they
// count, so the faster ones are sampled less.
import { describe, expect, it } from 'vitest';
import { findDisagreement } from '../cross/agreement.ts';
import { COMMANDS } from '../cross/cases.ts';

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
