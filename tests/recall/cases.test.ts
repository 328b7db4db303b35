// The cases of Recall, one test each.
import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';

describe('cases', () => {
	for (const { id, check } of CASES) it(id, check);

	it('are all the worked ones, C-01 to C-72', () => {
		const worked = Array.from({ length: 72 }, (_, k) => `C-${String(k + 1).padStart(2, '0')}`);
		const names = CASES.map(({ id }) => id);
		expect(worked.filter((id) => !names.includes(id))).toEqual([]);
	});

	it('have names of their own', () => {
		expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
	});
});
