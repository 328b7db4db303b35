// Looks ahead to the end of its turn, in a state in which everything hidden is imagined, and follows its plan until
// something unforeseen comes up.
import type { Random } from '../../rng.ts';
import type { Action } from '../action.ts';
import { imagine } from '../imagining.ts';
import type { Known } from '../known.ts';
import { makeAction } from '../notation.ts';
import { plan, type Breadth } from './planning.ts';
import type { Policy } from './policy.ts';

/** What changes what is known: behind it a plan is only a guess. */
const REVEALING: readonly Action['do'][] = [
	'explore',
	'orient',
	'cassette',
	'ring',
	'start',
	'draft',
	'gear',
	'camp',
	'end'
];

/** One for each game: it remembers what it has planned. */
function planner(breadth: Breadth): Policy {
	let planned: readonly Action[] = [];
	return (known: Known, choices: readonly Action[], random: Random): Action => {
		const words = new Map(choices.map((action) => [makeAction(action), action]));
		const [only] = choices;
		if (choices.length === 1 && only) return only;
		if (planned.length === 0 || !words.has(makeAction(planned[0] as Action)))
			planned = plan(imagine(known, random), known.me, breadth);
		const [action, ...rest] = planned;
		const chosen = (action && words.get(makeAction(action))) ?? (choices[0] as Action);
		planned = REVEALING.includes(chosen.do) ? [] : rest;
		return chosen;
	};
}

/** Thinks every turn through, with every box. */
export const strong = (): Policy => planner({ lines: 3, free: 5, looks: Infinity });

/** Somebody in a first game: tries every box once in mind and goes by what looks best at each step. */
export const sensible = (): Policy => planner({ lines: 2, free: 2, looks: Infinity });
