// The learner tries what is not allowed, until the very rule refuses it.
import type { ForbiddenStep } from '../../../../puzzles/schema/lesson.ts';
import type { StepKind, StepProof } from '../step-kind.ts';
import { beginActing, changed, takenBack, tryOut, unlessRefused, type Acts } from './acting.ts';

export const forbidden: StepKind<ForbiddenStep, Acts> = {
	begin: beginActing,
	judge(teacher, step, attempt, input) {
		if (input.do === 'take-back') return changed(takenBack(teacher, attempt));
		const tried = tryOut(teacher, attempt, input);
		if (!tried) return null;
		if ('scene' in tried) {
			// What leads to the attempt may be done; anything else that is allowed is not what was asked for.
			const { actions } = tried;
			if (actions.every((action, k) => action === step.attempt[k])) return { attempt: tried };
			return {
				attempt: { ...attempt, missed: actions.at(-1) ?? '' },
				verdict: { kind: 'missed', lack: { code: 'allowed', facts: {} } }
			};
		}
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
