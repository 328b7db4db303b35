// On the screen: boxes to tick.
import type { ChecklistStep } from '../../../../puzzles/schema/lesson.ts';
import type { Chosen } from '../../../games/lesson/steps/choosing.ts';
import Answer from './Checklist.svelte';
import type { StepScreen } from './step-screen.ts';

export const checklist: StepScreen<ChecklistStep, Chosen> = {
	board: 'still',
	checks: () => true,
	Answer,
	idle: (_, { idle }) => idle.checklist
};
