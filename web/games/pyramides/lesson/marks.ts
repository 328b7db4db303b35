// What a learner can be asked to mark or to pick out, by name: all there is, and which of it is right. Squares go by their name,
// stacks and players by their number, stairs by their direction.
import { STAIRS, STORES } from '../../../../puzzles/pyramides/schema.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { apply } from '../apply.ts';
import { KINDS, nameOf, pointing, rowThrough, SITE_SQUARES } from '../board.ts';
import { buildings } from '../building.ts';
import { workerSites } from '../buying.ts';
import { siteAt } from '../course.ts';
import { canSearch, fullStacks } from '../drawing.ts';
import { places } from '../placing.ts';
import { rowAt } from '../rows.ts';
import { ranking, scoreOf } from '../score.ts';
import { newGame } from '../setup.ts';
import { DIRECTIONS, type Direction, type GameState, type Square, type Stair } from '../state.ts';
import { taskResult } from '../tasks.ts';
import { tileName } from '../tiles.ts';
import { targets } from '../workers.ts';
import { learner, squareOf } from './position.ts';

interface Marks {
	readonly targets: readonly string[];
	readonly right: readonly string[];
}

type Marking = (state: GameState, args: readonly (string | number)[]) => Marks;

const names = (squares: readonly Square[]): string[] => squares.map(nameOf);
const amongSquares = (right: readonly Square[]): Marks => ({
	targets: names([...KINDS.keys()]),
	right: names(right)
});
const amongSites = (right: readonly Square[]): Marks => ({
	targets: names(SITE_SQUARES),
	right: names(right)
});
const amongTiles = ({ tiles }: GameState, right: readonly Square[]): Marks => ({
	targets: names([...tiles.keys()].filter((square) => tiles[square])),
	right: names(right)
});
/** Only the squares that the lesson names can be marked. */
const amongThese = (listed: readonly (string | number)[], right: readonly Square[]): Marks => ({
	targets: listed.map(String),
	right: names(right).filter((name) => listed.includes(name))
});
const amongStairs = (right: (stair: Stair) => boolean): Marks => ({
	targets: STAIRS,
	right: STAIRS.filter(right)
});
const amongStacks = ({ stacks }: GameState, right: readonly number[]): Marks => ({
	targets: [...stacks.keys()].map((k) => String(k + 1)),
	right: right.map(String)
});

/** The tile as the set-up lays it. */
const begun = ({ setup, seed }: GameState): GameState => newGame(setup, seed);
const placedAt = ({ placed }: GameState): Square => {
	if (placed === null) throw new RangeError('no tile was placed');
	return placed;
};
/** A tile on this square brings a foundation when its stairs are turned this way (P-PLACE-4). */
function lays(state: GameState, square: Square, stair: Stair): boolean {
	const outcome = apply(state, { do: 'place', square, stair, pay: false });
	return outcome.ok && outcome.state.foundations.length < state.foundations.length;
}

const MARKS: Readonly<Record<string, Marking>> = {
	/** The hatched squares (P-SETUP-6). */
	starts: (state) => {
		const { tiles } = begun(state);
		return amongSquares([...tiles.keys()].filter((square) => tiles[square]));
	},
	/** Which way the stairs of a start tile point. */
	'start-stairs': (state, [name]) =>
		amongStairs((stair) => begun(state).tiles[squareOf(name)]?.stair === stair),
	/** Sites with a foundation when the game begins (P-SETUP-7). */
	'start-sites': (state) =>
		amongSites(
			begun(state)
				.sites.filter(({ foundation }) => foundation !== null)
				.map(({ square }) => square)
		),
	/** Squares of a list that the hand tile may go on without paying. */
	places: (state, listed) =>
		amongThese(
			listed,
			places(state)
				.filter(({ pay }) => !pay)
				.map(({ square }) => square)
		),
	/** The ways to turn the tile on this square (P-PLACE-3). */
	stairs: (_, [name]) => amongStairs((stair) => pointing(squareOf(name), stair) !== null),
	/** The ways to turn it that bring a foundation. */
	'laying-stairs': (state, [name]) => amongStairs((stair) => lays(state, squareOf(name), stair)),
	/** Squares of a list where the tile can bring a foundation. */
	laying: (state, listed) =>
		amongThese(
			listed,
			listed.map(squareOf).filter((square) => STAIRS.some((stair) => lays(state, square, stair)))
		),
	/** The squares of a row through the tile placed. */
	row: (state, [direction]) => amongSquares(rowThrough(placedAt(state), direction as Direction)),
	/** The rows that may be chosen, each as its squares: `c6-d6-e6-f6`. */
	rows: (state) => {
		const rows = DIRECTIONS.map((direction) => names(rowThrough(placedAt(state), direction)).join('-'));
		return { targets: rows, right: rows };
	},
	/** Tiles of a row that get a worker. */
	'worker-tiles': (state, [direction]) =>
		amongTiles(state, rowAt(state, placedAt(state), direction as Direction).workers),
	/** Squares of a row that give gold. */
	gold: (state, [direction]) => {
		const { oases, eyes } = rowAt(state, placedAt(state), direction as Direction);
		return amongSquares([...oases, ...eyes]);
	},
	/** Sites that the worker on this tile can reach. */
	reach: (state, [name]) => amongSites(targets(state, squareOf(name))),
	/** Sites from which a worker may be taken back. */
	recallable: (state) =>
		amongSites(SITE_SQUARES.filter((square) => apply(state, { do: 'recall', square }).ok)),
	/** Sites that may be built on with the stones there are. */
	buildable: (state) =>
		amongSites(
			SITE_SQUARES.filter((square) => {
				const site = siteAt(state, square);
				return site !== null && buildings(state, site).length > 0;
			})
		),
	/** Sites that a bought worker may be put on. */
	'bought-worker': (state) => amongSites(workerSites(state)),
	/** Stacks that a tile can be taken from. */
	stacks: (state) => amongStacks(state, fullStacks(state)),
	/** Stacks that can be searched. */
	searchable: (state) =>
		amongStacks(
			state,
			fullStacks(state).filter((stack) => canSearch(state, stack))
		),
	/** A stack from its top: `W_E_SW-red`. */
	order: ({ stacks }, [stack]) => {
		const order = (stacks[Number(stack) - 1] ?? []).map(tileName).join('_');
		return { targets: [order], right: [order] };
	},
	/** The store that the learner's hand tile came from. */
	store: (state) => ({
		targets: STORES,
		right: STORES.filter((store) => learner(state).hand?.store === store)
	}),
	/** Sites whose foundation counts for the learner. */
	'scoring-foundations': (state) => {
		const { foundations } = scoreOf(state, 0);
		const without = (gone: Square) => ({
			...state,
			sites: state.sites.filter(({ square }) => square !== gone)
		});
		return amongSites(SITE_SQUARES.filter((square) => scoreOf(without(square), 0).foundations < foundations));
	},
	/** Who wins; the learner is 0. */
	winners: (state) => ({
		targets: [...state.players.keys()].map(String),
		right: (ranking(state)[0] ?? []).map(String)
	}),
	/** Points of a list with which the group solves its task. */
	'task-points': (state, listed) => ({
		targets: listed.map(String),
		right: listed.map(String).filter((points) => {
			const players = [{ ...learner(state), gold: Number(points) }];
			return taskResult({ ...state, players, sites: [], step: { kind: 'end' } }) === 'solved';
		})
	})
};

export function marks([name, ...args]: Check, state: GameState): Marks {
	const marking = MARKS[name];
	if (!marking) throw new RangeError(`nothing to mark by the name of ${name}`);
	return marking(state, args);
}
