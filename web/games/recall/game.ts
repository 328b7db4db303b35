// Recall as the house's games are: one to four persons, a seed and a list of actions.
import type { Game, Json } from '../game.ts';
import type { Action, Happening } from './action.ts';
import { apply, options } from './apply.ts';
import { decider } from './course.ts';
import { known, type Known } from './known.ts';
import { makeAction, parseAction } from './notation.ts';
import { ranking, scores, sheetOf, soloResult } from './scoring/score.ts';
import { seals } from './seals.ts';
import { begin, type Setup } from './setup.ts';
import type { State } from './state.ts';

export const recall: Game<Setup, State, Action, Happening, Known> = {
	id: 'recall',
	begin,
	active: decider,
	turn: ({ round }) => round,
	options,
	apply,
	seals,
	known,
	scores,
	ranking,
	result,
	makeAction,
	parseAction
};

/** A game alone is compared with others of the same tribe. */
function result(state: State): Json {
	const [person, ...others] = state.persons;
	if (!person || others.length > 0) return null;
	return { tribe: person.tribe, ...soloResult(sheetOf(state, 0)) };
}
