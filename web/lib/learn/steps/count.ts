// On the screen: a few numbers to choose from.
import type { CountStep } from '../../../../puzzles/schema/lesson.ts';
import type { Counted } from '../../../games/lesson/steps/count.ts';
import Answer from './Count.svelte';
import type { StepScreen } from './step-screen.ts';

export const count: StepScreen<CountStep, Counted> = {
	board: 'still',
	checks: () => false,
	Answer,
	idle: (_, { idle }) => idle.count,
	truth({ teacher, asked, scene }, { asks }, _, __, text) {
		const ask = asks[asked];
		return ask && scene ? text.answerIs(teacher.amount(ask.amount, scene)) : '';
	}
};
