// The Block that a person holds in each sitting, with where it is held, and the last places before, to go back to.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { selectionsIn, type Selections } from '$lib/progress/selections.ts';

export interface HeldBlock {
	/** Index into the supply. */
	readonly block: number;
	readonly cells: readonly Cell[];
	/** From the earliest on; null for an empty hand. */
	readonly past?: readonly (HeldBlock | null)[];
	/** Of two Blocks the first, which stands already. */
	readonly first?: HeldBlock;
}
/** An empty hand. */
export const NOTHING: HeldBlock = { block: -1, cells: [] };
export const PAST_MAX = 20;
export type HeldBlocks = Selections<HeldBlock>;

const isCell = (cell: unknown): cell is Cell =>
	Array.isArray(cell) && cell.length === 3 && cell.every((part) => Number.isInteger(part));

function isHeldBlock(held: unknown): held is HeldBlock {
	if (typeof held !== 'object' || held === null || !('block' in held) || !('cells' in held)) return false;
	const past: unknown = 'past' in held ? held.past : [];
	if (!Array.isArray(past) || !past.every((spot) => spot === null || isHeldBlock(spot))) return false;
	if ('first' in held && !isHeldBlock(held.first)) return false;
	return Number.isInteger(held.block) && Array.isArray(held.cells) && held.cells.every(isCell);
}

export const heldIn = (storage: () => Storage): HeldBlocks => selectionsIn(storage, isHeldBlock);
export const heldBlocks = heldIn(() => localStorage);
