// Weighs decisions by playouts: many a little, the better ones more and more, with the same chances for all.
import type { RunDecision } from '../../../../engine-wasm/host/run.ts';

export interface Weighed {
	readonly decision: RunDecision;
	/** Mean final score. */
	readonly mean: number;
	/** Final scores of its playouts. */
	readonly scores: readonly number[];
}

/** The results of so many playouts after a decision; the same `from` gives all decisions the same chances. */
export type PlayOut = (decision: RunDecision, times: number, from: number) => ArrayLike<number>;

export interface Effort {
	/** Playouts of each decision in the first round. */
	readonly first: number;
	/** Ask before each decision's playouts; false ends the weighing with what is known. */
	readonly goOn?: () => boolean;
}

/** A round keeps one in so many, and plays twice as many of each as the round before. */
const KEPT = 2.5;

/** The decisions of the last rounds, best first; those left behind earlier follow in their order. */
export function weigh(playOut: PlayOut, decisions: readonly RunDecision[], effort: Effort): Weighed[] {
	const { goOn = () => true } = effort;
	let racing = decisions.map((decision): Weighed => ({ decision, mean: 0, scores: [] }));
	const behind: Weighed[] = [];
	let from = 1;
	for (let times = effort.first; ; times *= 2) {
		const next: Weighed[] = [];
		for (const each of racing) {
			// A round broken off in the middle would compare unlike numbers.
			if (!goOn() && each.scores.length > 0) return [...racing, ...behind];
			next.push(played(playOut, each, times, from));
		}
		from += times;
		racing = next.sort((p, q) => q.mean - p.mean);
		if (racing.length === 1) return [...racing, ...behind];
		behind.unshift(...racing.splice(Math.max(1, Math.ceil(racing.length / KEPT))));
		if (racing.length === 1) return [...racing, ...behind];
	}
}

function played(playOut: PlayOut, { decision, scores }: Weighed, times: number, from: number): Weighed {
	const all = [...scores, ...Array.from(playOut(decision, times, from))];
	return { decision, scores: all, mean: all.reduce((sum, score) => sum + score, 0) / all.length };
}
