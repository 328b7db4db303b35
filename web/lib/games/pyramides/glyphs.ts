// Own drawings for Terra Pyramides, around the point 0 0, about 9 units wide. Stones and players differ by shape as well as by colour.
import type { Direction, Stone } from '../../../games/pyramides/state.ts';

export const STONE_SHAPES: Readonly<Record<Stone, string>> = {
	blue: 'M-4.2 0a4.2 4.2 0 1 1 8.4 0a4.2 4.2 0 1 1-8.4 0z',
	grey: 'M-3.8-3.8h7.6v7.6h-7.6z',
	red: 'M0-4.8L5 3.8H-5z',
	green: 'M0-5.2L5.2 0 0 5.2-5.2 0z',
	yellow: 'M-2.5-4.3h5L5 0 2.5 4.3h-5L-5 0z',
	purple: 'M0-4.9L4.7-1.4 2.9 4.1h-5.8L-4.7-1.4z',
	white: 'M-2.4-4.2h4.8l1.8 1.8v4.8l-1.8 1.8h-4.8l-1.8-1.8v-4.8z'
};

/** How far below the middle a letter sits best. */
export const LETTER_DROP: Readonly<Record<Stone, number>> = {
	blue: 0,
	grey: 0,
	red: 1.2,
	green: 0,
	yellow: 0,
	purple: 0.3,
	white: 0
};

/** The worker that a tile shows. */
export const WORKER = 'M0-4.4a2 2 0 1 1 0 4a2 2 0 1 1 0-4zM-3.4 4.4c0-3 1.2-4.4 3.4-4.4s3.4 1.4 3.4 4.4z';

export const EYE =
	'M-4.6-.6C-2.6-3.6 2.6-3.6 4.6-.6 2.6 2.2-2.6 2.2-4.6-.6zM-1.2 1.8l-.9 2.6M1.6 1.6c.2 1.6 1.2 2.4 2.6 2.2';

/** Bodies are alike, heads are not: round, square, pointed, a diamond. */
export const PAWN_HEADS = [
	'M0-5a1.9 1.9 0 1 1 0 3.8a1.9 1.9 0 1 1 0-3.8z',
	'M-1.7-4.8h3.4v3.4h-3.4z',
	'M0-5.2L2.2-1.2h-4.4z',
	'M0-5.4L2.1-3 0-.8-2.1-3z'
] as const;
export const PAWN_BODY = 'M-3 4.6c0-4 .8-5.6 3-5.6s3 1.6 3 5.6z';

/** Stairs at the north side of a tile of 24 units, rising towards the edge. */
export const STEPS = 'M9.6 1.4h4.8v1.7h2.4v1.7h2.4v1.8H4.8V4.8h2.4V3.1h2.4z';

export const PALM =
	'M0 5.4C.4 2.4.4.4-.4-1.6M-.4-1.6C-2-3.6-4-3.6-5.4-2M-.4-1.6C-1.6-4.6-.6-5.4 1-5.8M-.4-1.6C1.6-3.6 3.6-3.4 5-1.8M-.4-1.6C2.4-1.6 3.4 0 3.6 1.4M-.4-1.6C-2.6-1 -3.4 0-3.6 1.6';

export const SYMBOL_SHAPES = {
	sphinx: 'M0-1.6L1.8 1.4h-3.6z',
	scarab: 'M-1.6 0a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0z'
};

/** A row through the middle of a field of 24 units. */
export const ROW_LINES: Readonly<Record<Direction, string>> = {
	H: 'M3 12h18',
	V: 'M12 3v18',
	DD: 'M5 5l14 14',
	DU: 'M5 19L19 5'
};
