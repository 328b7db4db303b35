// What lessons can look at, sorted by subject: each subject is a table of goals, amounts and marks under their names.
import { isField } from '../map.ts';
import { personOf } from '../course.ts';
import type { Person, State } from '../state.ts';

export type Arg = string | number | undefined;
export type Args = readonly Arg[];

/** Whether it is reached, coming from the position of the step. */
export type Goal = (start: State, now: State, args: Args) => boolean;
export type Amount = (state: State, args: Args) => number;

export interface Marked {
	readonly targets: readonly string[];
	readonly right: readonly string[];
}
export type Marking = (state: State, args: Args) => Marked;

export interface Subject {
	readonly goals?: Readonly<Record<string, Goal>>;
	readonly amounts?: Readonly<Record<string, Amount>>;
	readonly marks?: Readonly<Record<string, Marking>>;
}

/** A person by index; the learner is the first one, whoever's turn it is. */
export function who(arg: Arg): number {
	return Number(arg ?? 0);
}

export function someone(state: State, arg: Arg): Person {
	const person = state.persons[who(arg)];
	if (!person) throw new RangeError(`no person ${arg}`);
	return person;
}

export const learner = (state: State): Person => personOf(state, 0);

export function fieldNamed(arg: Arg): string {
	if (!isField(String(arg))) throw new RangeError(`no field ${arg}`);
	return String(arg);
}

/** One of a list of words. */
export function oneOf<Word extends string>(words: readonly Word[], arg: Arg): Word {
	const word = words.find((each) => each === arg);
	if (word === undefined) throw new RangeError(`${arg} is none of ${words.join(' ')}`);
	return word;
}

export const among = (targets: readonly string[], isRight: (target: string) => boolean): Marked => ({
	targets,
	right: targets.filter(isRight)
});
