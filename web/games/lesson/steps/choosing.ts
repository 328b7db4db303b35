// What steps have in common in which some of several things are chosen.
import type { Attempt, Input, Judged } from '../step-kind.ts';

export interface Chosen extends Attempt {
	readonly chosen: readonly string[];
}

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
	return a.length === b.length && new Set([...a, ...b]).size === a.length;
}

/** Chooses, takes it back, or checks against what is right. */
export function choose<A extends Chosen>(
	attempt: A,
	input: Input,
	right: () => readonly string[]
): Judged<A> | null {
	const { chosen } = attempt;
	if (input.do === 'toggle') {
		const { target } = input;
		const rest = chosen.filter((one) => one !== target);
		return { attempt: { ...attempt, chosen: rest.length < chosen.length ? rest : [...chosen, target] } };
	}
	return input.do === 'check' ? checked(attempt, right()) : null;
}

export function checked<A extends Chosen>(attempt: A, right: readonly string[]): Judged<A> {
	const { chosen } = attempt;
	if (sameSet(chosen, right)) return { attempt, done: true };
	const missing = right.filter((one) => !chosen.includes(one)).length;
	const extra = chosen.filter((one) => !right.includes(one)).length;
	return { attempt, verdict: { kind: 'wrong', missing, extra } };
}

/** For the proof of lessons. */
export function atLeastTwo(items: readonly string[]): string[] {
	return new Set(items).size !== items.length || items.length < 2 ? ['two different items at least'] : [];
}
