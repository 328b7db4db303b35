// The worked cases one by one, and that none is missing.
import { describe, expect, it } from 'vitest';
import { CASES } from './cases.ts';
import { RULES } from './rules.ts';

describe('temple: worked cases', () => {
	it.each(CASES.map((worked) => [worked.id, worked] as const))('%s', (_, worked) => worked.check());
});

describe('temple: coverage', () => {
	it('has a case for every rule, and no case for another', () => {
		const proved = new Set(CASES.flatMap(({ rules }) => rules));
		expect([...proved].sort()).toEqual([...RULES].sort());
	});
	it('has every case of the oracle once', () => {
		const numbers = CASES.flatMap(({ id }) => /^TO-(\d\d)/.exec(id)?.[1] ?? []).map(Number);
		expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, k) => k + 1));
		expect(new Set(CASES.map(({ id }) => id)).size).toBe(CASES.length);
	});
});
