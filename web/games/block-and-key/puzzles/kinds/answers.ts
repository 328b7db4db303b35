// Every way to the claim of a puzzle, whatever its kind.
import type { PuzzleEngine, Solution } from '../../../../../engine-wasm/host/puzzle.ts';
import type { Cell, SupplyBlock } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import type { Kind } from '../../../../../puzzles/schema/puzzle.ts';
import { supplyOf } from '../blocks.ts';
import type { LinkPuzzle } from '../link.ts';

/** A Block of the supply where it is placed. */
export interface Placed {
	readonly block: number;
	readonly cells: readonly Cell[];
}

/** One way to a claim: the placement that makes it and, with two Blocks, the one before. */
export interface Answer extends Solution {
	readonly first?: Placed;
}

/** A puzzle with its supply spelt out, as the engine takes it. */
export type Asked = Omit<LinkPuzzle, 'supply'> & { readonly supply: readonly SupplyBlock[] };

type Ways = (engine: PuzzleEngine, asked: Asked) => readonly Answer[];

const solve =
	(all: boolean): Ways =>
	(engine, { position, seat, supply, keys }) => {
		engine.setPosition(position, seat);
		return engine.solve(supply, keys, all);
	};

/** A made puzzle can have a hundred thousand pairs; nobody asks for more than these. */
export const PAIRS_MAX = 1000;

/** Every legal placement of each Block, then every placement of another one that claims all keys. */
const pairs: Ways = (engine, { position, seat, supply, keys }) => {
	const found: Answer[] = [];
	for (const [block, { shape, colour }] of supply.entries()) {
		engine.setPosition(position, seat);
		const others = supply.map((_, k) => k).filter((k) => k !== block);
		const rest = others.map((k) => supply[k] as SupplyBlock);
		for (const cells of engine.placements(shape)) {
			engine.setPosition({ ...position, blocks: [...position.blocks, { colour, cells }] }, seat);
			for (const second of engine.solve(rest, keys, true)) {
				if (found.length === PAIRS_MAX) return found;
				found.push({ ...second, block: others[second.block] as number, first: { block, cells } });
			}
		}
	}
	return found;
};

const WAYS: Readonly<Record<Kind, Ways>> = {
	'one-block': solve(true),
	'two-blocks': pairs,
	'is-there-a-claim': solve(true),
	'which-key': solve(false)
};

/** In the order of the supply. Leaves the engine set to some position. */
export function answersOf(
	engine: PuzzleEngine,
	box: Pick<Deck, 'shapes'>,
	puzzle: LinkPuzzle
): readonly Answer[] {
	const asked = { ...puzzle, supply: supplyOf(box, puzzle.supply) };
	return WAYS[puzzle.kind ?? 'one-block'](engine, asked);
}
