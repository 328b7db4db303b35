// The end of a turn: how much a player may keep (P-LIMIT-1, P-LIMIT-2), and whose turn follows (P-TURN-2, P-END-3).
import type { Refusal } from '../game.ts';
import { canBuy } from './buying.ts';
import {
	activePlayer,
	hasStones,
	refused,
	stoneCount,
	swapStones,
	waits,
	went,
	withGold,
	withPlayer,
	type Course
} from './course.ts';
import { GOLD_MAX, STONES, STONES_MAX, type GameState, type Stone } from './state.ts';

/** B-22: a duty, not an offer. */
function mustGiveStones(state: GameState): boolean {
	return stoneCount(activePlayer(state).stones) > STONES_MAX;
}

/** Two stones of any colour for a white one; B-23: not where no white one is left. */
export function trade(course: Course, pair: readonly [Stone, Stone]): Course | Refusal {
	const { state } = course;
	const { stones } = activePlayer(state);
	const { white } = state.supply.stones;
	if (!mustGiveStones(state) || white === 0 || pair.length !== 2 || !hasStones(stones, pair))
		return refused('P-LIMIT-2', { stones: stoneCount(stones), white });
	return went(course, swapStones(state, pair, ['white']), { what: 'traded', stones: pair });
}

/** B-23. */
export function giveBack(course: Course, stone: Stone): Course | Refusal {
	const { state } = course;
	const { stones } = activePlayer(state);
	const { white } = state.supply.stones;
	if (!mustGiveStones(state) || white > 0 || !(stones[stone] > 0))
		return refused('P-LIMIT-2', { stones: stoneCount(stones), white });
	return went(course, swapStones(state, [stone], []), { what: 'gave-back', stone });
}

/** The pairs that may be traded now. */
export function pairs(state: GameState): (readonly [Stone, Stone])[] {
	if (!mustGiveStones(state) || state.supply.stones.white === 0) return [];
	const { stones } = activePlayer(state);
	return STONES.flatMap((first, k) =>
		STONES.slice(k)
			.map((second) => [first, second] as const)
			.filter((pair) => hasStones(stones, pair))
	);
}

/** The stones that may go back instead. */
export function returnable(state: GameState): Stone[] {
	if (!mustGiveStones(state) || state.supply.stones.white > 0) return [];
	return STONES.filter((stone) => activePlayer(state).stones[stone] > 0);
}

/** Why the turn cannot end yet. */
export function limitRefusal(state: GameState): Refusal | null {
	const { gold, stones } = activePlayer(state);
	if (mustGiveStones(state)) return refused('P-LIMIT-2', { stones: stoneCount(stones), most: STONES_MAX });
	// B-23: gold that buys nothing does not hold the turn up.
	return gold > GOLD_MAX && canBuy(state) ? refused('P-LIMIT-1', { gold, most: GOLD_MAX }) : null;
}

/** The turn is over: excess gold that can buy nothing goes back (B-23), then the left neighbour's turn. */
export function endTurn(course: Course): Course | Refusal {
	const no = limitRefusal(course.state);
	if (no) return no;
	const excess = activePlayer(course.state).gold - GOLD_MAX;
	const within =
		excess > 0 ? went(course, withGold(course.state, -excess), { what: 'gold-back', gold: excess }) : course;
	const { state } = within;
	const over = withPlayer(
		{ ...state, placed: null, row: null, occupied: null },
		{ turnsTaken: activePlayer(state).turnsTaken + 1 }
	);
	const player = (state.active + 1) % state.players.length;
	// P-END-3: whoever has no tile to place has had the last turn.
	if (!over.players[player]?.hand) return ended(went(within, over));
	const turn = state.turn + 1;
	const next = went(within, { ...over, active: player, turn }, { what: 'turn', turn, player });
	return waits(next, { kind: 'place' });
}

export function ended(course: Course): Course {
	return waits(went(course, course.state, { what: 'end' }), { kind: 'end' });
}
