// Things are put into the right order, each by one place up or down.
import type { OrderStep } from '../../../../puzzles/schema/lesson.ts';
import { randomFrom } from '../../rng.ts';
import { sceneOf, type StepKind, type StepProof } from '../step-kind.ts';
import { atLeastTwo, type Chosen } from './choosing.ts';

/** In another order, always the same for the same items. */
function mixed(items: readonly string[]): readonly string[] {
	const order = randomFrom(items.join()).shuffled(items);
	return order.join() === items.join() ? [...items].reverse() : order;
}

export const order: StepKind<OrderStep, Chosen> = {
	begin: (teacher, step) => ({ scene: sceneOf(teacher, step), chosen: mixed(step.items) }),
	judge(_, { items }, attempt, input) {
		const { chosen } = attempt;
		if (input.do === 'move') {
			const from = chosen.indexOf(input.item);
			const to = from + input.by;
			if (from < 0 || to < 0 || to >= chosen.length) return null;
			return { attempt: { ...attempt, chosen: chosen.toSpliced(from, 1).toSpliced(to, 0, input.item) } };
		}
		if (input.do !== 'check') return null;
		const extra = chosen.filter((item, k) => item !== items[k]).length;
		return extra === 0 ? { attempt, done: true } : { attempt, verdict: { kind: 'wrong', missing: 0, extra } };
	},
	answer: (teacher, step) => ({ scene: sceneOf(teacher, step), chosen: step.items })
};

export const orderProof: StepProof<OrderStep> = {
	faults: (_, { items }) => atLeastTwo(items),
	items: ({ items }) => items
};
