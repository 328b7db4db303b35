// Whatever a lesson wants to be tried, or people try by mistake, can be put together at the table.
import { expect, it } from 'vitest';
import { recall } from '../../puzzles/recall/lessons/index.ts';
import type { LessonStep } from '../../puzzles/schema/lesson.ts';
import { after } from '../../web/games/lesson/teacher.ts';
import { recallTeacher } from '../../web/games/recall/lesson/teacher.ts';
import { makeAction, parseAction } from '../../web/games/recall/notation.ts';
import { facetsOf } from '../../web/lib/games/recall/facets.ts';
import { tryOut } from '../../web/lib/games/recall/tries.ts';

/** Lists of actions of which the last one is refused. */
function attemptsOf(step: LessonStep): readonly (readonly string[])[] {
	if (step.kind === 'forbidden') return [step.attempt];
	return step.kind === 'do' ? (step.mistakes ?? []).map(({ actions }) => actions) : [];
}

const ATTEMPTS = recall.lessons.flatMap(({ id, steps }) =>
	steps.flatMap((step) =>
		attemptsOf(step).map((actions) => [`${id}, ${step.id}: ${actions.at(-1)}`, step, actions] as const)
	)
);

it.each(ATTEMPTS)('%s', (_, step, actions) => {
	const { state } = after(recallTeacher, recallTeacher.open(step.position), actions.slice(0, -1)).moment;
	const action = parseAction(actions.at(-1) ?? '');
	if (!action) throw new Error('no action');
	const tried = tryOut(state, facetsOf(state, action)).action;
	expect(tried && makeAction(tried)).toBe(makeAction(action));
});
