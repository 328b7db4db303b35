// The screens of all kinds of steps. The table is explicit, so that the compiler asks for a kind that is missing.
import type { LessonStep } from '../../../../puzzles/schema/lesson.ts';
import type { Attempt } from '../../../games/lesson/step-kind.ts';
import { checklist } from './checklist.ts';
import { count } from './count.ts';
import { doing } from './do.ts';
import { forbidden } from './forbidden.ts';
import { judge } from './judge.ts';
import { mark } from './mark.ts';
import { order } from './order.ts';
import { pick } from './pick.ts';
import { predict } from './predict.ts';
import type { StepScreen } from './step-screen.ts';

const SCREENS: {
	readonly [K in LessonStep['kind']]: StepScreen<Extract<LessonStep, { kind: K }>, never>;
} = { do: doing, forbidden, mark, pick, judge, predict, count, order, checklist };

/** Only to be given this step and its attempt. */
export const screenOf = ({ kind }: LessonStep) => SCREENS[kind] as StepScreen<LessonStep, Attempt>;
