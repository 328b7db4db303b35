// Measures that go into the worth of more than one thing.
import { RECALL } from '../../../../puzzles/recall/data.ts';
import type { State } from '../state.ts';

/** Rounds in which something can still be done, as a share of the whole game. */
export function timeLeft({ round }: State): number {
	return Math.max(0, (RECALL.timeBoard.length - round) / RECALL.timeBoard.length);
}

/** Track values as a line between the printed ones, so that every step is worth something. */
export function trackWorth(space: number): number {
	const { values } = RECALL.knowledge;
	const next = values.find((value) => value.space > space);
	const last = values.findLast((value) => value.space <= space) ?? { space: 0, points: 0 };
	if (!next) return last.points;
	return last.points + ((next.points - last.points) * (space - last.space)) / (next.space - last.space);
}
