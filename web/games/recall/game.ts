// Recall as the house's games are: one to four persons, a seed and a list of actions.
import type { Game } from '../game.ts';
import type { Action, Happening } from './action.ts';
import { apply, options } from './apply.ts';
import { decider } from './course.ts';
import { known, type Known } from './known.ts';
import { makeAction, parseAction } from './notation.ts';
import { ranking, scores } from './scoring/score.ts';
import { begin, type Setup } from './setup.ts';
import type { State } from './state.ts';

export const recall: Game<Setup, State, Action, Happening, Known> = {
	id: 'recall',
	begin,
	active: decider,
	options,
	apply,
	known,
	scores,
	ranking,
	makeAction,
	parseAction
};
