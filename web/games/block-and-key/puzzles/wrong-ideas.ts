// The wrong idea behind a placement that missed, where it can be proved: each claim says what would have made the placement right,
// and names the placement or the colour that shows it. What cannot be proved is not said.
import { COLOURS, type Cell, type Colour, type Key } from '../../../../engine-wasm/host/vocabulary.ts';
import { bestFit } from '../fit.ts';
import { viewWith, type Face, type FlatView } from '../flatview.ts';
import { AWAY, RIGHT, seenAt, type Column } from '../seats.ts';
import type { Trial } from '../trial.ts';
import { feetOf } from './blocks.ts';

/**
 * In every definition the placement is legal and claims nothing, and *would claim* is said of all keys together.
 *   mirror       would claim if keys might be mirrored
 *   wrong-block  would claim in another colour of the supply; or shows part of the key just where another Block claims it, while this
 *                one can claim nowhere
 *   depth        would claim if nothing stood in front of it; or does claim in the same columns of the view, nearer or farther away
 *   one-off      claims one square to the left or to the right
 *   ledge        would claim one square away, but only the rule of ledges forbids it there
 *   not-taller   the same, with the rule that it must be taller than its neighbours
 *   old-faces    the whole key shows, or all of it but one square and at least three, and none of that is of the new Block; wherever
 *                the Block has a part less shows
 */
export const WRONG_IDEAS = [
	'mirror',
	'wrong-block',
	'depth',
	'one-off',
	'ledge',
	'not-taller',
	'old-faces'
] as const;
export type WrongIdea = (typeof WRONG_IDEAS)[number];

export type Claim =
	| { readonly idea: 'mirror' }
	| { readonly idea: 'wrong-block'; readonly colour: Colour }
	| { readonly idea: 'wrong-block'; readonly block: number; readonly cells: readonly Cell[] }
	| { readonly idea: 'depth'; readonly hidden: true }
	| { readonly idea: 'depth'; readonly hidden: false; readonly cells: readonly Cell[] }
	| { readonly idea: 'one-off' | 'ledge' | 'not-taller'; readonly cells: readonly Cell[] }
	| { readonly idea: 'old-faces'; readonly key: number; readonly right: number };

/** Fewer squares of a key that is not whole show in many places by chance. */
export const SHOWN_LEAST = 3;

/**
 * What can be proved of a placement, the plainest first; nothing of one that is illegal or claims. Small keys let two ideas lead to one
 * and the same placement: then both are said.
 */
export function wrongIdeas(trial: Trial, block: number, cells: readonly Cell[]): Claim[] {
	if (!trial.supply[block] || !trial.isLegal(cells) || trial.claims(block, cells)) return [];
	const here = [mirrored(trial, block, cells), recoloured(trial, block, cells), hidden(trial, block, cells)];
	const near = [...moved(trial, block, cells), otherBlock(trial, block, cells)];
	return [...here, ...near, oldFaces(trial, block, cells)].filter((claim) => claim !== null);
}

export const mirrorOf = ({ squares }: Key): Key => ({
	squares: squares.map(([i, j, colour]) => [-i, j, colour])
});

/** Every key lies in the view with a part of the new Block. */
function claimsIn({ owner }: Trial, view: FlatView, keys: readonly Key[]): boolean {
	return keys.every((key) => bestFit(view, key, owner)?.right === key.squares.length);
}

function mirrored(trial: Trial, block: number, cells: readonly Cell[]): Claim | null {
	const view = trial.viewWith(block, cells);
	const shows = trial.puzzle.keys.every((key) =>
		[key, mirrorOf(key)].some((one) => claimsIn(trial, view, [one]))
	);
	return shows ? { idea: 'mirror' } : null;
}

function recoloured(trial: Trial, block: number, cells: readonly Cell[]): Claim | null {
	const { puzzle, supply, owner, view } = trial;
	const { seat, position, keys } = puzzle;
	const own = supply[block]?.colour;
	const colour = COLOURS.find(
		(one) =>
			one !== own &&
			supply.some((other) => other.colour === one) &&
			claimsIn(trial, viewWith(view, owner, one, cells, seat, position.floor), keys)
	);
	return colour ? { idea: 'wrong-block', colour } : null;
}

