// How an action goes on its way: the state so far and what has happened. Small helpers that all rules share.
import type { Refusal } from '../game.ts';
import { SITE_INDEX } from './board.ts';
import {
	STONES,
	type GameState,
	type Happening,
	type Player,
	type Site,
	type Square,
	type Step,
	type Stone,
	type Stones
} from './state.ts';

export interface Course {
	readonly state: GameState;
	readonly happened: readonly Happening[];
}

export function went(course: Course, state: GameState, ...more: readonly Happening[]): Course {
	return { state, happened: [...course.happened, ...more] };
}

export function waits(course: Course, step: Step): Course {
	return { ...course, state: { ...course.state, step } };
}

export function refused(rule: string, facts?: Refusal['facts']): Refusal {
	return facts ? { rule, facts } : { rule };
}

export function activePlayer(state: GameState): Player {
	return state.players[state.active] as Player;
}

export function withPlayer(state: GameState, change: Partial<Player>): GameState {
	const { players, active } = state;
	return {
		...state,
		players: players.map((player, k) => (k === active ? { ...player, ...change } : player))
	};
}

/** Null for a square that is no building site. */
export function siteAt(state: GameState, square: Square): Site | null {
	return state.sites[SITE_INDEX[square] ?? -1] ?? null;
}

export function withSite(state: GameState, square: Square, change: Partial<Site>): GameState {
	return {
		...state,
		sites: state.sites.map((site) => (site.square === square ? { ...site, ...change } : site))
	};
}

export function stoneCount(stones: Stones): number {
	return STONES.reduce((sum, stone) => sum + stones[stone], 0);
}

/** The same stones with each of a list added or, with -1, taken away. */
export function changed(stones: Stones, list: readonly Stone[], by: 1 | -1): Stones {
	const sum: Record<Stone, number> = { ...stones };
	for (const stone of list) sum[stone] += by;
	return sum;
}

/** Every one of the list at the same time; anything that is no stone is never there. */
export function hasStones(stones: Stones, list: readonly Stone[]): boolean {
	return list.every((stone) => stones[stone] >= list.filter((each) => each === stone).length);
}

/** Stones of the active player go back to the supply, and stones of the supply come to the player. */
export function swapStones(state: GameState, back: readonly Stone[], taken: readonly Stone[]): GameState {
	const { stones } = activePlayer(state);
	const { supply } = state;
	return withPlayer(
		{ ...state, supply: { ...supply, stones: changed(changed(supply.stones, back, 1), taken, -1) } },
		{ stones: changed(changed(stones, back, -1), taken, 1) }
	);
}

/** Gold from the supply to the active player, or with a negative number back. */
export function withGold(state: GameState, gold: number): GameState {
	const { supply } = state;
	return withPlayer(
		{ ...state, supply: { ...supply, gold: supply.gold - gold } },
		{ gold: activePlayer(state).gold + gold }
	);
}
