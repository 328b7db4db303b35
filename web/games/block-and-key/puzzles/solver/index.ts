// A model of people solving a puzzle: where they look, what they try there, and how many deliberate acts that takes on average.
// Looks from the south, as all judges of puzzles do. Nothing here is left to chance.
import type { PuzzleEngine } from '../../../../../engine-wasm/host/puzzle.ts';
import type { SupplyBlock } from '../../../../../engine-wasm/host/vocabulary.ts';
import { SKILLS, SOLVER, type Skill, type SolverModel } from '../../../../../puzzles/block-and-key/solver.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import { supplyOf } from '../blocks.ts';
import type { Draft } from '../study.ts';
import { expectedActs } from './effort.ts';
import { featuresOf, type Features } from './features.ts';
import { Ground } from './poses.ts';
import { stepsOf, type Step } from './steps.ts';
import { Survey, type Seen } from './survey.ts';

export interface Solved {
	/** Expected deliberate acts, averaged over the skills on the log scale, in the table's units. */
	readonly effort: number;
	readonly perSkill: Readonly<Record<Skill, number>>;
	readonly features: Features;
	/** The places in the order in which a regular player is likely to look at them, and why each fails. */
	readonly steps: readonly Step[];
}

/** Sets the engine to the draft's position. */
export function solve(engine: PuzzleEngine, deck: Deck, draft: Draft, model = SOLVER): Solved {
	const { survey, seen, supply } = lookAt(engine, deck, draft, model);
	const perSkill = effortsOf(survey, seen, supply, model);
	return { effort: meanEffort(perSkill), perSkill, features: featuresOf(seen), steps: stepsOf(seen, model) };
}

/** The effort of being sure that there is no answer: the same whether there is one or not. */
export function ruleOut(engine: PuzzleEngine, deck: Deck, draft: Draft, model = SOLVER): number {
	const { survey, seen, supply } = lookAt(engine, deck, draft, model);
	const wrong = seen.map((each) => ({ ...each, hidden: null }));
	return meanEffort(effortsOf(survey, wrong, supply, model));
}

function lookAt(engine: PuzzleEngine, deck: Deck, draft: Draft, model: SolverModel) {
	engine.setPosition(draft.position, draft.seat);
	const survey = new Survey(new Ground(engine, draft.position), draft.keys, model);
	const supply = supplyOf(deck, draft.supply);
	return { survey, supply, seen: survey.seen(supply) };
}

export function effortsOf(
	survey: Survey,
	seen: readonly Seen[],
	supply: readonly SupplyBlock[],
	model: SolverModel
): Record<Skill, number> {
	const efforts = SKILLS.map((skill, k): [Skill, number] => [
		skill,
		model.scale * expectedActs(survey.candidates(seen, supply, k), model, model.skills[skill])
	]);
	return Object.fromEntries(efforts) as Record<Skill, number>;
}

/** On the log scale. */
export function meanEffort(perSkill: Readonly<Record<Skill, number>>): number {
	const efforts = Object.values(perSkill);
	return Math.exp(efforts.reduce((sum, effort) => sum + Math.log(effort), 0) / efforts.length);
}
