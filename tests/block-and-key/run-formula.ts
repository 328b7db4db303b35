// `npm run proof -- formula [puzzles]`: whether effort can be told from a key alone, before any Block is held against it. A linear
// formula over where the key is nearly there is fitted on one half of made puzzles and judged on the other; what it costs stands
// beside what the model costs. The generator chooses keys by one of these numbers only, since the formula tells little more.
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { puzzleKeys } from '../../puzzles/block-and-key/puzzle-keys.ts';
import type { Key } from '../../engine-wasm/host/vocabulary.ts';
import { LEVELS } from '../../puzzles/schema/levels.ts';
import { craft } from '../../web/games/block-and-key/puzzles/craft.ts';
import { solve } from '../../web/games/block-and-key/puzzles/solver/index.ts';
import { MIXED, placesOf } from '../../web/games/block-and-key/puzzles/solver/places.ts';
import { Ground } from '../../web/games/block-and-key/puzzles/solver/poses.ts';
import type { Draft } from '../../web/games/block-and-key/puzzles/study.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { leastSquares, spearman } from './difficulty/statistics.ts';
import { startEngine } from './puzzles/examples.ts';

const COUNT = Number(process.argv[2] ?? 1200);
/** How much a wrong square repels, about. */
const WRONG = 0.4;

const engine = await startEngine();
const clock = { formula: 0, model: 0 };

function timed<T>(what: keyof typeof clock, work: () => T): T {
	const began = performance.now();
	const result = work();
	clock[what] += performance.now() - began;
	return result;
}

function rowOf({ keys, supply }: Draft, { seen, picture }: Ground): number[] {
	const near = [0, 0, 0];
	for (const { colour, missing, wrong } of placesOf(keys[0] as Key, 0, seen, picture.width))
		if (colour !== MIXED && missing <= near.length) near[missing - 1]! += Math.exp(-WRONG * wrong);
	const colours = new Set(supply.map((block) => block.colour)).size;
	return [1, ...near.map((sum) => Math.log2(1 + sum)), supply.length, colours];
}

const spread = (values: readonly number[]) => {
	const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
	return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

for (const level of LEVELS) {
	const rows: number[][] = [];
	const efforts: number[] = [];
	for (let n = 0; efforts.length < COUNT; n++) {
		const random = randomFrom(`formula ${level} ${n}`);
		const recipe = { level, keys: puzzleKeys[level], count: 1, taste: () => random.below(1000) };
		for (const { draft } of [...craft(engine, deck, random, recipe)]) {
			const asked = { ...draft, id: '' };
			const ground = new Ground(engine, draft.position);
			rows.push(timed('formula', () => rowOf(asked, ground)));
			efforts.push(Math.log2(timed('model', () => solve(engine, deck, asked).effort)));
		}
	}
	const half = efforts.length >> 1;
	const weights = leastSquares(rows.slice(0, half), efforts.slice(0, half));
	const [kept, told] = [
		efforts.slice(half),
		rows.slice(half).map((row) => row.reduce((sum, value, k) => sum + value * (weights[k] as number), 0))
	];
	const error = Math.sqrt(
		kept.reduce((sum, effort, k) => sum + (effort - (told[k] as number)) ** 2, 0) / kept.length
	);
	console.log(
		`${level}: ${efforts.length} puzzles, error ${error.toFixed(2)} octaves where efforts spread by ${spread(kept).toFixed(2)}, ` +
			`order ${spearman(told, kept).toFixed(2)}; weights ${weights.map((weight) => weight.toFixed(2)).join(' ')}`
	);
}
console.log(`the formula takes ${((100 * clock.formula) / clock.model).toFixed(0)} % of the model's time`);
