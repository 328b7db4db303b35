// What was missed or shown comes back at the end of a lesson: another step about the same rule where there is one.
import { isShort, unguided } from '../../games/lesson/asks.ts';
import { randomFrom } from '../../games/rng.ts';
import type { LoadedCourse } from './courses.ts';
import type { StepAt } from './session.svelte.ts';

/** About a minute. */
const MOST = 3;

export function reviewItems({ id, course }: LoadedCourse, missed: readonly StepAt[], seed: string): StepAt[] {
	const all = course.lessons.flatMap((lesson) =>
		unguided(lesson)
			.filter(isShort)
			.map((step): StepAt => ({ step, at: `${id}.${lesson.id}.${step.id}` }))
	);
	const chosen: StepAt[] = [];
	for (const one of missed.slice(0, MOST)) {
		const others = all.filter(
			({ at, step }) =>
				step.rules.some((rule) => one.step.rules.includes(rule)) &&
				[one, ...missed, ...chosen].every((taken) => taken.at !== at)
		);
		const [item = one] = randomFrom(`${seed}/${one.at}`).shuffled(others);
		chosen.push(item);
	}
	return chosen;
}
