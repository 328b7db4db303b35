// How the data of each kind of step is proved, for the lessons program and the tests. Apart from kinds.ts, because no page needs it.
import type { LessonStep } from '../../../puzzles/schema/lesson.ts';
import type { AnyScene, Teacher } from '../game.ts';
import type { StepProof } from './step-kind.ts';
import { checklistProof } from './steps/checklist.ts';
import { countProof } from './steps/count.ts';
import { doingProof } from './steps/do.ts';
import { forbiddenProof } from './steps/forbidden.ts';
import { judgeProof } from './steps/judge.ts';
import { markProof } from './steps/mark.ts';
import { orderProof } from './steps/order.ts';
import { pickProof } from './steps/pick.ts';
import { predictProof } from './steps/predict.ts';

const PROOFS: { readonly [K in LessonStep['kind']]: StepProof<Extract<LessonStep, { kind: K }>> } = {
	do: doingProof,
	forbidden: forbiddenProof,
	mark: markProof,
	pick: pickProof,
	judge: judgeProof,
	predict: predictProof,
	count: countProof,
	order: orderProof,
	checklist: checklistProof
};

export const proofOf = ({ kind }: LessonStep): StepProof<LessonStep> => PROOFS[kind];

/** What is wrong with a step, in words for authors; empty when the rules agree with every answer in it. */
export function faultsOf<S extends AnyScene>(teacher: Teacher<S>, step: LessonStep): string[] {
	try {
		return [...proofOf(step).faults(teacher, step)];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}
