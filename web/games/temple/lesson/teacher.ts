// Temple of Artefacts as teachers see it: the real rules judge everything. The learner is player 0.
import { DeckError } from '../../../../puzzles/schema/deck.ts';
import type { DeckCode } from '../../../../puzzles/schema/temple.ts';
import { after, type Teacher } from '../../lesson/teacher.ts';
import { apply } from '../apply.ts';
import { parseAction } from '../notation.ts';
import { parsePosition } from '../position.ts';
import { begin, BEGINNER_DECKS, type PlayerCount } from '../setup.ts';
import type { State } from '../state.ts';
import { amount } from './amounts.ts';
import { reached } from './goals.ts';
import { marks } from './marks.ts';

/** A game that has just been set up; all other positions are written down card by card. */
interface Fresh {
	readonly fresh: true;
	readonly players?: PlayerCount;
	readonly seed?: string;
	readonly decks?: readonly DeckCode[] | 'random';
}

const NEW_GAME: Fresh = { fresh: true };

/** Actions that have already been taken. */
interface Played {
	readonly played?: readonly string[];
}

const isFresh = (table: object): table is Fresh => 'fresh' in table;

function tableOf(table: object): State {
	if (!isFresh(table)) return parsePosition(table);
	const { players = 2, seed = 'lesson', decks = BEGINNER_DECKS } = table;
	return begin({ players, decks }, seed);
}

export const templeTeacher: Teacher<State> = {
	open(position) {
		const { played = [], ...table } = (position ?? NEW_GAME) as Played;
		try {
			return after(templeTeacher, tableOf(table), played);
		} catch (error) {
			throw error instanceof DeckError ? new RangeError(error.message) : error;
		}
	},
	act(state, written) {
		const action = parseAction(written);
		if (!action) throw new RangeError(`${written} is no action`);
		const outcome = apply(state, action);
		return outcome.ok ? { ok: true, scene: outcome.state } : { ok: false, rules: [outcome.refusal.rule] };
	},
	reached,
	marks,
	amount,
	picture([name]) {
		throw new RangeError(`no picture ${name}`);
	}
};
