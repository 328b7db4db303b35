// What a placement does for the keys of a puzzle: apart from the look, because nobody is to see it before the placement is confirmed.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { bestFit, type Fit } from './fit.ts';
import type { Trial } from './trial.ts';

export interface Verdict {
	/** For each key the place and turn in which most of it shows, with the Block or without. */
	readonly fits: readonly Fit[];
	/** It claims every key. */
	readonly claims: boolean;
}

export interface Try {
	readonly block: number;
	readonly cells: readonly Cell[];
	/** Squares of all keys together that show then, and how many of them are faces of the Block. */
	readonly right: number;
	readonly fresh: number;
}

function fitsOf(trial: Trial, block: number, cells: readonly Cell[]): Fit[] {
	const view = trial.viewWith(block, cells);
	return trial.puzzle.keys.flatMap((key) => bestFit(view, key, trial.owner, 0) ?? []);
}

/** Only of a legal placement. */
export function judge(trial: Trial, block: number, cells: readonly Cell[]): Verdict {
	return { fits: fitsOf(trial, block, cells), claims: trial.claims(block, cells) };
}

/** The legal placement of a Block with which the most squares show; null when it fits nowhere. */
export function bestTry(trial: Trial, block: number): Try | null {
	let best: Try | null = null;
	for (const cells of trial.placements(block)) {
		const fits = fitsOf(trial, block, cells);
		const right = fits.reduce((sum, fit) => sum + fit.right, 0);
		const fresh = fits.reduce((sum, fit) => sum + fit.fresh, 0);
		if (right === trial.total && fits.every((fit) => fit.fresh > 0)) return { block, cells, right, fresh };
		if (!best || right > best.right || (right === best.right && fresh > best.fresh))
			best = { block, cells, right, fresh };
	}
	return best;
}
