// What a learner can be asked to reach, by name.
import type { Check } from '../../../../puzzles/schema/lesson.ts';
import { rowThrough } from '../board.ts';
import { DIRECTIONS, type GameState, type Square, type Stone } from '../state.ts';
import { taskResult } from '../tasks.ts';
import { tileName } from '../tiles.ts';
import { learner, siteOf, squareOf } from './position.ts';

type Goal = (start: GameState, now: GameState, args: readonly (string | number)[]) => boolean;

/** The squares of tiles that were not there at the start. */
export const newTiles = (start: GameState, now: GameState): Square[] =>
	[...now.tiles.keys()].filter((square) => now.tiles[square] && !start.tiles[square]);
/** The sites that had no foundation at the start. */
export const newFoundations = (start: GameState, now: GameState): Square[] =>
	now.sites
		.filter(({ foundation }, k) => foundation !== null && start.sites[k]?.foundation === null)
		.map(({ square }) => square);

const GOALS: Readonly<Record<string, Goal>> = {
	/** A tile was placed on this square, with the stairs turned this way if that is named. */
	placed: (start, now, [name, stair]) => {
		const square = squareOf(name);
		return (
			newTiles(start, now).includes(square) && (stair === undefined || now.tiles[square]?.stair === stair)
		);
	},
	/** A row through the tile placed holds at least so many tiles. */
	joins: (start, now, [least]) =>
		newTiles(start, now).some((square) =>
			DIRECTIONS.some(
				(direction) => rowThrough(square, direction).filter((each) => now.tiles[each]).length >= Number(least)
			)
		),
	/** A foundation was laid, on this site if one is named. */
	laid: (start, now, [name]) => {
		const laid = newFoundations(start, now);
		return name === undefined ? laid.length > 0 : laid.includes(squareOf(name));
	},
	/** A tile was placed on this square, and no foundation came of it. */
	'not-laid': (start, now, [name]) =>
		newTiles(start, now).includes(squareOf(name)) && newFoundations(start, now).length === 0,
	row: (_, now, [direction]) => now.row === direction,
	/** The learner has at least so much more gold than before. */
	'gained-gold': (start, now, [least]) => learner(now).gold - learner(start).gold >= Number(least),
	step: (_, now, [kind]) => now.step.kind === kind,
	/** Exactly so many workers of the learner stand there. */
	'workers-on': (_, now, [name, count]) => {
		const { owner, workers } = siteOf(now, name);
		return owner === 0 ? workers === count : count === 0;
	},
	/** In the learner's supply. */
	workers: (_, now, [count]) => learner(now).workers === count,
	/** The learner owns at least so many sites. */
	owns: (_, now, [least]) => now.sites.filter(({ owner }) => owner === 0).length >= Number(least),
	/** A site has reached this level, while the game still waits for this step if one is named. */
	level: (_, now, [name, level, step]) =>
		siteOf(now, name).level === level && (step === undefined || now.step.kind === step),
	/** The pyramid on this site has this colour. */
	colour: (_, now, [name, colour]) => siteOf(now, name).colour === colour,
	/** So many stones of this colour lie on the learner's board. */
	stone: (_, now, [stone, count]) => learner(now).stones[stone as Stone] === count,
	/** The hand tile. */
	holds: (_, now, [tile]) => {
		const { hand } = learner(now);
		return hand !== null && tileName(hand) === tile;
	},
	/** It is this player's turn. */
	'turn-of': (_, now, [player]) => now.active === player && now.step.kind === 'place',
	/** The learner's turn is over with exactly so much gold. */
	'kept-gold': (_, now, [gold]) => now.active !== 0 && learner(now).gold === gold,
	/** So many tiles are left in this stack. */
	stack: (_, now, [stack, count]) => now.stacks[Number(stack) - 1]?.length === count,
	over: (_, now) => now.step.kind === 'end',
	solved: (_, now) => taskResult(now) === 'solved'
};

export function reached([name, ...args]: Check, start: GameState, now: GameState): boolean {
	const goal = GOALS[name];
	if (!goal) throw new RangeError(`no goal ${name}`);
	return goal(start, now, args);
}
