// On the screen: colours, and the squares of the flat view.
import type { PredictStep } from '../../../../puzzles/schema/lesson.ts';
import type { Painted } from '../../../games/lesson/steps/predict.ts';
import Answer from './Predict.svelte';
import type { StepScreen } from './step-screen.ts';

export const predict: StepScreen<PredictStep, Painted> = {
	board: 'still',
	checks: () => true,
	Answer,
	idle: (_, { idle }) => idle.predict,
	extra: ({ wrongSquares }) => wrongSquares
};
