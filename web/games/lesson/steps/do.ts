// The learner acts until the goal is reached; any way there is as good as another.
import type { DoStep } from '../../../../puzzles/schema/lesson.ts';
import type { StepKind, StepProof } from '../step-kind.ts';
import { outlook } from '../reach.ts';
import { after } from '../teacher.ts';
import { beginActing, changed, takenBack, tryOut, unlessRefused, type Acts } from './acting.ts';

export const doing: StepKind<DoStep, Acts> = {
	begin: beginActing,
	judge(teacher, step, attempt, input) {
		if (input.do === 'take-back') return changed(takenBack(teacher, attempt));
		const tried = tryOut(teacher, attempt, input);
		if (!tried) return null;
		if ('scene' in tried) {
			const { start } = attempt;
			const found = outlook(teacher, step, start, tried.scene);
			if (found !== 'missed')
				return { attempt: { ...tried, unsure: found === 'unknown' }, done: found === 'reached' };
			return {
				attempt: { ...attempt, missed: tried.actions.at(-1) ?? '' },
				verdict: { kind: 'missed', lack: teacher.lacks(step.goal, start, tried.scene) }
			};
		}
		const { rules, action } = tried;
		const mistake = step.mistakes?.find(
			({ actions, rule }) => actions.at(-1) === action || rules.includes(rule)
		);
		return { attempt, verdict: { kind: 'refused', rules, mistake: mistake?.id ?? null } };
	},
	answer(teacher, step) {
		const start = teacher.open(step.position);
		return { start, scene: after(teacher, start, step.line), actions: step.line };
	}
};

export const doingProof: StepProof<DoStep> = {
	*faults(teacher, step) {
		const start = teacher.open(step.position);
		if (teacher.reached(step.goal, start, start)) yield 'the goal holds before anything is done';
		if (!teacher.reached(step.goal, start, after(teacher, start, step.line)))
			yield 'the goal does not hold after the line';
		for (const { id, actions, rule } of step.mistakes ?? [])
			yield* unlessRefused(teacher, step.position, actions, rule, `mistake ${id}`);
	},
	mistakes: (step) => (step.mistakes ?? []).map(({ id }) => id)
};
