// On the screen: the learner acts at the game's own table.
import type { DoStep } from '../../../../puzzles/schema/lesson.ts';
import type { Attempt } from '../../../games/lesson/step-kind.ts';
import type { StepScreen } from './step-screen.ts';

export const doing: StepScreen<DoStep, Attempt> = {
	board: 'played',
	checks: () => false,
	Answer: null,
	idle: (_, { idle }) => idle.do
};
