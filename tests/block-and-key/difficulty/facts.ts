// What is known of the puzzles of some days: the effort by the model, by each variant of it and by the independent judge, and the
// features that are promised by level.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { dateOf, dayNumber, weekdayOf } from '../../../puzzles/block-and-key/daily/dates.ts';
import { FIRST_DATE, LAST_DATE } from '../../../puzzles/block-and-key/daily/table.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { SOLVER } from '../../../puzzles/block-and-key/solver.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import type { Features } from '../../../web/games/block-and-key/puzzles/solver/features.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { judgeEffort } from '../judge/index.ts';
import type { Variant } from './variants.ts';

export interface Fact {
	readonly date: string;
	readonly level: Level;
	/** 0 for Monday. */
	readonly weekday: number;
	readonly puzzle: Puzzle;
	readonly effort: number;
	readonly judged: number;
	readonly features: Features;
	/** By the name of the variant. */
	readonly varied: ReadonlyMap<string, number>;
}

/** So many different days of the table, in order. */
export function someDays(count: number, seed: string): string[] {
	const random = randomFrom(seed);
	const first = dayNumber(FIRST_DATE);
	const all = Array.from({ length: dayNumber(LAST_DATE) - first + 1 }, (_, k) => first + k);
	return random
		.shuffled(all)
		.slice(0, count)
		.sort((a, b) => a - b)
		.map(dateOf);
}

export function factsOf(engine: Engine, date: string, variants: readonly Variant[]): Fact[] {
	const puzzles = storedDailies(date) ?? [];
	return puzzles.map((puzzle) => {
		const { effort, features } = solve(engine, deck, puzzle, SOLVER);
		const judgement = judgeEffort(puzzle.position, supplyOf(deck, puzzle.supply), puzzle.keys);
		if (!judgement) throw new Error(`${puzzle.id}: the judge finds no answer`);
		return {
			date,
			level: puzzle.level,
			weekday: weekdayOf(dayNumber(date)),
			puzzle,
			effort,
			judged: judgement.effort,
			features,
			varied: new Map(variants.map(({ name, model }) => [name, solve(engine, deck, puzzle, model).effort]))
		};
	});
}
