// P-SETUP-1 to P-SETUP-11, P-OPEN-1, P-SYM-1, P-COOP-1, P-COOP-2: the box is unpacked; the start player places first.
import { box } from '../../../puzzles/pyramides/box.ts';
import { COLOURS } from '../../../puzzles/pyramides/schema.ts';
import { randomFrom } from '../rng.ts';
import { pointing, SITE_SQUARES, SQUARE_COUNT, squareNamed } from './board.ts';
import {
	STONES,
	type Colour,
	type GameState,
	type Hand,
	type PlacedTile,
	type Player,
	type PlayerCount,
	type Setup,
	type Site,
	type Square,
	type Stones,
	type Store,
	type Supply,
	type Tile
} from './state.ts';
import { TILES } from './tiles.ts';

export const STACK_COUNT = box.stacks.sphinx.length + box.stacks.scarab.length;

export const NO_STONES = Object.fromEntries(STONES.map((stone) => [stone, 0])) as Stones;

export const ALL_FOUNDATIONS: readonly number[] = box.foundations.flatMap(({ value, count }) =>
	Array.from({ length: count }, () => value)
);

/** P-SETUP-2, P-SETUP-8: everything beside the board. */
export const FULL_SUPPLY: Supply = {
	stones: Object.fromEntries(
		STONES.map((stone) => [stone, stone === 'white' ? box.stones.white : box.stones.perColour])
	) as Stones,
	gold: box.gold,
	firstLevels: Object.fromEntries(COLOURS.map((colour) => [colour, box.levels[0]?.perColour ?? 0])) as Record<
		Colour,
		number
	>,
	furtherLevels: box.levels.flatMap(({ pieces }) => pieces ?? [])
};

/** P-END-1, P-END-2, P-COOP-2: with two players and for the group the last tile of every stack leaves the game. */
export function losesLastTiles({ players }: Setup): boolean {
	return players < 3;
}

/** P-SETUP-4: the back panel for this number of players. */
export function turnsEach(setup: Setup): number {
	const removed = losesLastTiles(setup) ? STACK_COUNT : 0;
	return (TILES.length - box.board.starts.length - removed) / setup.players;
}

/** P-SETUP-9, P-SETUP-10, B-1: one of the workers dealt stands on the Horus eye. */
export function workersDealt(players: PlayerCount): number {
	return box.workers.dealt[players] - 1;
}

/** B-38: the group may use what its task lends. */
export function finialsDealt(setup: Setup): number {
	if (setup.players === 1) return box.tasks[setup.task - 1]?.finials ?? 0;
	return box.levels.at(-1)?.perPlayer ?? 0;
}

/** P-OPEN-1, B-26. */
export function openStacks(setup: Setup): readonly number[] {
	return setup.players > 1 && 'open' in setup && setup.open ? box.stacks.open : [];
}

/** P-SYM-1: the store of a stack. */
export function storeOf(stack: number): Store {
	return box.stacks.sphinx.includes(stack) ? 'sphinx' : 'scarab';
}

/** A number of players, task or start player that the game does not know is the caller's mistake. */
function check(setup: Setup): void {
	const { players } = setup;
	const known = [1, 2, 3, 4].includes(players);
	if (!known || (setup.players === 1 && !box.tasks[setup.task - 1])) throw new RangeError('no such game');
	if (setup.players > 1 && 'first' in setup && !(Number(setup.first) in Array(players).fill(0)))
		throw new RangeError('no such start player');
}

/** The same seed gives the same game. Each pile has a stream of its own, so that none depends on the size of another. */
export function newGame(setup: Setup, seed: string): GameState {
	check(setup);
	const count = setup.players;
	const shuffled = <T>(pile: string, list: readonly T[]) => randomFrom(`${seed}/${pile}`).shuffled(list);
	// P-SETUP-3, P-SETUP-5.
	const foundations = shuffled('foundations', ALL_FOUNDATIONS);
	const pile = shuffled('tiles', TILES);
	const stacks = Array.from({ length: STACK_COUNT }, () => pile.splice(0, box.stacks.tiles));
	const top = (stack: number) => stacks[stack - 1]?.shift() as Tile;

	// P-SETUP-6, P-SETUP-7.
	const tiles: (PlacedTile | null)[] = Array.from({ length: SQUARE_COUNT }, () => null);
	const laid = new Map<Square, number>();
	for (const { square: name, stair, stack } of box.board.starts) {
		const square = squareNamed(name) as Square;
		tiles[square] = { ...top(stack), stair };
		laid.set(pointing(square, stair)?.site as Square, foundations.shift() as number);
	}
	const sites = SITE_SQUARES.map((square) => emptySite(square, laid.get(square) ?? null));

	// P-SETUP-9, P-SETUP-11, G-6: hand tiles in turn order.
	const first = firstPlayer(setup, seed);
	const open = openStacks(setup);
	const players = Array.from({ length: count }, (_, player): Player => {
		const stack = box.stacks.hands[(player - first + count) % count] as number;
		return { ...newPlayer(setup), hand: handFrom(top(stack), stack, open) };
	});
	return {
		seed,
		setup,
		players,
		active: first,
		turn: 1,
		turnsEach: turnsEach(setup),
		step: { kind: 'place' },
		tiles,
		sites,
		foundations,
		stacks,
		open,
		removed: [],
		supply: FULL_SUPPLY,
		placed: null,
		row: null,
		stocked: { stones: [], workers: [] },
		occupied: null,
		actions: 0
	};
}

/** P-SETUP-11, B-36. */
function firstPlayer(setup: Setup, seed: string): number {
	if (setup.players > 1 && 'first' in setup) return Number(setup.first);
	return randomFrom(`${seed}/first`).below(setup.players);
}

export function newPlayer(setup: Setup): Player {
	return {
		hand: null,
		workers: workersDealt(setup.players),
		stones: NO_STONES,
		gold: 0,
		finials: finialsDealt(setup),
		turnsTaken: 0,
		looked: []
	};
}

export function emptySite(square: Square, foundation: number | null): Site {
	return { square, foundation, level: 0, colour: null, owner: null, workers: 0 };
}

export function handFrom({ kind, colour }: Tile, stack: number, open: readonly number[]): Hand {
	return { kind, colour, store: storeOf(stack), seen: open.includes(stack) };
}
