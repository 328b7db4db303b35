// The rounds of fitting the value: play, fit, move a little.
import type { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { Fit } from './fit.ts';
import { playGame } from './games.ts';

/** A stretch of rounds: how many, games of each, and how many of its first rounds take over the fit as it is. */
interface Stretch {
	readonly rounds: number;
	readonly games: number;
	readonly undamped: number;
}

export const SCHEDULE: readonly Stretch[] = [
	{ rounds: 8, games: 1500, undamped: 3 },
	{ rounds: 16, games: 3000, undamped: 0 }
];

/** New weights are so much of the old ones. */
const KEPT = 0.75;
/** Rounds over which the weights are averaged in the end. */
const AVERAGED = 6;

interface Round {
	readonly games: number;
	/** Mean score of its games. */
	readonly mean: number;
	/** The mean of the last rounds' weights. */
	readonly weights: Float32Array;
}

export function* fitting(engine: ValuedEngine, schedule: readonly Stretch[]): Generator<Round> {
	const { sets, size } = engine.weightsShape();
	let weights = new Float32Array(sets * size);
	const last: Float32Array[] = [];
	for (const { rounds, games, undamped } of schedule)
		for (let round = 0; round < rounds; round++) {
			engine.setWeights(weights);
			const fit = new Fit(sets, size);
			let sum = 0;
			for (let game = 0; game < games; game++)
				sum += playGame(engine, `value-${round}-${game}`, weights, fit);
			const fitted = fit.solve(weights);
			const kept = round < undamped ? 0 : KEPT;
			weights = weights.map((old, k) => kept * old + (1 - kept) * (fitted[k] as number));
			last.push(weights);
			if (last.length > AVERAGED) last.shift();
			yield { games, mean: sum / games, weights: averageOf(last) };
		}
}

function averageOf(all: readonly Float32Array[]): Float32Array {
	const average = new Float32Array(all[0]?.length ?? 0);
	return average.map((_, k) => all.reduce((sum, weights) => sum + (weights[k] as number), 0) / all.length);
}
