// Which cases prove a rule, and which of them fail now: what the bench of mutants asks.
import { CASES } from './cases.ts';

export function failing(rule: string): readonly string[] {
	return CASES.filter(({ rules }) => rules.includes(rule)).flatMap(({ id, check }) => {
		try {
			check();
			return [];
		} catch {
			return [id];
		}
	});
}
