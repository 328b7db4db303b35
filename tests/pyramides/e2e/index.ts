// Terra Pyramides in the shared end-to-end tests.
import { pyramides } from '../../../web/games/pyramides/game.ts';
import type { Action, GameState } from '../../../web/games/pyramides/state.ts';
import type { InPages } from '../../e2e/games.ts';
import { pyramidesPlay } from './plays.ts';
import { pyramidesActing, PyramidesHand } from './pyramides-acting.ts';

export const inPages: InPages = {
	acting: pyramidesActing,
	courses: { pyramides: 'touch' },
	plays: { 'a task of Terra Pyramides': pyramidesPlay },
	inTabs: {
		game: pyramides,
		setup: { players: 1, task: 1 },
		act: (page, state, action) => new PyramidesHand(page, 'keys').act(state as GameState, action as Action)
	}
};
