// All kinds of steps. The table is explicit, so that the compiler asks for a kind that is missing.
import type { Lesson, LessonStep } from '../../../puzzles/schema/lesson.ts';
import type { AnyScene, Teacher } from '../game.ts';
import type { Attempt, StepKind } from './step-kind.ts';
import { checklist } from './steps/checklist.ts';
import { count } from './steps/count.ts';
import { doing } from './steps/do.ts';
import { forbidden } from './steps/forbidden.ts';
import { judge } from './steps/judge.ts';
import { mark } from './steps/mark.ts';
import { order } from './steps/order.ts';
import { pick } from './steps/pick.ts';
import { predict } from './steps/predict.ts';

const KINDS: {
	readonly [K in LessonStep['kind']]: StepKind<Extract<LessonStep, { kind: K }>, Attempt>;
} = { do: doing, forbidden, mark, pick, judge, predict, count, order, checklist };

export const kindOf = ({ kind }: LessonStep): StepKind<LessonStep, Attempt> => KINDS[kind];

/** What is wrong with a step, in words for authors; empty when the rules agree with every answer in it. */
export function faultsOf<S extends AnyScene>(teacher: Teacher<S>, step: LessonStep): string[] {
	try {
		return [...kindOf(step).faults(teacher, step)];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

/** Whether a step shows knowledge: it does not say what to do. */
export const isUnguided = (step: LessonStep): boolean => !step.guided && kindOf(step).proves;

export const unguided = ({ steps }: Lesson): readonly LessonStep[] => steps.filter(isUnguided);
