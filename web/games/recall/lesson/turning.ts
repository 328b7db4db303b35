// The turn: phases, rounds, production, and what is allowed now.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import { ROUND_KINDS } from '../../../../puzzles/recall/schema/vocabulary.ts';
import { topAs } from '../course.ts';
import { effectsOf } from '../owning.ts';
import { among, oneOf, who, type Amount, type Goal, type Marking, type Subject } from './checks.ts';
import { isAllowed } from './trying.ts';

const PRODUCTION = Object.keys(RECALL.production);

const AMOUNTS: Readonly<Record<string, Amount>> = {
	round: ({ round }) => round,
	/** Rounds of a game, of this kind if one is named. */
	rounds: (_, [kind]) =>
		RECALL.timeBoard.filter((each) => kind === undefined || each === oneOf(ROUND_KINDS, kind)).length,
	/** Path choices and the goal choice. */
	'special-rounds': () => RECALL.timeBoard.filter((kind) => kind !== 'S').length,
	/** Steps of the movement that goes on. */
	'steps-left': (state) => topAs(state, 'move')?.left ?? 0,
	/** Actions of module and box that are not used up. */
	'actions-left': ({ pool }) =>
		pool.reduce((sum, { items, spent }) => sum + items.filter((_, k) => !spent.includes(k)).length, 0)
};

const GOALS: Readonly<Record<string, Goal>> = {
	phase: (_, now, [phase]) => now.phase === phase,
	/** The turn in which the step began is over. */
	'turn-over': (start, now) => now.turn !== start.turn || now.round !== start.round || now.phase === 'over',
	'turn-of': (_, now, [person]) => now.turn === who(person) && now.phase === 'open',
	idle: (_, now) => now.tasks.length === 0,
	produced: (_, now, [field]) => now.production.used.includes(String(field))
};

const MARKS: Readonly<Record<string, Marking>> = {
	/** Production fields that may be activated now. */
	producible: (state) => among(PRODUCTION, (field) => isAllowed(state, `produce_${field}`)),
	/** Words of a list that may stand in the action in place of the star: `['fits', 'insert_W_*', 'A', 'F']`. */
	fits: (state, [pattern, ...listed]) =>
		among(listed.map(String), (word) => isAllowed(state, String(pattern).replace('*', word))),
	/** Own tribes and equipments that stones can activate now. */
	energisable: (state) =>
		among(effectsOf(state, state.turn), (effect) => isAllowed(state, `energise_${effect}`))
};

export const turning: Subject = { amounts: AMOUNTS, goals: GOALS, marks: MARKS };
