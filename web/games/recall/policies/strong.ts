// Two who think their turn through to its end, in a state in which everything hidden is imagined, and follow their plan until
// something unforeseen comes up. The strong one also thinks of the turn after.
import type { Random } from '../../rng.ts';
import type { Action } from '../action.ts';
import { imagine } from '../imagining.ts';
import type { Known } from '../known.ts';
import { makeAction } from '../notation.ts';
import type { State } from '../state.ts';
import { plan, plans, type Breadth, type Line } from './planning.ts';
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

type Think = (world: State, me: number) => readonly Action[];

/** One for each game: it remembers what it has planned. */
function planner(think: Think): Policy {
	let planned: readonly Action[] = [];
	return (known: Known, choices: readonly Action[], random: Random): Action => {
		const words = new Map(choices.map((action) => [makeAction(action), action]));
		const [only] = choices;
		if (choices.length === 1 && only) return only;
		if (planned.length === 0 || !words.has(makeAction(planned[0] as Action)))
			planned = think(imagine(known, random), known.me);
		const [action, ...rest] = planned;
		const chosen = (action && words.get(makeAction(action))) ?? (choices[0] as Action);
		planned = REVEALING.includes(chosen.do) ? [] : rest;
		return chosen;
	};
}

/** Somebody in a first game: tries every box in mind and goes by what looks best at each step. */
export const sensible = (): Policy =>
	planner((world, me) => plan(world, me, { lines: 1, free: 3, looks: Infinity })?.actions ?? []);

const WIDE: Breadth = { lines: 6, free: 8, looks: Infinity };
/** For the turn after: a guess at it suffices. */
const NARROW: Breadth = { lines: 2, free: 3, looks: Infinity };
/** So many of the best turns are weighed by what can follow. */
const WEIGHED = 6;

/** What a turn is worth once the next one is played as well. */
function worthAfterNext({ state, worth }: Line, me: number): number {
	return state.phase === 'over' ? worth : (plan(state, me, NARROW)?.worth ?? worth);
}

/** Thinks every turn through, with every box, and chooses by the turn that can follow. */
export const strong = (): Policy =>
	planner((world, me) => {
		const [first, ...others] = plans(world, me, WIDE).slice(0, WEIGHED);
		if (!first || others.length === 0) return first?.actions ?? [];
		let best = { line: first, worth: worthAfterNext(first, me) };
		for (const line of others) {
			const worth = worthAfterNext(line, me);
			if (worth > best.worth) best = { line, worth };
		}
		return best.line.actions;
	});
