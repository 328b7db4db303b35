// Which cases and lessons prove a rule, and which of them fail now: what the bench of mutants asks.
import { pyramides } from '../../puzzles/pyramides/lessons/index.ts';
import { rules } from '../../puzzles/pyramides/rules.ts';
import { faultsOf } from '../../web/games/lesson/proofs.ts';
import { refusals } from '../../web/games/lesson/teacher.ts';
import { pyramidesTeacher } from '../../web/games/pyramides/lesson/teacher.ts';
import { CASES } from './cases.ts';

export function failing(rule: string): readonly string[] {
	return [...failingCases(rule), ...failingSteps(rule), ...failingExample(rule)];
}

function failingCases(rule: string): string[] {
	return CASES.filter(({ rules: proved }) => proved.includes(rule)).flatMap(({ id, check }) => {
		try {
			check();
			return [];
		} catch {
			return [id];
		}
	});
}

function failingSteps(rule: string): string[] {
	return pyramides.lessons.flatMap((lesson) =>
		lesson.steps
			.filter((step) => step.rules.includes(rule) && faultsOf(pyramidesTeacher, step).length > 0)
			.map((step) => `${lesson.id}.${step.id}`)
	);
}

/** The pair of positions on the rule's page. */
function failingExample(rule: string): string[] {
	const example = rules.find(({ id }) => id === rule)?.example;
	if (!example) return [];
	try {
		const { position, allowed, refused } = example;
		const holds =
			refusals(pyramidesTeacher, position, allowed).length === 0 &&
			refusals(pyramidesTeacher, position, refused).includes(rule);
		return holds ? [] : [`example of ${rule}`];
	} catch {
		return [`example of ${rule}`];
	}
}
