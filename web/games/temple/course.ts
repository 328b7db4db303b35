// A game on its way through one action: the state so far and what has happened, each step giving the next.
import type { Happening, Player, State } from './state.ts';

export interface Course {
	readonly state: State;
	readonly happened: readonly Happening[];
}

export function playerOf({ players }: Pick<State, 'players'>, player: number): Player {
	return players[player] as Player;
}

/** The course goes on with these changes, after these events. */
export function went(course: Course, change: Partial<State>, ...events: readonly Happening[]): Course {
	return { state: { ...course.state, ...change }, happened: [...course.happened, ...events] };
}

export function withPlayer({ players }: State, player: number, change: Partial<Player>): readonly Player[] {
	return players.map((before, k) => (k === player ? { ...before, ...change } : before));
}

/** The player gets silver from the bank, as much as it has. */
export function fromBank(course: Course, player: number, wanted: number): Course {
	return flow(course, player, Math.min(wanted, course.state.bank));
}

/** The player pays silver to the bank, as much as there is. */
export function toBank(course: Course, player: number, owed: number): Course {
	return flow(course, player, -Math.min(owed, playerOf(course.state, player).silver));
}

function flow(course: Course, player: number, change: number): Course {
	const { state } = course;
	if (change === 0) return course;
	const players = withPlayer(state, player, { silver: playerOf(state, player).silver + change });
	return went(course, { players, bank: state.bank - change }, { what: 'silver', player, change });
}

/** Further actions for the active player. */
export function moreActions(course: Course, more: number): Course {
	const { active, actionsLeft } = course.state;
	return went(course, { actionsLeft: actionsLeft + more }, { what: 'actions', player: active, more });
}

/** The phase that follows from what is still to be chosen and to be done. */
export function settled(course: Course): Course {
	const { pending, actionsLeft } = course.state;
	return went(course, { phase: pending.length > 0 ? 'CHOICE' : actionsLeft > 0 ? 'ACT' : 'AFTER' });
}
