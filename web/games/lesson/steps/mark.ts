// All of something is marked on the board, and nothing else.
import type { MarkStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene } from '../../game.ts';
import type { StepKind, StepProof } from '../step-kind.ts';
import { choose, sameSet, type Chosen } from './choosing.ts';

interface Marked extends Chosen {
	readonly scene: AnyScene;
}

export const mark: StepKind<MarkStep, Marked> = {
	begin: (teacher, step) => ({ scene: teacher.open(step.position), chosen: [] }),
	judge: (teacher, step, attempt, input) =>
		choose(attempt, input, () => teacher.marks(step.all, attempt.scene).right),
	answer(teacher, step) {
		const scene = teacher.open(step.position);
		return { scene, chosen: teacher.marks(step.all, scene).right };
	}
};

export const markProof: StepProof<MarkStep> = {
	*faults(teacher, step) {
		const { targets, right } = teacher.marks(step.all, teacher.open(step.position));
		if (!sameSet(right, step.answer)) yield `right would be ${right.join(' ')}`;
		if (right.length === 0 || right.length === targets.length) yield 'all or nothing is right';
	}
};
