// What is asked by the steps of each kind. Apart from kinds.ts, so that pages that only choose steps need not load how they are judged.
import type { Lesson, LessonStep } from '../../../puzzles/schema/lesson.ts';

/** Answered in a moment, answered at length, or only told: ticking off shows no knowledge. */
const ASKS: Readonly<Record<LessonStep['kind'], 'short' | 'long' | 'nothing'>> = {
	do: 'long',
	forbidden: 'short',
	mark: 'short',
	pick: 'short',
	judge: 'short',
	predict: 'short',
	count: 'short',
	order: 'short',
	checklist: 'nothing'
};

/** Whether it may be asked in a refresher. */
export const isShort = ({ kind }: LessonStep): boolean => ASKS[kind] === 'short';

/** Whether it is for the real table, where no program sees what is done. */
export const isTold = ({ kind }: LessonStep): boolean => ASKS[kind] === 'nothing';

/** Whether it shows knowledge: it does not say what to do. */
export const isUnguided = (step: LessonStep): boolean => !step.guided && !isTold(step);

export const unguided = ({ steps }: Lesson): readonly LessonStep[] => steps.filter(isUnguided);
