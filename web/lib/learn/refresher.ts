// Which items a refresher asks: about two minutes, each rule at most once, from different lessons, only such as can be answered at
// once and without guidance.
import { isShort, unguided } from '../../games/lesson/asks.ts';
import { randomFrom } from '../../games/rng.ts';
import type { LoadedCourse } from './courses.ts';
import type { StepAt } from './session.svelte.ts';

export const ITEMS = 6;

/** For these rules, the most urgent first; the seed decides which of several steps asks. */
export function refresherItems(
	courses: readonly LoadedCourse[],
	rules: readonly string[],
	seed: string
): StepAt[] {
	const all = courses.flatMap(({ id, course }) =>
		course.lessons.flatMap((lesson) =>
			unguided(lesson)
				.filter(isShort)
				.map((step): StepAt => ({ step, at: `${id}.${lesson.id}.${step.id}` }))
		)
	);
	const chosen: StepAt[] = [];
	const asked = new Set<string>();
	for (const rule of rules) {
		if (chosen.length === ITEMS) break;
		if (asked.has(rule)) continue;
		const asking = all.filter((one) => one.step.rules.includes(rule) && !chosen.includes(one));
		const [item] = randomFrom(`${seed}/${rule}`).shuffled(asking);
		if (!item) continue;
		chosen.push(item);
		for (const own of item.step.rules) asked.add(own);
	}
	return chosen;
}
