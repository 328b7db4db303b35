// What the bench of mutants asks: which proofs of a rule fail.
import { CASES } from './cases.ts';

function fails(check: () => void): boolean {
	try {
		check();
		return false;
	} catch {
		return true;
	}
}

export function failing(rule: string): string[] {
	return CASES.filter(({ rules, check }) => rules.includes(rule) && fails(check)).map(({ id }) => id);
}
