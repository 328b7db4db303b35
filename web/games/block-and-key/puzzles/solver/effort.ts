// How many deliberate acts somebody of a skill needs on average, worked out, not played. Eyes wander over the places by chance, to
// each in proportion to how right it looks; the right place may be overlooked and the pass given up, and each further pass is
// made with more care. `solver.test.ts` plays the same by chance.
import type { SkillModel, SolverModel } from '../../../../../puzzles/block-and-key/solver.ts';
import type { Hidden } from './hidden.ts';
import type { Option } from './options.ts';
import type { Place } from './places.ts';

/** A place as it enters the expectation, or several that look alike. */
export interface Candidate {
	readonly place: Pick<Place, 'missing' | 'wrong' | 'spot'>;
	readonly times: number;
	/** Acts until one of them is ruled out. */
	readonly cost: number;
	/** For an answer, what could hide it. */
	readonly hidden: Hidden | null;
}

/** Passes that may be given up; the next finds the answer. */
const PASSES = 4;

/** The acts that a Block costs in a place, without those of an answer. */
export function optionCost({ shown, air }: Option, { acts }: SolverModel, { patience }: SkillModel): number {
	let cost = acts.outline;
	let left = 1;
	for (const { reasons } of shown) {
		let dearest = 0;
		for (const reason of reasons) if (reason !== 'answer') dearest = Math.max(dearest, acts[reason]);
		cost += left * dearest;
		left *= patience;
	}
	return cost + (left * acts.air * (1 - patience ** air.length)) / (1 - patience);
}

/** How strongly a place draws the eye. */
export function attention({ missing, wrong, spot }: Candidate['place'], skill: SkillModel): number {
	const turned = spot.rotation === 0 ? 0 : skill.turned;
	return Math.exp(-skill.focus * missing - skill.wrong * wrong - turned);
}

/** The chance to see the answer when its place is looked at in the first pass. */
function chanceToSee({ rank, tucked, unseen, bridge, wrong }: Hidden, { overlooked }: SkillModel): number {
	return (
		(1 - overlooked.rank) ** rank *
		(1 - (tucked ? overlooked.tucked : 0)) *
		(1 - (unseen ? overlooked.unseen : 0)) *
		(1 - (bridge ? overlooked.bridge : 0)) *
		(1 - overlooked.wrong) ** wrong
	);
}

/** What may happen next in a pass, each at its rate: a place is ruled out, the answer is seen in it, the pass is given up. */
export interface Pass {
	readonly ruledOut: readonly number[];
	readonly seen: readonly number[];
	readonly quit: number;
}

/** The passes of a skill over the candidates, in order. */
export function passesOf(candidates: readonly Candidate[], skill: SkillModel): Pass[] {
	const weights = candidates.map(({ place }) => attention(place, skill));
	const chances = candidates.map(({ hidden }) => (hidden ? chanceToSee(hidden, skill) : 0));
	const best = weights.reduce((most, weight) => Math.max(most, weight), 0);
	return Array.from({ length: PASSES + 1 }, (_, pass) => {
		const isLast = pass === PASSES;
		const seen = weights.map((weight, k) => {
			const chance = chances[k] as number;
			return chance > 0 ? weight * (isLast ? 1 : 1 - (1 - chance) ** (pass + 1)) : 0;
		});
		const quit = isLast ? 0 : (skill.quit * best) / 2 ** pass;
		return { seen, ruledOut: weights.map((weight, k) => weight - (seen[k] as number)), quit };
	});
}

/** Acts to be expected. Without an answer: those of all passes. */
export function expectedActs(
	candidates: readonly Candidate[],
	{ acts }: SolverModel,
	skill: SkillModel
): number {
	let total = 0;
	let reached = 1;
	for (const { ruledOut, seen, quit } of passesOf(candidates, skill)) {
		const found = seen.reduce((sum, rate) => sum + rate, 0);
		const ends = found + quit;
		let spent = found > 0 ? (found / ends) * acts.confirm : 0;
		candidates.forEach(({ cost, times }, k) => {
			const rate = ruledOut[k] as number;
			if (rate > 0) spent += (times * cost * rate) / (rate + ends);
			// Before the answer is seen in a place, half of what is wrong there has been tried.
			if (seen[k]) spent += ((cost / 2) * (seen[k] as number)) / ends;
		});
		total += reached * spent;
		if (ends > 0) reached *= quit / ends;
	}
	return total;
}
