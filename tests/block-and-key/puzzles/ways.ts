// The ways to the claim of a puzzle of any kind, by other implementations of the rules than the engine's.
import { sortCells } from '../../../engine-wasm/host/cells.ts';
import type { Cell, Key, Position, Shape, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../puzzles/schema/deck.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import type { Answer } from '../../../web/games/block-and-key/puzzles/kinds/answers.ts';
import type { Draft } from '../../../web/games/block-and-key/puzzles/study.ts';
import { PlainBoard, toCell } from '../../proof/bench/plain.ts';
import { placements } from '../reference/placement.ts';
import { solve } from '../reference/solve.ts';

export interface RulesOfPlacing {
	placements(position: Position, shape: Shape): Cell[][];
	/** Placements that claim the key. */
	claims(position: Position, block: SupplyBlock, key: Key): (readonly Cell[])[];
}

/** Written for speed without the engine's bitboards. */
export const PLAIN: RulesOfPlacing = {
	placements: (position, shape) =>
		new PlainBoard(position).placements(shape).map((cells) => cells.map(toCell)),
	claims: (position, block, key) =>
		new PlainBoard(position).solve('S', [block], key).map(({ cells }) => cells)
};

/** The rules as they stand, slowly. */
export const REFERENCE: RulesOfPlacing = {
	placements,
	claims: (position, block, key) => solve(position, 'S', [block], [key], true).map(({ cells }) => cells)
};

/** Each way as a text, sorted. */
export function waysBy(rules: RulesOfPlacing, deck: Deck, draft: Draft): string[] {
	const { position, keys, kind } = draft;
	const supply = supplyOf(deck, draft.supply);
	const claimsOf = (after: Position, but?: number) =>
		supply.flatMap((block, b) =>
			b === but
				? []
				: keys.flatMap((key, k) =>
						rules.claims(after, block, key).map((cells) => `${nameOf(b, cells)} claims ${k}`)
					)
		);
	if (kind !== 'two-blocks') return claimsOf(position).sort();
	return supply
		.flatMap(({ shape, colour }, b) =>
			rules.placements(position, shape).flatMap((cells) => {
				const after = { ...position, blocks: [...position.blocks, { colour, cells }] };
				return claimsOf(after, b).map((way) => `${nameOf(b, cells)}, ${way}`);
			})
		)
		.sort();
}

/** What the engine has found, in the same words. */
export function waysOf(answers: readonly Answer[]): string[] {
	return answers
		.flatMap(({ first, block, cells, keys }) => {
			const before = first ? `${nameOf(first.block, first.cells)}, ` : '';
			return keys.map((key) => `${before}${nameOf(block, cells)} claims ${key}`);
		})
		.sort();
}

const nameOf = (block: number, cells: readonly Cell[]) => `${block} on ${sortCells([...cells]).join(' ')}`;
