// The Block that a person holds in each sitting, with where it is held.
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { selectionsIn, type Selections } from '$lib/progress/selections.ts';

export interface HeldBlock {
	/** Index into the supply. */
	readonly block: number;
	readonly cells: readonly Cell[];
}
export type HeldBlocks = Selections<HeldBlock>;

const isCell = (cell: unknown): cell is Cell =>
	Array.isArray(cell) && cell.length === 3 && cell.every((part) => Number.isInteger(part));

function isHeldBlock(held: unknown): held is HeldBlock {
	if (typeof held !== 'object' || held === null || !('block' in held) || !('cells' in held)) return false;
	return Number.isInteger(held.block) && Array.isArray(held.cells) && held.cells.every(isCell);
}

export const heldIn = (storage: () => Storage): HeldBlocks => selectionsIn(storage, isHeldBlock);
export const heldBlocks = heldIn(() => localStorage);
