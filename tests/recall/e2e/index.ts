// Recall in the shared end-to-end tests.
import type { Action } from '../../../web/games/recall/action.ts';
import { recall } from '../../../web/games/recall/game.ts';
import type { State } from '../../../web/games/recall/state.ts';
import type { InPages } from '../../e2e/games.ts';
import { recallActing, RecallPlayer } from './recall-player.ts';

export const inPages: InPages = {
	acting: recallActing,
	courses: { recall: 'touch' },
	inTabs: {
		game: recall,
		setup: { players: 1, firstGame: true, deal: true },
		act: (page, state, action) => new RecallPlayer(page, 'keys', state as State).play(action as Action)
	}
};
