// The coach of The Ancients: the same for the site's worker and the JSON command. Needs the engine with the value.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Coach } from '../../coach.ts';
import type { Action, GameState } from '../state.ts';
import { advise } from './advice.ts';
import { reportOf } from './report.ts';

/** Worlds of a report's decision, unless it is asked otherwise. */
const REPORT: { readonly playouts: number } = { playouts: 48 };

export function ancientsCoach(engine: Engine, deck: Deck): Coach<GameState, Action> {
	return {
		advise: (state, effort) => advise(engine, deck, state, effort),
		report: (states, actions) => reportOf(engine, deck, states, actions, REPORT)
	};
}
