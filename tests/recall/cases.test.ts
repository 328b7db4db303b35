// The cases of Recall, one test each.
import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';

describe('cases', () => {
	for (const { id, check } of CASES) it(id, check);

	it('have names of their own', () => {
		expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
	});
});
