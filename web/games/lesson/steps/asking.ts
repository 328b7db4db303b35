// What steps have in common in which one question follows the other.
import type { Attempt, Judged } from '../step-kind.ts';

export interface Asked extends Attempt {
	readonly asked: number;
	readonly replies: readonly (number | boolean)[];
}

/** The answer to the open question, which is one of `count`. */
export function replied<A extends Asked>(
	attempt: A,
	answer: number | boolean,
	right: boolean,
	rules: readonly string[],
	count: number
): Judged<A> {
	return {
		attempt: { ...attempt, replies: [...attempt.replies, answer] },
		verdict: { kind: 'answered', right, rules },
		done: attempt.asked + 1 === count
	};
}
