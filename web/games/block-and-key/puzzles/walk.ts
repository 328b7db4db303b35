// How a puzzle could be seen: what shows already, what is missing, what the Block does; and the placement that tempts most, with what
// speaks against it. Facts only, each of them read off the position; the words are the page's.
import type { PuzzleEngine } from '../../../../engine-wasm/host/puzzle.ts';
import type { Cell, Shape, Violation } from '../../../../engine-wasm/host/vocabulary.ts';
import { SOLVER } from '../../../../puzzles/block-and-key/solver.ts';
import type { Fit } from '../fit.ts';
import { cluesOf, type Clues } from '../clues.ts';
import { judge } from '../judging.ts';
import type { Task, Trial } from '../trial.ts';
import { supplyOf } from './blocks.ts';
import { Ground } from './solver/poses.ts';
import { stepsOf } from './solver/steps.ts';
import { Survey } from './solver/survey.ts';

export interface Placement {
	readonly block: number;
	readonly cells: readonly Cell[];
}

/** How the Block brings what is missing; the first that is true. */
export type Manner = 'bridge' | 'behind' | 'front' | 'top' | 'stand';

export type WalkStep =
	/** Before the Block stands: `shows` is about the squares of a key that are right, `lacks` about the others, `both` about all. */
	| { readonly kind: 'shows' | 'lacks' | 'both'; readonly key: number; readonly fit: Fit }
	| { readonly kind: 'place'; readonly manner: Manner; readonly clues: Clues };

export interface Tempting extends Placement {
	/** The person has tried it. */
	readonly own: boolean;
	/** The rules that refuse it; none where squares are missing. */
	readonly rules: readonly Violation[];
	/** A key that it would show, if it is refused. */
	readonly key: number;
}

/** Two to four; none where the placement claims nothing. */
export function walkOf(trial: Trial, answer: Placement): WalkStep[] {
	const clues = cluesOf(trial, answer);
	if (!clues || !trial.claims(answer.block, answer.cells)) return [];
	const fits = clues.fits.map((fit) => beforeOf(trial, fit));
	const single = fits.length === 1;
	const looks = fits.flatMap((fit, key): WalkStep[] =>
		single
			? [
					{ kind: 'shows', key, fit },
					{ kind: 'lacks', key, fit }
				]
			: [{ kind: 'both', key, fit }]
	);
	return [...looks, { kind: 'place', manner: mannerOf(trial, answer, clues), clues }];
}

/** The same place of the key in the view without the Block. */
function beforeOf({ view }: Trial, fit: Fit): Fit {
	const squares = fit.squares.map((square) => {
		const face = view[square.v]?.[square.u] ?? null;
		const right = face?.colour === square.colour;
		return { ...square, right, found: face?.colour ?? null, fresh: false, cell: face?.cell ?? null };
	});
	return { ...fit, squares, right: squares.filter(({ right }) => right).length, fresh: 0 };
}

function mannerOf(trial: Trial, { block, cells }: Placement, { bridge }: Clues): Manner {
	const look = trial.look(block, cells);
	if (bridge) return 'bridge';
	if (look.seen < look.faces) return 'behind';
	const hides = look.view.some((row, v) =>
		row.some((face, u) => face?.owner === trial.owner && trial.view[v]?.[u])
	);
	if (hides) return 'front';
	return cells.some(([, , z]) => z === 0) ? 'stand' : 'top';
}

/** The person's own one, if there was one; else what a solver would look at first and the rules refuse; else what misses least. */
export function temptingOf(
	engine: PuzzleEngine,
	shapes: Readonly<Record<string, Shape>>,
	trial: Trial,
	tries: readonly Placement[]
): Tempting | null {
	const own = nearestOf(
		trial,
		tries.filter((one) => isMiss(trial, one))
	);
	if (own) return { ...own, own: true, rules: [], key: 0 };
	const refused = refusedOf(engine, shapes, trial.puzzle);
	if (refused) return refused;
	const all = trial.supply.flatMap((_, block) =>
		trial.placements(block).map((cells): Placement => ({ block, cells }))
	);
	const nearest = nearestOf(
		trial,
		all.filter((one) => !trial.claims(one.block, one.cells))
	);
	return nearest && { ...nearest, own: false, rules: [], key: 0 };
}

/** The place that the model of people looks at first of those where a Block would show the key and may not stand. */
function refusedOf(
	engine: PuzzleEngine,
	shapes: Readonly<Record<string, Shape>>,
	{ position, seat, keys, supply }: Task
): Tempting | null {
	// The model looks from the south only.
	if (seat !== 'S') return null;
	engine.setPosition(position, seat);
	const survey = new Survey(new Ground(engine, position), keys, SOLVER);
	for (const { facts } of stepsOf(survey.seen(supplyOf({ shapes }, supply)), SOLVER)) {
		const { block, cells, key } = facts;
		if (block === undefined || !cells) continue;
		const rules = engine.explain(cells);
		if (rules.length > 0) return { block, cells, own: false, rules: [...new Set(rules)], key };
	}
	return null;
}

const isMiss = (trial: Trial, { block, cells }: Placement): boolean =>
	trial.supply[block] !== undefined && trial.isLegal(cells) && !trial.claims(block, cells);

/** The one with which the most squares of the keys show, of equal ones the first; null where none of them shows any. */
function nearestOf(trial: Trial, placements: readonly Placement[]): Placement | null {
	let best: Placement | null = null;
	let most = 0;
	for (const one of placements) {
		const { fits } = judge(trial, one.block, one.cells);
		const right = fits.reduce((sum, fit) => sum + (fit.fresh > 0 ? fit.right : 0), 0);
		if (right <= most) continue;
		most = right;
		best = one;
	}
	return best;
}
