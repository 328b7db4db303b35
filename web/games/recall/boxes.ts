// The six action boxes: what they offer, with and without a booster.
import { RECALL } from '../../../puzzles/recall/data.ts';
import type { Effect } from '../../../puzzles/recall/schema/effects.ts';
import type { Box } from '../../../puzzles/recall/schema/vocabulary.ts';
import type { Instance, Person } from './state.ts';

/** R-BOX-A to R-BOX-F. */
const PLAIN_BOXES: Readonly<Record<Box, readonly Effect[]>> = {
	A: [{ is: 'fig', n: RECALL.boxA.base }, { is: 'offers' }, { is: 'removeForWhite' }],
	B: [{ is: 'moveB', steps: [2, 3, 4, 5] }, { is: 'develop' }],
	C: [{ is: 'water', plus: false }, { is: 'develop' }],
	D: [{ is: 'moveOrDevelop' }, { is: 'moveOrDevelop' }],
	E: [{ is: 'explore' }, { is: 'move', n: 1 }, { is: 'develop' }],
	F: [{ is: 'copy', white: 1 }]
};

/** R-BOX-A-PAY: each offer once. */
const OFFERS: readonly Effect[] = RECALL.boxA.offers.map(({ price, figures }) => ({
	is: 'offer',
	...price,
	figures
}));

/** What a box offers now: a booster improves it for good (R-BOOST-2). */
export function boxItems({ boosters }: Pick<Person, 'boosters'>, box: Box): readonly Effect[] {
	const side = boosters[box];
	const items = (side === undefined ? null : RECALL.boosters[box][side]) ?? PLAIN_BOXES[box];
	return items.flatMap((item) => (item.is === 'offers' ? OFFERS : item));
}

export function boxInstance(person: Pick<Person, 'boosters'>, box: Box): Instance {
	return { box, items: boxItems(person, box), spent: [], used: false };
}

/** R-MOD-4: a starting module has no actions. */
export function moduleInstance(module: string): Instance {
	return { box: null, items: RECALL.modules[module]?.actions ?? [], spent: [], used: false };
}
