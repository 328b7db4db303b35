// The temple of a daily as somebody solved it: with the Block that did it, and the cells whose faces show the keys.
import type { DailySession } from '$lib/progress/records.ts';
import type { Cell, Position } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../../puzzles/schema/puzzle.ts';
import { bestFit } from '../../../games/block-and-key/fit.ts';
import { flatView } from '../../../games/block-and-key/flatview.ts';

interface SolvedTemple {
	readonly position: Position;
	readonly rings: readonly Cell[];
}

export function solvedTemple(
	{ position, supply, keys, seat }: Puzzle,
	{ attempts }: Pick<DailySession, 'attempts'>
): SolvedTemple {
	const claim = attempts.find(({ claimed }) => claimed);
	const colour = claim && supply[claim.block]?.colour;
	if (!claim || !colour) return { position, rings: [] };
	const blocks = [...position.blocks, { colour, cells: claim.cells }];
	const solved = { ...position, blocks };
	const view = flatView(solved, seat);
	const rings = keys.flatMap((key) =>
		(bestFit(view, key, blocks.length)?.squares ?? []).flatMap(({ cell, right }) =>
			cell && right ? [cell] : []
		)
	);
	return { position: solved, rings };
}
