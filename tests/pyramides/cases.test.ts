// The cases, each by its name.
import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';

describe('Terra Pyramides', () => {
	it.each(CASES)('$id', ({ check }) => {
		check();
	});

	it('every worked case of the rules is there', () => {
		const named = new Set(CASES.map(({ id }) => id));
		const worked = Array.from({ length: 37 }, (_, k) => `PO-${String(k + 1).padStart(2, '0')}`);
		expect(worked.filter((id) => !named.has(id))).toEqual([]);
	});
});
