// On the screen: the action to be judged on the still board, and two buttons.
import type { JudgeStep } from '../../../../puzzles/schema/lesson.ts';
import type { Asked } from '../../../games/lesson/steps/asking.ts';
import Answer from './Judge.svelte';
import type { StepScreen } from './step-screen.ts';

export const judge: StepScreen<JudgeStep, Asked> = {
	board: 'still',
	still({ asked, isAnswered, done }, { cases }) {
		const one = cases[asked];
		return {
			shown: one?.actions.at(-1) ?? null,
			verdict: isAnswered || done ? one?.rule === null : null
		};
	},
	checks: () => false,
	Answer,
	idle: (_, { idle }) => idle.judge,
	truth: (_, __, rule, statement, text) => (rule ? `${text.isNotAllowed} ${statement}` : text.isAllowed)
};
