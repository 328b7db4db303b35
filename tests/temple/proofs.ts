// What proves the rules of Temple of Artefacts, for the bench on which they are switched off one by one: worked cases and the
// steps of its lessons.
import { temple } from '../../puzzles/temple/lessons/index.ts';
import { faultsOf } from '../../web/games/lesson/proofs.ts';
import { templeTeacher } from '../../web/games/temple/lesson/teacher.ts';
import { CASES } from './cases.ts';

/** The names of the proofs of this rule that fail. */
export function failing(rule: string): string[] {
	const cases = CASES.filter(({ rules, check }) => rules.includes(rule) && fails(check)).map(({ id }) => id);
	const steps = temple.lessons.flatMap(({ id, steps }) =>
		steps
			.filter((step) => step.rules.includes(rule) && faultsOf(templeTeacher, step).length > 0)
			.map((step) => `${id}.${step.id}`)
	);
	return [...cases, ...steps];
}

function fails(check: () => void): boolean {
	try {
		check();
		return false;
	} catch {
		return true;
	}
}
