// A new tile at the end of the turn: from the top of a stack, or for 1 gold out of a face-down one (P-DRAW-1, P-GOLD-1).
import type { Refusal } from '../game.ts';
import { activePlayer, refused, waits, went, withGold, withPlayer, type Course } from './course.ts';
import { handFrom, losesLastTiles } from './setup.ts';
import type { GameState, Player, Tile } from './state.ts';

const SEARCH_PRICE = 1;

const stackOf = ({ stacks }: GameState, stack: number): readonly Tile[] => stacks[stack - 1] ?? [];

/** Stacks with a tile. */
export function fullStacks({ stacks }: GameState): number[] {
	return [...stacks.keys()].filter((k) => stacks[k]?.length).map((k) => k + 1);
}

export function draw(course: Course, stack: number): Course | Refusal {
	if (stackOf(course.state, stack).length === 0) return refused('P-DRAW-1');
	return take(course, stack, 0);
}

/** B-27: only a face-down stack. */
export function canSearch(state: GameState, stack: number): boolean {
	const { gold } = activePlayer(state);
	return gold >= SEARCH_PRICE && !state.open.includes(stack) && stackOf(state, stack).length > 0;
}

export function search(course: Course, stack: number): Course | Refusal {
	const { state } = course;
	if (!canSearch(state, stack))
		return refused('P-GOLD-1', { gold: activePlayer(state).gold, price: SEARCH_PRICE });
	const looked = [...activePlayer(state).looked.filter((each) => each !== stack), stack];
	const paid = withPlayer(withGold(state, -SEARCH_PRICE), { looked });
	const open = went(
		course,
		paid,
		{ what: 'paid', gold: SEARCH_PRICE, for: 'search' },
		{ what: 'looked', stack }
	);
	return waits(open, { kind: 'search', stack });
}

export function pick(course: Course, stack: number, index: number): Course | Refusal {
	if (!stackOf(course.state, stack)[index]) return refused('P-GOLD-1');
	const taken = take(course, stack, index);
	// The others no longer know what lies where in it.
	const { players, active } = taken.state;
	const unsure = players.map((player, k) => (k === active ? player : forgetting(player, [stack])));
	return went(taken, { ...taken.state, players: unsure });
}

const forgetting = (player: Player, stacks: readonly number[]): Player =>
	player.looked.some((stack) => stacks.includes(stack))
		? { ...player, looked: player.looked.filter((stack) => !stacks.includes(stack)) }
		: player;

/** The order of the rest is unchanged (P-GOLD-1). */
function take(course: Course, stack: number, index: number): Course {
	const { state } = course;
	const tiles = stackOf(state, stack);
	const rest = tiles.filter((_, k) => k !== index);
	const hand = handFrom(tiles[index] as Tile, stack, state.open);
	const taken = went(course, withPlayer(withStack(state, stack, rest), { hand }), { what: 'drawn', stack });
	return waits(removeLast(taken, stack), { kind: 'limits' });
}

function withStack(state: GameState, stack: number, tiles: readonly Tile[]): GameState {
	const stacks = state.stacks.map((before, k) => (k === stack - 1 ? tiles : before));
	if (tiles.length > 0) return { ...state, stacks };
	return { ...state, stacks, players: state.players.map((player) => forgetting(player, [stack])) };
}

/** P-END-1, P-END-2, P-COOP-2. */
function removeLast(course: Course, stack: number): Course {
	const { state } = course;
	const last = stackOf(state, stack);
	if (last.length !== 1 || !losesLastTiles(state.setup)) return course;
	const removed = [...state.removed, ...last];
	return went(course, withStack({ ...state, removed }, stack, []), { what: 'removed', stack });
}
