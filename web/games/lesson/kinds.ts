// All kinds of steps. The table is explicit, so that the compiler asks for a kind that is missing.
import type { LessonStep } from '../../../puzzles/schema/lesson.ts';
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
