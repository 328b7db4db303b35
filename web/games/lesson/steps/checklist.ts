// What is only done at a real table, to be ticked off.
import type { ChecklistStep } from '../../../../puzzles/schema/lesson.ts';
import { sceneOf, type StepKind, type StepProof } from '../step-kind.ts';
import { atLeastTwo, choose, type Chosen } from './choosing.ts';

export const checklist: StepKind<ChecklistStep, Chosen> = {
	begin: (teacher, step) => ({ scene: sceneOf(teacher, step), chosen: [] }),
	judge: (_, { items }, attempt, input) => choose(attempt, input, () => items),
	answer: (teacher, step) => ({ scene: sceneOf(teacher, step), chosen: step.items })
};

export const checklistProof: StepProof<ChecklistStep> = {
	faults: (_, { items }) => atLeastTwo(items),
	items: ({ items }) => items
};
