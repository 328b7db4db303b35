// Puzzles that train one wrong idea: in some of them it leads to a placement that misses, in others, which look the same, it leads nowhere.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { COLOURS } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../../../puzzles/schema/puzzle.ts';
import type { Random } from '../../rng.ts';
import { bestFit } from '../fit.ts';
import { AWAY, RIGHT } from '../seats.ts';
import { Trial, type Task } from '../trial.ts';
import { turnsOf } from './blocks.ts';
import { KeyFinder } from './keyfinder.ts';
import { makePuzzle } from './make.ts';
import { newFaces, restingPlaces } from './nearmiss.ts';
import { pictureOf, ROW } from './picture.ts';
import { mirrorOf, restedAt, SHOWN_LEAST, times, type WrongIdea } from './wrong-ideas.ts';

/** Five puzzles; in those that are true the idea is a trap. The first and the last are, the look-alikes lie between. */
export const DRILLS: readonly (readonly [boolean, boolean, boolean, boolean, boolean])[] = [
	[true, false, true, false, true],
	[true, true, false, false, true],
	[true, false, false, true, true]
];

/** Seen from the south, with the engine set to its position. */
type Trap = (engine: Engine, trial: Trial) => boolean;

const refuses =
	(rule: 'ledge' | 'not-taller'): Trap =>
	(engine, trial) => {
		const { puzzle, supply, stacks } = trial;
		const { position, keys } = puzzle;
		const { width, depth } = position.floor;
		const picture = pictureOf(position);
		const finders = keys.map((key) => new KeyFinder(key, picture));
		return supply.some(({ shape, colour }, block) => {
			const number = COLOURS.indexOf(colour);
			if (!finders.every((finder) => finder.uses(number))) return false;
			for (const cells of restingPlaces(stacks, turnsOf(shape), width, depth)) {
				const shown = newFaces(picture, cells);
				if (shown.length === 0 || finders.some((finder) => finder.fewestMissing(shown, number) > 0)) continue;
				if (String(engine.explain(cells)) !== rule) continue;
				const near = [RIGHT.S, AWAY.S].flatMap((way) => [1, -1].map((n) => times(way, n)));
				if (near.some((step) => misses(trial, block, restedAt(trial, cells, step)))) return true;
			}
			return false;
		});
	};

const misses = (trial: Trial, block: number, cells: ReturnType<typeof restedAt>): boolean =>
	cells !== null && trial.isLegal(cells) && !trial.claims(block, cells);

/** The answer would be missed by so many squares to a side or in depth. */
function besideAnswer(trial: Trial, way: readonly [number, number], steps: readonly number[]): boolean {
	return trial
		.solutions()
		.some(({ block, cells }) =>
			steps.some((n) => misses(trial, block, restedAt(trial, cells, times(way, n))))
		);
}

const DEPTHS = Array.from({ length: 15 }, (_, k) => k - 7).filter((n) => n !== 0);

/** Whether the idea leads to some legal placement that misses. */
const TRAPS: Readonly<Record<WrongIdea, Trap>> = {
	mirror: (engine, { supply, puzzle: { keys } }) => {
		const ways = keys.reduce<Task['keys'][]>(
			(all, key) =>
				all.flatMap((one) => [
					[...one, key],
					[...one, mirrorOf(key)]
				]),
			[[]]
		);
		return ways.slice(1).some((mirrored) => engine.solve(supply, mirrored, true).length > 0);
	},
	/** Only another colour: a part of the key is shown by nearly any other Block of the answer's. */
	'wrong-block': (engine, { supply, puzzle: { keys } }) =>
		COLOURS.some((colour) => {
			const others = supply.filter((one) => one.colour !== colour);
			if (others.length === supply.length) return false;
			return (
				engine.solve(
					others.map(({ shape }) => ({ shape, colour })),
					keys,
					true
				).length > 0
			);
		}),
	depth: (engine, trial) => {
		if (besideAnswer(trial, AWAY.S, DEPTHS)) return true;
		const { supply, puzzle } = trial;
		const picture = pictureOf(puzzle.position);
		const finders = puzzle.keys.map((key) => new KeyFinder(key, picture));
		return supply.some(({ shape, colour }, block) => {
			const number = COLOURS.indexOf(colour);
			if (!finders.every((finder) => finder.uses(number))) return false;
			return engine.placements(shape).some((cells) => {
				const outline = [...new Set(cells.map(([x, , z]) => ROW * z + x))];
				return (
					finders.every((finder) => finder.fewestMissing(outline, number) === 0) &&
					!trial.claims(block, cells)
				);
			});
		});
	},
	'one-off': (_, trial) => besideAnswer(trial, RIGHT.S, [1, -1]),
	ledge: refuses('ledge'),
	'not-taller': refuses('not-taller'),
	'old-faces': (_, { view, owner, puzzle: { keys } }) =>
		keys.some((key) => {
			const right = bestFit(view, key, owner, 0)?.right ?? 0;
			return right >= Math.max(SHOWN_LEAST, key.squares.length - 1);
		})
};

/** Leaves the engine set to the puzzle, which is one for the south. */
export function isTrap(engine: Engine, deck: Pick<Deck, 'shapes'>, task: Task, idea: WrongIdea): boolean {
	engine.setPosition(task.position, task.seat);
	return TRAPS[idea](engine, new Trial(engine, task, deck.shapes));
}

/** The keys of a Star are too small: few have a mirror image of their own, and too little of them shows already. */
const NOT_OF_STARS: readonly WrongIdea[] = ['mirror', 'old-faces'];
export const drillLevel = (idea: WrongIdea, level: Level): Level =>
	level === 'star' && NOT_OF_STARS.includes(idea) ? 'sun' : level;

export interface DrillWish {
	readonly idea: WrongIdea;
	readonly trap: boolean;
	readonly level: Level;
}

/** A puzzle in which the idea is a trap, or one in which it is none. Null when none was found. */
export function makeDrill(engine: Engine, deck: Deck, random: Random, wish: DrillWish): Puzzle | null {
	const { idea, trap } = wish;
	return makePuzzle(engine, deck, random, {
		id: '',
		level: drillLevel(idea, wish.level),
		accepts: (task) => isTrap(engine, deck, task, idea) === trap
	});
}
