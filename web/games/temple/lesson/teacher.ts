// Temple of Artefacts as lessons see it: the real rules judge everything. The learner is player 0.
import { DeckError } from '../../../../puzzles/schema/deck.ts';
import type { DeckCode } from '../../../../puzzles/temple/schema.ts';
import type { Scene } from '../../game.ts';
import { stateTeacher } from '../../lesson/teacher.ts';
import { temple } from '../game.ts';
import { parsePosition } from '../position.ts';
import { begin, BEGINNER_DECKS, type PlayerCount } from '../setup.ts';
import type { Action, Happening, State } from '../state.ts';
import { amount } from './amounts.ts';
import { reached } from './goals.ts';
import { lacks } from './lacks.ts';
import { marks } from './marks.ts';

/** A game that has just been set up; all other positions are written down card by card. */
interface Fresh {
	readonly fresh: true;
	readonly players?: PlayerCount;
	readonly seed?: string;
	readonly decks?: readonly DeckCode[] | 'random';
}

const NEW_GAME: Fresh = { fresh: true };

const isFresh = (table: object): table is Fresh => 'fresh' in table;

function tableOf(table: object): State {
	if (!isFresh(table)) return parsePosition(table);
	const { players = 2, seed = 'lesson', decks = BEGINNER_DECKS } = table;
	return begin({ players, decks }, seed);
}

export type TempleScene = Scene<State, Action, Happening>;

export const templeTeacher = stateTeacher(temple, {
	table(position) {
		const { played: _, ...table } = (position ?? NEW_GAME) as { readonly played?: unknown };
		try {
			return tableOf(table);
		} catch (error) {
			throw error instanceof DeckError ? new RangeError(error.message) : error;
		}
	},
	reached,
	lacks,
	marks,
	amount
});
