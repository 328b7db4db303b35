// The chosen row is stocked and activated: oases, eyes and stones at once, the workers wait for their moves.
import type { Refusal } from '../game.ts';
import { activePlayer, changed, refused, waits, went, withGold, withPlayer, type Course } from './course.ts';
import { rowAt } from './rows.ts';
import { DIRECTIONS, type Direction, type Square, type Stone } from './state.ts';

/** P-ROW-1, P-ROW-5: a row through the tile placed in this turn. P-STOCK-2: its stones come from the general supply. */
export function chooseRow(course: Course, direction: Direction): Course | Refusal {
	const { state } = course;
	const { placed, supply } = state;
	if (placed === null || !DIRECTIONS.includes(direction)) return refused('P-ROW-1');
	const { squares, stones, workers } = rowAt(state, placed, direction);
	const taken = stones.map(({ stone }) => stone);
	const chosen = went(
		course,
		{
			...state,
			row: direction,
			supply: { ...supply, stones: changed(supply.stones, taken, -1) },
			stocked: { stones: stones.map(({ square }) => square), workers: [] }
		},
		{ what: 'row', direction, squares }
	);
	return waits(chosen, { kind: 'stock', squares: workers });
}

/** B-14: exactly as many tiles as there are workers. */
export function stockSome(
	course: Course,
	squares: readonly Square[],
	chosen: readonly Square[]
): Course | Refusal {
	const { workers } = activePlayer(course.state);
	const some = squares.filter((square) => chosen.includes(square));
	if (chosen.length !== workers || some.length !== workers)
		return refused('P-STOCK-1', { workers, chosen: some.length });
	return stock(course, some);
}

/** P-STOCK-1, P-STOCK-2: workers come from the player's own supply. Then the row is activated. */
export function stock(course: Course, workers: readonly Square[]): Course {
	const { state } = course;
	const { stones } = state.stocked;
	const stocked = withPlayer(
		{ ...state, stocked: { stones, workers } },
		{ workers: activePlayer(state).workers - workers.length }
	);
	return waits(activate(went(course, stocked, { what: 'stocked', stones, workers })), { kind: 'workers' });
}

/** P-ACT-1: oases, eyes, stones; the workers' moves follow (P-ACT-5). */
function activate(course: Course): Course {
	const { state } = course;
	if (state.placed === null || state.row === null) return course;
	const { oases, eyes } = rowAt(state, state.placed, state.row);
	return takeStones(takeGold(takeGold(course, 'oasis', oases), 'eye', eyes));
}

/** P-ACT-2, P-ACT-3: 1 gold each. */
function takeGold(course: Course, what: 'oasis' | 'eye', squares: readonly Square[]): Course {
	let next = course;
	for (const square of squares)
		if (next.state.supply.gold > 0) next = went(next, withGold(next.state, 1), { what, square });
	return next;
}

/** P-ACT-4. */
function takeStones(course: Course): Course {
	const { state } = course;
	const gained = state.stocked.stones.map((square) => ({
		what: 'stone' as const,
		square,
		stone: state.tiles[square]?.colour as Stone
	}));
	const stones = changed(
		activePlayer(state).stones,
		gained.map(({ stone }) => stone),
		1
	);
	const cleared = { ...state, stocked: { ...state.stocked, stones: [] } };
	return went(course, withPlayer(cleared, { stones }), ...gained);
}
