// The learner tries what is not allowed, until the very rule refuses it.
import type { ForbiddenStep } from '../../../../puzzles/schema/lesson.ts';
import type { StepKind, StepProof } from '../step-kind.ts';
import { beginActing, tryOut, unlessRefused, type Acts } from './acting.ts';

export const forbidden: StepKind<ForbiddenStep, Acts> = {
	begin: beginActing,
	judge(teacher, step, attempt, input) {
		const tried = tryOut(teacher, attempt, input);
		if (!tried) return null;
		if ('scene' in tried) return { attempt: tried };
		const { rules } = tried;
		if (rules.includes(step.rule)) return { attempt, done: true };
		return { attempt, verdict: { kind: 'refused', rules, mistake: null } };
	},
	answer: (teacher, step) => beginActing(teacher, step, step.attempt.slice(0, -1))
};

export const forbiddenProof: StepProof<ForbiddenStep> = {
	faults: (teacher, step) => unlessRefused(teacher, step.position, step.attempt, step.rule, 'the attempt'),
	forbids: ({ rule }) => [rule]
};
