// Puzzles that rise: each rung of a climb asks for more effort than the one below it, on the same scale as everything else.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../../../puzzles/schema/puzzle.ts';
import { randomFrom } from '../../rng.ts';
import { makePuzzle } from './make.ts';
import { effortAt } from './scale.ts';

/** Not quite Monday's Star; from there so many points of difficulty a rung, up to Sunday's hardest Moon and a little beyond. */
const FIRST = 17;
const RISE = 3;
export const TOP_RUNG = 22;
/** The levels begin where those of the dailies do. */
const FROM: readonly (readonly [difficulty: number, level: Level])[] = [
	[0, 'star'],
	[39, 'sun'],
	[60, 'moon']
];

export interface Rung {
	readonly level: Level;
	/** Least and greatest difficulty: the greatest of a rung is less than the least of the next. */
	readonly difficulty: readonly [least: number, most: number];
}

/** From 1. Above the top rung all are as hard as it. */
export function rungOf(rung: number): Rung {
	const least = FIRST + RISE * (Math.min(rung, TOP_RUNG) - 1);
	const level = FROM.findLast(([from]) => least >= from)?.[1] ?? 'star';
	return { level, difficulty: [least, least + RISE - 1] };
}

const TEMPLES = 20_000;
/** As many as a rounded number of difficulty covers to either side. */
const HALF = 0.5;

/** The same climb has the same puzzle on the same rung, in every tab. Null when none was found, which is very unlikely. */
export function makeRung(engine: Engine, deck: Deck, climb: number, rung: number): Puzzle | null {
	const { level, difficulty } = rungOf(rung);
	const [least, most] = difficulty;
	const effort = [effortAt(least - HALF), effortAt(most + HALF)] as const;
	const random = randomFrom(`climb ${climb} ${rung}`);
	return makePuzzle(engine, deck, random, { id: '', level, effort, temples: TEMPLES });
}
