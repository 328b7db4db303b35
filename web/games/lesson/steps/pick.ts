// One or several of a few answers are picked. Where the rules can tell which are right, they do.
import type { PickStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene, AnyTeacher } from '../../game.ts';
import { sceneOf, type StepKind, type StepProof } from '../step-kind.ts';
import { checked, choose, sameSet, type Chosen } from './choosing.ts';

/** The right answers. */
export function rightPicks(
	teacher: AnyTeacher,
	{ all, from, answer }: PickStep,
	scene: AnyScene | null
): readonly string[] {
	if (!all || !scene) return answer;
	const { right } = teacher.marks(all, scene);
	return from.filter((id) => right.includes(id));
}

export const pick: StepKind<PickStep, Chosen> = {
	// Without a position of its own, the rules are asked about the game's default one.
	begin: (teacher, step) => ({
		scene: step.all ? teacher.open(step.position) : sceneOf(teacher, step),
		chosen: []
	}),
	judge(teacher, step, attempt, input) {
		const right = () => rightPicks(teacher, step, attempt.scene);
		if (step.one && input.do === 'toggle') return checked({ ...attempt, chosen: [input.target] }, right());
		return choose(attempt, input, right);
	},
	answer(teacher, step) {
		const { scene } = pick.begin(teacher, step, []);
		return { scene, chosen: rightPicks(teacher, step, scene) };
	}
};

export const pickProof: StepProof<PickStep> = {
	*faults(teacher, step) {
		const { from, answer, one, all, position } = step;
		if (answer.some((id) => !from.includes(id))) yield 'an answer is not among the choices';
		if (one && answer.length !== 1) yield 'exactly one answer is wanted';
		if (!all) return;
		const right = rightPicks(teacher, step, teacher.open(position));
		if (!sameSet(right, answer)) yield `right would be ${right.join(' ')}`;
	},
	items: ({ pictured, from }) => (pictured ? [] : from)
};
