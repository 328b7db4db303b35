// What a learner can be asked to count, by name.
import { box } from '../../../../puzzles/pyramides/box.ts';
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { apply } from '../apply.ts';
import { KINDS, pointing, rowThrough, TILE_SQUARES } from '../board.ts';
import { stoneCount } from '../course.ts';
import { parseAction } from '../notation.ts';
import { rowAt, type Row } from '../rows.ts';
import { scoreOf, valueOf, type Score } from '../score.ts';
import { turnsEach, workersDealt } from '../setup.ts';
import {
	DIRECTIONS,
	GOLD_MAX,
	STONES_MAX,
	type Action,
	type Direction,
	type GameState,
	type PlayerCount,
	type Setup,
	type Square,
	type Stair,
	type Stone
} from '../state.ts';
import { targets } from '../workers.ts';
import { learner, siteOf, squareOf } from './position.ts';

type Amount = (state: GameState, args: readonly (string | number)[]) => number;

const rowOf = (state: GameState, direction: string | number | undefined): Row =>
	rowAt(state, state.placed as Square, direction as Direction);
const score =
	(...parts: readonly (keyof Score)[]): Amount =>
	(state) =>
		parts.reduce((sum, part) => sum + scoreOf(state, 0)[part], 0);

function afterwards(state: GameState, written: string | number | undefined): GameState {
	const outcome = apply(state, parseAction(String(written)) as Action);
	if (!outcome.ok) throw new RangeError(`${written} is refused by ${outcome.refusal.rule}`);
	return outcome.state;
}

const AMOUNTS: Readonly<Record<string, Amount>> = {
	/** From the stairs to the site that they point at. */
	distance: (_, [name, stair]) => pointing(squareOf(name), stair as Stair)?.distance ?? 0,
	/** The value of the foundation on a site. */
	foundation: (state, [name]) => siteOf(state, name).foundation ?? 0,
	foundations: ({ sites }) => sites.filter(({ foundation }) => foundation !== null).length,
	'foundations-left': ({ foundations }) => foundations.length,
	/** Foundations that this action lays. */
	lays: (state, [written]) => state.foundations.length - afterwards(state, written).foundations.length,
	/** Tiles in a row through the tile placed, and what the row gives. */
	'row-tiles': (state, [direction]) =>
		rowOf(state, direction).squares.filter((square) => state.tiles[square]).length,
	'row-gold': (state, [direction]) =>
		rowOf(state, direction).oases.length + rowOf(state, direction).eyes.length,
	'row-stones': (state, [direction]) => rowOf(state, direction).stones.length,
	'row-workers': (state, [direction]) => rowOf(state, direction).workers.length,
	/** The most tiles that any row of the board has room for. */
	'longest-row': () =>
		Math.max(
			...TILE_SQUARES.flatMap((square) =>
				DIRECTIONS.map(
					(direction) => rowThrough(square, direction).filter((each) => KINDS[each] === 'tile').length
				)
			)
		),
	/** What the learner has. */
	workers: (state) => learner(state).workers,
	gold: (state) => learner(state).gold,
	stones: (state) => stoneCount(learner(state).stones),
	/** In the learner's supply when this action is done. */
	'workers-after': (state, [written]) => learner(afterwards(state, written)).workers,
	/** In the general supply. */
	'supply-stones': ({ supply }, [stone]) => supply.stones[stone as Stone],
	'workers-on': (state, [name]) => siteOf(state, name).workers,
	/** Sites that the worker on this tile could reach. */
	reach: (state, [name]) => targets(state, squareOf(name)).length,
	/** Stones for a level, for all levels of a pyramid, and what a level is worth. */
	cost: (_, [level]) => box.levels[Number(level) - 1]?.stones ?? 0,
	'cost-all': () => box.levels.reduce((sum, { stones }) => sum + stones, 0),
	value: (_, [level]) => valueOf(Number(level)),
	'gold-limit': () => GOLD_MAX,
	'stone-limit': () => STONES_MAX,
	/** Exchanges that bring the learner's stones under the limit. */
	exchanges: (state) => Math.max(0, stoneCount(learner(state).stones) - STONES_MAX),
	stacks: ({ stacks }) => stacks.length,
	'tiles-a-stack': () => box.stacks.tiles,
	stack: ({ stacks }, [stack]) => stacks[Number(stack) - 1]?.length ?? 0,
	/** Tiles in all stacks. */
	stacked: ({ stacks }) => stacks.flat().length,
	/** Workers handed out, and how many of them are left when one is the score marker. */
	dealt: (_, [players]) => box.workers.dealt[Number(players) as PlayerCount],
	'left-of-dealt': (_, [players]) => workersDealt(Number(players) as PlayerCount),
	turns: (_, [players]) => turnsEach(players === 1 ? { players, task: 1 } : ({ players } as Setup)),
	/** The learner's points if the game ended now. */
	'foundation-points': score('foundations'),
	'pyramid-points': score('pyramids'),
	'other-points': score('stones', 'gold'),
	points: score('total'),
	card: score('card'),
	marker: score('marker')
};

export function amount([name, ...args]: Check, state: GameState): number {
	const count = AMOUNTS[name];
	if (!count) throw new RangeError(`nothing to count by the name of ${name}`);
	return count(state, args);
}
