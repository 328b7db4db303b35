// What makes a puzzle as hard as it is, as facts for a sentence or two: how many places look right, what is wrong with the others, what
// hides the answer.
import type { PuzzleEngine } from '../../../../engine-wasm/host/puzzle.ts';
import type { Shape } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../../puzzles/schema/puzzle.ts';
import { SOLVER } from '../../../../puzzles/block-and-key/solver.ts';
import { supplyOf } from './blocks.ts';
import { featuresOf } from './solver/features.ts';
import { Ground } from './solver/poses.ts';
import { stepOf } from './solver/steps.ts';
import { Survey } from './solver/survey.ts';

/** Why another place is none, the plainest first. */
export const FAILURES = ['air', 'ledge', 'no-contact', 'not-taller', 'other-key'] as const;
export type Failure = (typeof FAILURES)[number];

export interface Reading {
	/** Places that look at least as right as the answer's, itself among them. */
	readonly places: number;
	/** Of the other places, how many fail for each reason; only those that occur. */
	readonly failures: readonly (readonly [Failure, number])[];
	/** Of the others, those that look more right than the answer's. */
	readonly better: number;
	/** Squares of the key that the answer adds, and of them those that showed another colour. */
	readonly adds: number;
	readonly hides: number;
	readonly tucked: boolean;
	readonly unseenSupport: boolean;
	readonly bridge: boolean;
}

/** Null for a puzzle of another kind, or that no Block alone solves, or that is not looked at from the south. Leaves the engine set to the puzzle. */
export function readingOf(
	engine: PuzzleEngine,
	shapes: Readonly<Record<string, Shape>>,
	{ position, seat, keys, supply, kind = 'one-block' }: Puzzle
): Reading | null {
	if (seat !== 'S' || kind !== 'one-block') return null;
	engine.setPosition(position, seat);
	const survey = new Survey(new Ground(engine, position), keys, SOLVER);
	const seen = survey.seen(supplyOf({ shapes }, supply));
	const { decoys, betterDecoys, missing, wrongToHide, tucked, unseenSupport, bridge } = featuresOf(seen);
	if (missing === 0) return null;
	const codes = seen
		.filter(({ hidden, looksPossible, place }) => !hidden && looksPossible && place.missing <= missing)
		.map((each) => stepOf(each).code);
	return {
		places: decoys + 1,
		failures: FAILURES.map(
			(failure) => [failure, codes.filter((code) => code === failure).length] as const
		).filter(([, times]) => times > 0),
		better: betterDecoys,
		adds: missing,
		hides: wrongToHide,
		tucked,
		unseenSupport,
		bridge
	};
}