/** As if the Block could be seen through whatever stands nearer. */
function throughAll({ puzzle, supply, owner, view }: Trial, block: number, cells: readonly Cell[]): FlatView {
	const colour = supply[block]?.colour as Colour;
	const through = view.map((row) => [...row]);
	for (const cell of cells) {
		const [u, v] = seenAt(cell, puzzle.seat, puzzle.position.floor);
		const row = through[v];
		if (row) row[u] = { colour, owner, cell } satisfies Face;
	}
	return through;
}

function hidden(trial: Trial, block: number, cells: readonly Cell[]): Claim | null {
	return claimsIn(trial, throughAll(trial, block, cells), trial.puzzle.keys)
		? { idea: 'depth', hidden: true }
		: null;
}

/** The Block in the same turn some squares away, let down from above; null outside the floor. */
export function restedAt(trial: Trial, cells: readonly Cell[], [dx, dy]: Column): Cell[] | null {
	const { width, depth } = trial.puzzle.position.floor;
	const beside = cells.map(([x, y, z]): Cell => [x + dx, y + dy, z]);
	if (beside.some(([x, y]) => x < 0 || y < 0 || x >= width || y >= depth)) return null;
	const rise = Math.max(...feetOf(beside).map(([x, y, z]) => trial.heightAt(x, y) - z));
	return beside.map(([x, y, z]): Cell => [x, y, z + rise]);
}

export const times = ([x, y]: Column, n: number): Column => [x * n + 0, y * n + 0];

/** What the same Block would do elsewhere without being turned. */
function moved(trial: Trial, block: number, cells: readonly Cell[]): Claim[] {
	const { seat, position, keys } = trial.puzzle;
	const { width, depth } = position.floor;
	const at = (step: Column) => restedAt(trial, cells, step);
	const answers = (spot: Cell[] | null): spot is Cell[] =>
		spot !== null && trial.isLegal(spot) && trial.claims(block, spot);
	const far = Math.max(width, depth);
	const away = Array.from({ length: 2 * far - 1 }, (_, k) => k + 1 - far).filter((n) => n !== 0);
	const deeper = away.map((n) => at(times(AWAY[seat], n))).find(answers);
	const beside = [1, -1].map((n) => at(times(RIGHT[seat], n))).find(answers);
	const near = [RIGHT, AWAY].flatMap((way) => [1, -1].map((n) => at(times(way[seat], n))));
	const refused = (rule: 'ledge' | 'not-taller'): Claim[] => {
		const wish = near.find((spot) => {
			if (!spot) return false;
			const { reasons, view } = trial.look(block, spot);
			return reasons.length === 1 && reasons[0]?.rule === rule && claimsIn(trial, view, keys);
		});
		return wish ? [{ idea: rule, cells: wish }] : [];
	};
	return [
		...(deeper ? [{ idea: 'depth', hidden: false, cells: deeper } as const] : []),
		...(beside ? [{ idea: 'one-off', cells: beside } as const] : []),
		...refused('ledge'),
		...refused('not-taller')
	];
}

function otherBlock(trial: Trial, block: number, cells: readonly Cell[]): Claim | null {
	const solutions = trial.solutions();
	if (solutions.some((one) => one.block === block)) return null;
	const view = trial.viewWith(block, cells);
	const answer = solutions.find((one) => {
		if (trial.supply[one.block]?.colour !== trial.supply[block]?.colour) return false;
		const shown = trial.viewWith(one.block, one.cells);
		return trial.puzzle.keys.some((key) =>
			bestFit(shown, key, trial.owner)?.squares.some(({ u, v, colour, fresh }) => {
				const face = view[v]?.[u];
				return fresh && face?.owner === trial.owner && face.colour === colour;
			})
		);
	});
	return answer ? { idea: 'wrong-block', block: answer.block, cells: answer.cells } : null;
}

function oldFaces(trial: Trial, block: number, cells: readonly Cell[]): Claim | null {
	const { puzzle, owner } = trial;
	const view = trial.viewWith(block, cells);
	for (const [index, key] of puzzle.keys.entries()) {
		const most = bestFit(view, key, owner, 0);
		const { length } = key.squares;
		if (!most || most.fresh > 0 || most.right < Math.min(length, Math.max(SHOWN_LEAST, length - 1))) continue;
		if ((bestFit(view, key, owner)?.right ?? 0) < most.right)
			return { idea: 'old-faces', key: index, right: most.right };
	}
	return null;
}
