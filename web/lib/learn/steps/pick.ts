// On the screen: a list of answers.
import type { PickStep } from '../../../../puzzles/schema/lesson.ts';
import type { Chosen } from '../../../games/lesson/steps/choosing.ts';
import Answer from './Pick.svelte';
import type { StepScreen } from './step-screen.ts';

export const pick: StepScreen<PickStep, Chosen> = {
	board: 'still',
	checks: ({ one }) => !one,
	Answer,
	idle: ({ one }, { idle }) => (one ? idle.one : idle.pick)
};
