// Who is next, and when the game is over.
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { activePlayer, isSolo, advanced, type Moment } from './moment.ts';
import type { GameState } from './state.ts';

/** B-END-1: so many claimed Keys trigger the end. */
export const KEYS_TO_END: Readonly<Record<Exclude<PlayerCount, 1>, number>> = { 2: 12, 3: 8, 4: 7 };

export function over(moment: Moment): Moment {
	return advanced(moment, { ...moment.state, step: { kind: 'end' } }, { what: 'end' });
}

/** The turn with this number begins. */
export function begins(moment: Moment, turn: number, player: number): Moment {
	const state: GameState = {
		...moment.state,
		turn,
		active: player,
		step: { kind: 'act' },
		drawn: null
	};
	return advanced(moment, state, { what: 'turn', turn, player });
}

/** The turn of the active player is over; a solo game ends elsewhere (S-END-1). */
export function endTurn(moment: Moment): Moment {
	const { state } = moment;
	const next = state.turn + 1;
	if (isSolo(state)) return begins(moment, next, 0);
	const lastTurns = lastTurnsAfter(state);
	const ended = advanced(moment, { ...state, lastTurns });
	return lastTurns === 0 ? over(ended) : begins(ended, next, (state.active + 1) % state.players.length);
}

/** B-END-2: after the triggering turn everybody has one more, the one who triggered it last. */
function lastTurnsAfter(state: GameState): number | null {
	if (state.lastTurns !== null) return state.lastTurns - 1;
	const count = state.players.length as keyof typeof KEYS_TO_END;
	return activePlayer(state).claimed.length >= KEYS_TO_END[count] ? count : null;
}
