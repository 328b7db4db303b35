// The Block in the hand as it would stand, and as the board draws it.
import type { Cell, Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Column } from '../../../games/block-and-key/seats.ts';
import type { Look, Trial } from '../../../games/block-and-key/trial.ts';

export interface Ghost {
	readonly block: number;
	readonly look: Look;
	readonly grip: Cell;
}

interface Drawn {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
	readonly legal: boolean;
	/** It was placed there and missed: nobody holds it. */
	readonly pale?: boolean;
	readonly grip: Cell;
}

export function drawnGhost(ghost: Ghost | null, { supply }: Pick<Trial, 'supply'>): Drawn | null {
	if (!ghost) return null;
	const { block, look, grip } = ghost;
	return { colour: supply[block]?.colour ?? 'w', cells: look.cells, legal: look.legal, grip };
}

/** Gripped where it would be taken up again; the first cell is as good as any. */
export const drawnMiss = (
	{ block, cells }: { readonly block: number; readonly cells: readonly Cell[] },
	{ supply }: Pick<Trial, 'supply'>
): Drawn => ({
	colour: supply[block]?.colour ?? 'w',
	cells,
	legal: true,
	pale: true,
	grip: cells[0] as Cell
});

/** The stacks that are to blame. */
export const blamedBy = (ghost: Ghost | null): readonly Column[] =>
	ghost?.look.reasons.flatMap(({ columns }) => columns) ?? [];
