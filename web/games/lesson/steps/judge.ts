// Allowed or not? One case after the other; the rules decide each.
import type { JudgeStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyTeacher } from '../../game.ts';
import type { StepKind, StepProof } from '../step-kind.ts';
import { after, refusals } from '../teacher.ts';
import { unlessRefused } from './acting.ts';
import { replied, type Asked } from './asking.ts';

/** A case with the actions done that lead to it. */
function open(teacher: AnyTeacher, { cases, position: common }: JudgeStep, asked: number): Asked {
	const { position = common, actions = [] } = cases[asked] ?? {};
	const scene = position === undefined ? null : after(teacher, teacher.open(position), actions.slice(0, -1));
	return { scene, asked, replies: [] };
}

export const judge: StepKind<JudgeStep, Asked> = {
	begin: (teacher, step) => open(teacher, step, 0),
	judge(teacher, step, attempt, input) {
		const { asked, replies } = attempt;
		if (input.do === 'next')
			return asked + 1 < step.cases.length
				? { attempt: { ...open(teacher, step, asked + 1), replies } }
				: null;
		const one = step.cases[asked];
		if (input.do !== 'reply' || replies.length > asked || !one) return null;
		const rules = refusals(teacher, one.position ?? step.position, one.actions);
		return replied(attempt, input.answer, input.answer === (rules.length === 0), rules, step.cases.length);
	},
	answer: (teacher, step) => open(teacher, step, step.cases.length - 1)
};

export const judgeProof: StepProof<JudgeStep> = {
	*faults(teacher, step) {
		for (const { id, position, actions, rule } of step.cases)
			yield* unlessRefused(teacher, position ?? step.position, actions, rule, `case ${id}`);
	},
	items: ({ cases }) => cases.map(({ id }) => id),
	oneByOne: true,
	forbids: ({ cases }) => cases.flatMap(({ rule }) => rule ?? [])
};
