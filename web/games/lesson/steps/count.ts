// How many? One question after the other; the rules count.
import type { CountStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene } from '../../game.ts';
import type { StepKind, StepProof } from '../step-kind.ts';
import { replied, type Asked } from './asking.ts';

export interface Counted extends Asked {
	readonly scene: AnyScene;
}

export const count: StepKind<CountStep, Counted> = {
	begin: (teacher, step) => ({ scene: teacher.open(step.position), asked: 0, replies: [] }),
	judge(teacher, { asks }, attempt, input) {
		const { asked, replies, scene } = attempt;
		if (input.do === 'next')
			return asked + 1 < asks.length ? { attempt: { ...attempt, asked: asked + 1 } } : null;
		const ask = asks[asked];
		if (input.do !== 'reply' || replies.length > asked || !ask) return null;
		return replied(
			attempt,
			input.answer,
			input.answer === teacher.amount(ask.amount, scene),
			[],
			asks.length
		);
	},
	answer: (teacher, step) => ({ ...count.begin(teacher, step, []), asked: step.asks.length - 1 })
};

export const countProof: StepProof<CountStep> = {
	*faults(teacher, step) {
		for (const { id, amount, answer, choices } of step.asks) {
			const right = teacher.amount(amount, teacher.open(step.position));
			if (right !== answer) yield `${id} is ${right}`;
			if (!choices.includes(answer)) yield `${id} is not among its choices`;
		}
	},
	items: ({ asks }) => asks.map(({ id }) => id),
	oneByOne: true
};
