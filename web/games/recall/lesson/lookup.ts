// All named checks together, and the few that are made of others: several goals joined, an amount as a goal, an amount later.
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import type { State } from '../state.ts';
import { alone } from './alone.ts';
import { belongings } from './belongings.ts';
import { box } from './box.ts';
import type { Args, Goal, Marked, Subject } from './checks.ts';
import { developing } from './developing.ts';
import { ground } from './ground.ts';
import { sheet } from './sheet.ts';
import { afterwards } from './trying.ts';
import { turning } from './turning.ts';

const SUBJECTS: readonly Subject[] = [alone, belongings, box, developing, ground, sheet, turning];

function found<Member>(
	tables: readonly (Readonly<Record<string, Member>> | undefined)[],
	name: string
): Member | null {
	for (const table of tables) {
		const member = table?.[name];
		if (member) return member;
	}
	return null;
}

/** A check written as one text, its words separated by spaces: `figures T8.0 2`. */
export function checkIn(text: string | number | undefined): Check {
	const [name = '', ...args] = String(text).split(' ');
	return [name, ...args.map((arg) => (/^[0-9]+$/.test(arg) ? Number(arg) : arg))];
}

/** An amount given by its name and its arguments. */
const amountIn = (state: State, args: Args): number => {
	const [name, ...rest] = args;
	return amount([String(name), ...(rest as (string | number)[])], state);
};

/** All of them are looked at, so that none with a wrong name hides behind another. */
const eachReached = (goals: Args, start: State, now: State): boolean[] =>
	goals.map((goal) => reached(checkIn(goal), start, now));

/** Goals made of others. */
const JOINED: Readonly<Record<string, Goal>> = {
	/** Every one of the goals, each written as one text. */
	all: (start, now, goals) => eachReached(goals, start, now).every(Boolean),
	any: (start, now, goals) => eachReached(goals, start, now).some(Boolean),
	/** An amount is exactly or at least so much: `['least', 2, 'track', 'white']`. */
	is: (_, now, [n, ...what]) => amountIn(now, what) === n,
	least: (_, now, [n, ...what]) => amountIn(now, what) >= Number(n)
};

export function reached([name, ...args]: Check, start: State, now: State): boolean {
	const goal = found([JOINED, ...SUBJECTS.map(({ goals }) => goals)], name);
	if (!goal) throw new RangeError(`no goal ${name}`);
	return goal(start, now, args);
}

export function amount([name, ...args]: Check, state: State): number {
	// An amount after some actions: `['after', 'step_T8.0_T8.3_3', 'figures', 'T8.3']`.
	if (name === 'after') return amountIn(afterwards(state, String(args[0])), args.slice(1));
	// What the actions bring: `['gain', 'build_T4.4_s4', 'crystals', 'pink']`.
	if (name === 'gain')
		return amountIn(afterwards(state, String(args[0])), args.slice(1)) - amountIn(state, args.slice(1));
	if (name === 'loss')
		return amountIn(state, args.slice(1)) - amountIn(afterwards(state, String(args[0])), args.slice(1));
	const count = found(
		SUBJECTS.map(({ amounts }) => amounts),
		name
	);
	if (!count) throw new RangeError(`nothing to count by the name of ${name}`);
	return count(state, args);
}

export function marks([name, ...args]: Check, state: State): Marked {
	const marking = found(
		SUBJECTS.map((subject) => subject.marks),
		name
	);
	if (!marking) throw new RangeError(`nothing to mark by the name of ${name}`);
	return marking(state, args);
}
