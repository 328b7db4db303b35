// How an action names a Block of the supply: by its name, or by its index as old saves and `bk1r` links have it.
import type { Action, BlockRef, Piece } from './state.ts';

/** `I2w`: a white I2. The box has each Block once, so no two of them share a name. */
export const pieceName = ({ shape, colour }: Piece): string => shape + colour;

/** Index in the supply, -1 for a Block that is not there. */
export function indexOfBlock(supply: readonly Piece[], block: BlockRef): number {
	if (typeof block === 'string') return supply.findIndex((piece) => pieceName(piece) === block);
	return supply[block] ? block : -1;
}

export function pieceAt(supply: readonly Piece[], block: BlockRef): Piece | null {
	return supply[indexOfBlock(supply, block)] ?? null;
}

/** The action with each Block given by its index in this supply; null when one of them is not there. */
export function withIndices(supply: readonly Piece[], action: Action): Action | null {
	const indices = refsOf(action).map((block) => indexOfBlock(supply, block));
	return indices.includes(-1) ? null : withRefs(action, indices);
}

/** The action with each Block of this supply given by its name; what is not there stays as it was. */
export function withNames(supply: readonly Piece[], action: Action): Action {
	const names = refsOf(action).map((block) => {
		const piece = pieceAt(supply, block);
		return piece ? pieceName(piece) : block;
	});
	return withRefs(action, names);
}

function refsOf(action: Action): readonly BlockRef[] {
	if (action.do === 'place') return [action.block];
	return action.do === 'put-back' ? action.blocks : [];
}

function withRefs(action: Action, refs: readonly BlockRef[]): Action {
	if (action.do === 'place') return { ...action, block: refs[0] ?? -1 };
	return action.do === 'put-back' ? { ...action, blocks: refs } : action;
}
