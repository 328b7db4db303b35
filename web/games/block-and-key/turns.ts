// Who is next, and when the game is over.
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { activePlayer, isSolo, went, type Course } from './course.ts';
import type { GameState } from './state.ts';

/** B-END-1: so many claimed Keys trigger the end. */
export const KEYS_TO_END: Readonly<Record<Exclude<PlayerCount, 1>, number>> = { 2: 12, 3: 8, 4: 7 };

export function over(course: Course): Course {
	return went(course, { ...course.state, step: { kind: 'end' } }, { what: 'end' });
}

/** The turn with this number begins. */
export function begins(course: Course, turn: number, player: number): Course {
	const state: GameState = {
		...course.state,
		turn,
		active: player,
		step: { kind: 'act' },
		drawn: null
	};
	return went(course, state, { what: 'turn', turn, player });
}

/** The turn of the active player is over; a solo game ends elsewhere (S-END-1). */
export function endTurn(course: Course): Course {
	const { state } = course;
	const next = state.turn + 1;
	if (isSolo(state)) return begins(course, next, 0);
	const lastTurns = lastTurnsAfter(state);
	const ended = went(course, { ...state, lastTurns });
	return lastTurns === 0 ? over(ended) : begins(ended, next, (state.active + 1) % state.players.length);
}

/** B-END-2: after the triggering turn everybody has one more, the one who triggered it last. */
function lastTurnsAfter(state: GameState): number | null {
	if (state.lastTurns !== null) return state.lastTurns - 1;
	const count = state.players.length as keyof typeof KEYS_TO_END;
	return activePlayer(state).claimed.length >= KEYS_TO_END[count] ? count : null;
}
