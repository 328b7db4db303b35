// The scores of many runs in a few numbers, and what must be true of them so that the published tiers mean something.
import { tier } from '../../../web/games/block-and-key/score.ts';
import { TIERS } from '../../../web/games/block-and-key/state.ts';

export interface Figures {
	readonly runs: number;
	readonly median: number;
	readonly quarters: readonly [number, number];
	/** Runs of each tier, from Trainee up. */
	readonly tiers: readonly number[];
	/** Runs of each score, from 0 up. */
	readonly scores: readonly number[];
}

export interface Timed extends Figures {
	/** Of processor time a decision: the mean and the slowest. */
	readonly milliseconds: readonly [mean: number, slowest: number];
}

export function figuresOf(all: readonly number[]): Figures {
	const sorted = [...all].sort((p, q) => p - q);
	const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
	return {
		runs: all.length,
		median: at(0.5),
		quarters: [at(0.25), at(0.75)],
		tiers: TIERS.map((name) => all.filter((score) => tier(score) === name).length),
		scores: Array.from({ length: at(1) + 1 }, (_, score) => all.filter((each) => each === score).length)
	};
}

/** Where a policy's median lies, and how often the best one is an expert. */
export function faultsOf({ random, greedy, engine }: Readonly<Record<string, Figures>>): string[] {
	const faults: string[] = [];
	const insist = (holds: boolean, fault: string) => void (holds || faults.push(fault));
	if (random) insist(random.median <= 9, `random is no Trainee: ${random.median}`);
	if (greedy) insist(greedy.median >= 10 && greedy.median <= 20, `greedy is no Researcher: ${greedy.median}`);
	if (engine) {
		insist(engine.median >= 27, `engine is no Dig Director: ${engine.median}`);
		const experts = (engine.tiers.at(-1) ?? 0) / engine.runs;
		insist(experts >= 0.25, `engine is an Expert Archaeologist in ${(100 * experts).toFixed(1)} % only`);
	}
	return faults;
}

/** Where the players by value fall short of what is promised. */
export function weaknesses({ quick, strong }: Readonly<Record<string, Timed>>): string[] {
	const found: string[] = [];
	const insist = (holds: boolean, weakness: string) => void (holds || found.push(weakness));
	if (quick) insist(quick.median >= 32, `quick reaches ${quick.median} only`);
	if (!strong) return found;
	const [mean, slowest] = strong.milliseconds;
	const experts = (strong.tiers.at(-1) ?? 0) / strong.runs;
	insist(strong.median >= 41, `strong reaches ${strong.median} only`);
	insist(experts >= 0.95, `strong is an Expert Archaeologist in ${(100 * experts).toFixed(1)} % only`);
	insist(mean <= 150 && slowest <= 500, `strong takes ${mean.toFixed(0)} ms, once ${slowest.toFixed(0)} ms`);
	return found;
}
