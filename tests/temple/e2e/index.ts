// Temple of Artefacts in the shared end-to-end tests.
import { temple as course } from '../../../puzzles/temple/lessons/index.ts';
import text from '../../../puzzles/temple/text/en/temple.json' with { type: 'json' };
import { temple } from '../../../web/games/temple/game.ts';
import { BEGINNER_DECKS } from '../../../web/games/temple/setup.ts';
import type { Action, State } from '../../../web/games/temple/state.ts';
import type { InPages } from '../../e2e/games.ts';
import { lessonPlay } from '../../e2e/plays.ts';
import { templePlay } from './plays.ts';
import { actTemple, templeActing } from './temple-acting.ts';

export const inPages: InPages = {
	acting: templeActing,
	courses: { temple: 'names' },
	plays: {
		'a lesson': () => lessonPlay(course, text, templeActing),
		'a game of Temple of Artefacts': templePlay
	},
	inTabs: {
		game: temple,
		setup: { players: 2, decks: BEGINNER_DECKS },
		act: (page, state, action) => actTemple(page, state as State, action as Action)
	}
};
