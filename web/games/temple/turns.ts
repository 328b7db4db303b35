// From turn to turn, from the first temple to the second, and to the end of the game.
import { went, type Course } from './course.ts';
import { buildTemple } from './setup.ts';
import type { Judged, State, Table } from './state.ts';
import type { Refusal } from '../game.ts';

const isEmpty = (temple: Table['temple']) => Object.keys(temple).length === 0;

/** T-TURN-1: while the temple has cards an action that is left must be used. */
export function refuseEnd({ phase, temple, actionsLeft }: Table): Refusal | null {
	const ends = phase === 'AFTER' || (phase === 'ACT' && isEmpty(temple));
	return ends ? null : { rule: 'T-TURN-1', facts: { actionsLeft } };
}

export function endTurn(course: Course): Judged<Course> {
	const { state } = course;
	const refusal = refuseEnd(state);
	if (refusal) return refusal;
	// T-ROUND-1, T-ROUND-4
	if (isEmpty(state.temple)) return state.round === 1 ? secondRound(course) : end(course);
	return begins(course, next(state, state.active));
}

/** The neighbour in the direction of the round: clockwise first (T-SETUP-8). */
function next({ players, direction }: State, player: number): number {
	return (player + direction + players.length) % players.length;
}

function begins(course: Course, player: number): Course {
	return went(course, { active: player, phase: 'ACT', actionsLeft: 1 }, { what: 'turn', player });
}

/** T-ROUND-2: the second temple from the pile, what is left over goes to the box. */
function secondRound(course: Course): Course {
	const { pile, box, start } = course.state;
	const { temple, rest } = buildTemple(pile);
	const built = went(
		course,
		{ temple, pile: [], box: { ...box, unseen: rest }, round: 2, direction: -1 },
		{ what: 'round', round: 2 }
	);
	// T-ROUND-3: counter-clockwise, so that the former start player is last.
	return begins(built, next(built.state, start));
}

function end(course: Course): Course {
	return went(course, { phase: 'GAME_END', actionsLeft: 0 }, { what: 'end' });
}
