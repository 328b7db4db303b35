// Every rule has cases and a mutant, or a reason why not. `npm run proof -- mutants:pyramides` shows that all of them are noticed.
import { expect, it } from 'vitest';
import { CASES } from './cases.ts';
import { MUTANTS, NOT_EXECUTABLE } from './mutants.ts';

const GROUPS = {
	SETUP: 11,
	TURN: 2,
	PLACE: 6,
	ROW: 6,
	STOCK: 2,
	ACT: 5,
	WORK: 9,
	EXTRA: 1,
	BUILD: 10,
	GOLD: 3,
	DRAW: 1,
	LIMIT: 2,
	END: 3,
	SCORE: 7,
	SYM: 5,
	OPEN: 2,
	COOP: 5
};
const RULES = Object.entries(GROUPS).flatMap(([group, count]) =>
	Array.from({ length: count }, (_, k) => `P-${group}-${k + 1}`)
);

it('80 rules', () => {
	expect(RULES).toHaveLength(80);
});

it('every rule has a case and a mutant, or a reason', () => {
	const proved = new Set(CASES.flatMap(({ rules }) => rules));
	const mutated = new Set(MUTANTS.map(({ rule }) => rule));
	const open = RULES.filter((rule) => !(rule in NOT_EXECUTABLE));
	expect(open.filter((rule) => !proved.has(rule))).toEqual([]);
	expect(open.filter((rule) => !mutated.has(rule))).toEqual([]);
	expect([...proved, ...mutated].filter((rule) => !open.includes(rule))).toEqual([]);
});
