// The reasoning of a likely sitting, as codes with facts: each place looked at, and why nothing can be done there.
import { COLOURS, type Cell, type Colour } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { SolverModel } from '../../../../../puzzles/block-and-key/solver.ts';
import { attention } from './effort.ts';
import type { Reason } from './options.ts';
import { cellsOf } from './poses.ts';
import type { Seen } from './survey.ts';

/** `no-outline`: no Block has the form of what is missing; `air`: no Block would rest there; the others as Reason. */
export type StepCode = 'no-outline' | 'air' | Reason;

export interface Step {
	readonly code: StepCode;
	readonly facts: {
		readonly key: number;
		readonly rotation: number;
		readonly u: number;
		readonly v: number;
		/** Squares of the key that are missing there, and of them those that show another colour. */
		readonly missing: number;
		readonly wrong: number;
		readonly colour: Colour;
		/** Index in the supply and cells of the Block that fails most subtly there, or is the answer. */
		readonly block?: number;
		readonly cells?: readonly Cell[];
	};
}

/** From the plainest failure to the answer. */
const ORDER: readonly StepCode[] = [
	'no-outline',
	'air',
	'ledge',
	'no-contact',
	'not-taller',
	'other-key',
	'answer'
];

export function stepsOf(seen: readonly Seen[], { skills }: SolverModel): Step[] {
	const inOrder = seen
		.map((each) => ({ each, weight: attention(each.place, skills.regular) }))
		.sort((a, b) => b.weight - a.weight);
	const last = inOrder.findIndex(({ each }) => each.hidden);
	return inOrder.slice(0, last < 0 ? undefined : last + 1).map(({ each }) => stepOf(each));
}

/** Why nothing can be done in a place, or that the answer is there. */
export function stepOf({ place, held, looksPossible }: Seen): Step {
	const { key, spot, missing, wrong } = place;
	let code: StepCode = looksPossible ? 'air' : 'no-outline';
	let taken: { block: number; cells: Cell[] } | undefined;
	for (const [block, { option }] of held) {
		for (const { poses, reasons } of option.shown) {
			reasons.forEach((reason, k) => {
				if (ORDER.indexOf(reason) <= ORDER.indexOf(code)) return;
				code = reason;
				taken = { block, cells: cellsOf(poses[k] as (typeof poses)[number]) };
			});
		}
	}
	const { rotation, u, v } = spot;
	const colour = COLOURS[place.colour] as Colour;
	return { code, facts: { key, rotation, u, v, missing, wrong, colour, ...taken } };
}
