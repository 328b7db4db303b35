// What proves the rules of Temple of Artefacts, for the bench on which they are switched off one by one.
import { CASES } from './cases.ts';

/** The names of the proofs of this rule that fail. */
export function failing(rule: string): string[] {
	return CASES.filter(({ rules, check }) => rules.includes(rule) && fails(check)).map(({ id }) => id);
}

function fails(check: () => void): boolean {
	try {
		check();
		return false;
	} catch {
		return true;
	}
}
