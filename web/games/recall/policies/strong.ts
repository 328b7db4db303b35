// Looks ahead to the end of its turn, in a state in which everything hidden is imagined, and follows its plan until
// something unforeseen comes up.
import type { Random } from '../../rng.ts';
import type { Action } from '../action.ts';
import { imagine } from '../imagining.ts';
import type { Known } from '../known.ts';
import { makeAction } from '../notation.ts';
import { plan } from './planning.ts';
import type { Policy } from './policy.ts';

const BREADTH = { lines: 3, free: 5, looks: Infinity };
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
export function strong(): Policy {
	let planned: readonly Action[] = [];
	return (known: Known, choices: readonly Action[], random: Random): Action => {
		const words = new Map(choices.map((action) => [makeAction(action), action]));
		const [only] = choices;
		if (choices.length === 1 && only) return only;
		if (planned.length === 0 || !words.has(makeAction(planned[0] as Action)))
			planned = plan(imagine(known, random), known.me, BREADTH);
		const [action, ...rest] = planned;
		const chosen = (action && words.get(makeAction(action))) ?? (choices[0] as Action);
		planned = REVEALING.includes(chosen.do) ? [] : rest;
		return chosen;
	};
}
