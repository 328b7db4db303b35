// On the screen: a list whose rows move up and down.
import type { OrderStep } from '../../../../puzzles/schema/lesson.ts';
import type { Chosen } from '../../../games/lesson/steps/choosing.ts';
import Answer from './Order.svelte';
import type { StepScreen } from './step-screen.ts';

export const order: StepScreen<OrderStep, Chosen> = {
	board: 'still',
	checks: () => true,
	Answer,
	idle: (_, { idle }) => idle.order,
	extra: ({ misplaced }) => misplaced
};
