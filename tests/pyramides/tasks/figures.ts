// The results of many deals of a task in a few numbers.
import type { Figures } from '../../../puzzles/pyramides/figures.ts';
import type { Result } from './player.ts';

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
