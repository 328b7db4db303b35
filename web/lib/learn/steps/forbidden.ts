// On the screen: the learner tries at the game's own table.
import type { ForbiddenStep } from '../../../../puzzles/schema/lesson.ts';
import type { Attempt } from '../../../games/lesson/step-kind.ts';
import type { StepScreen } from './step-screen.ts';

export const forbidden: StepScreen<ForbiddenStep, Attempt> = {
	board: 'played',
	checks: () => false,
	Answer: null,
	idle: (_, { idle }) => idle.forbidden
};
