// On the screen: targets on the still board.
import type { MarkStep } from '../../../../puzzles/schema/lesson.ts';
import type { Chosen } from '../../../games/lesson/steps/choosing.ts';
import type { StepScreen } from './step-screen.ts';

export const mark: StepScreen<MarkStep, Chosen> = {
	board: 'still',
	still: ({ teacher, scene }, { all }) => ({ targets: scene && teacher.marks(all, scene).targets }),
	checks: () => true,
	Answer: null,
	idle: (_, { idle }) => idle.mark
};
