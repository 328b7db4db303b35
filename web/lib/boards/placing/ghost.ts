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

/** `pale`: it was placed and missed, and would be taken up by any of its cells. */
export function drawnGhost(
	ghost: Omit<Ghost, 'grip'> | Ghost | null,
	{ supply }: Pick<Trial, 'supply'>,
	pale = false
): Drawn | null {
	if (!ghost) return null;
	const { block, look } = ghost;
	const { cells, legal } = look;
	const grip = 'grip' in ghost ? ghost.grip : (cells[0] as Cell);
	return { colour: supply[block]?.colour ?? 'w', cells, legal, pale, grip };
}

/** The stacks that are to blame. */
export const blamedBy = (ghost: Ghost | null): readonly Column[] =>
	ghost?.look.reasons.flatMap(({ columns }) => columns) ?? [];
