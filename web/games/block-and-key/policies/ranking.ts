// Decisions of a step in the order of what they promise: those that the value likes best are played on by it in the same worlds,
// through own turns yet to come, and what it then expects is compared.
import type { ValuedEngine } from '../../../../engine-wasm/host/valued.ts';
import type { Choices } from '../choices.ts';
import { SOLO_TURNS } from '../state.ts';
import { weigh, type PlayOut, type Weighed } from './weigh.ts';

/** Own turns of a playout. */
export const DEEDS = 2;
/** Worlds of one decision; the next one has others. */
export const WORLDS = 4096;

export type Ranking = Exclude<Choices['kind'], 'core' | 'end'>;

interface Effort {
	readonly most: number;
	readonly first: number;
}

/** Of the decisions that the value likes best, how many are played on, and how often in the first round; none: the first is taken. */
const EFFORT: Readonly<Record<Ranking, Effort>> = {
	line: { most: 6, first: 24 },
	act: { most: 16, first: 16 },
	'put-back': { most: 8, first: 12 },
	claim: { most: 3, first: 24 },
	marker: { most: 1, first: 0 },
	discard: { most: 5, first: 24 },
	draw: { most: 2, first: 48 },
	ancients: { most: 10, first: 16 }
};
/** Places of Blocks among which the value chooses. */
const BEAM = 24;

/**
 * Best first, in the worlds after `from`; the engine is set to the run. Always so many playouts, so that the answer is the same again;
 * with a share of the usual effort, of so many fewer decisions so many fewer.
 */
export function ranked(
	engine: ValuedEngine,
	kind: Ranking,
	turn: number,
	from: number,
	share = 1
): Weighed[] {
	const [most, first] = [EFFORT[kind].most, EFFORT[kind].first].map((each) => Math.ceil(share * each)) as [
		number,
		number
	];
	const liked = engine.choices(BEAM).slice(0, most);
	// In the last turn the value is the score.
	if (liked.length < 2 || turn === SOLO_TURNS)
		return liked.map(({ value, ...decision }) => ({ decision, mean: value, scores: [value] }));
	const playOn: PlayOut = (decision, times, world) => engine.playOn(decision, DEEDS, times, from + world);
	return weigh(playOn, liked, { first });
}
