// The results of many deals of a task in a few numbers.
import type { Result } from './player.ts';

export interface Figures {
	readonly deals: number;
	readonly won: number;
	readonly share: number;
	/** Of all deals at their end: the least, the quarters and the most. */
	readonly points: readonly number[];
	/** The median of the deals that were won; null without any. */
	readonly turns: number | null;
}

export function figuresOf(results: readonly Result[]): Figures {
	const points = results.map((result) => result.points).sort((p, q) => p - q);
	const at = (part: number) => points[Math.floor(part * (points.length - 1))] ?? 0;
	const solved = results.filter((result) => result.solved);
	const turns = solved.map((result) => result.turns).sort((p, q) => p - q);
	return {
		deals: results.length,
		won: solved.length,
		share: solved.length / results.length,
		points: [0, 0.25, 0.5, 0.75, 1].map(at),
		turns: turns[Math.floor(turns.length / 2)] ?? null
	};
}
