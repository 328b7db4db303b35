// Measuring the engine on a set of cases, and the built-in set.
import casesJson from './bench-cases.json' with { type: 'json' };
import type { BenchCase, Engine } from './engine.ts';
import { readSeat } from './input.ts';
import { parseKey, parsePlacement, parsePosition } from './notation.ts';
import type { Shape } from './vocabulary.ts';

export interface Measurement {
	/** One call lists every legal placement of one shape in one position. */
	readonly placementsPerSecond: number;
	/** One call finds every solution of one key with one supply in one position. */
	readonly solvesPerSecond: number;
	/** Placements and solutions over the cases, once each. */
	readonly signature: readonly [placements: number, solutions: number];
}

/** Half of the time for each kind of call; without cases, the built-in set. */
export function measure(
	engine: Engine,
	shapes: readonly Shape[],
	seconds: number,
	cases: readonly BenchCase[] = builtInCases()
): Measurement {
	const rounds = engine.prepareBench(cases, shapes);
	const signature = [rounds.placements(), rounds.solve()] as const;
	return {
		placementsPerSecond: Math.round(rate(rounds.placements, seconds / 2) * cases.length * shapes.length),
		solvesPerSecond: Math.round(rate(rounds.solve, seconds / 2) * cases.length),
		signature
	};
}

/** Rounds a second. */
function rate(round: () => void, seconds: number): number {
	const start = performance.now();
	for (let rounds = 1; ; rounds++) {
		round();
		const elapsed = performance.now() - start;
		if (elapsed >= seconds * 1000) return (rounds * 1000) / elapsed;
	}
}

/** Positions of random games with seven Blocks and a key; stored, so that the signature stays. */
export function builtInCases(): BenchCase[] {
	return casesJson.map(({ position, seat, supply, key }) => ({
		position: parsePosition(position),
		seat: readSeat(seat, 'seat'),
		supply: supply.map(parsePlacement).map(({ colour, cells }) => ({ shape: cells, colour })),
		key: parseKey(key)
	}));
}
