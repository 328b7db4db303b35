// The memory map: every buffer the engine owns, fixed at compile time. Nothing is allocated after start.
//
// A layer of the floor is one u64: bit y * 8 + x is the cell (x, y), whatever the size of the floor.
//
//      y 7 | 56 57 58 59 60 61 62 63        A table is a row of words, one a level (z), 12 long:
//        … |                                levels 0–5 are real, 6–11 stay zero for ever, so that a Block
//      y 1 |  8  9 10 11 12 13 14 15        reaching above level 5 fails its test by itself and a pair of
//      y 0 |  0  1  2  3  4  5  6  7        levels can be read at any z.
//            x0 x1 x2 x3 x4 x5 x6 x7
//
// A shifted table is eight such rows: row dx holds the words shifted right by dx. Read dy bytes further on, a word is
// shifted by dy rows as well, so the cell (x + dx, y + dy) stands at the bit of (x, y) without any shifting at the time of
// asking, and two levels come with one 128-bit load. Bits that wander in from beyond the floor's edge belong to squares on
// which the Block does not fit, and are masked.
//
// The picture from the seat is one u64 a colour: bit v * 8 + u. The table is turned while a position is loaded, so
// that the seat is always south: u is x and the nearest cell is the one with the smallest y.

export const LEVELS: i32 = 6;
export const COLOURS: i32 = 4;
/** Words of one table. */
const ROW: i32 = 12;
/** Bytes of one table; level z is at byte z * 8. */
export const ROW_BYTES: usize = (<usize>ROW) << 3;
/** Bytes of one shifted table. */
export const SHIFTED_BYTES: usize = ROW_BYTES << 3;

// --- what crosses the boundary -------------------------------------------------------------------------------

/** Most i32 numbers the host may write before a call. */
export const INPUT_LENGTH: i32 = 2048;
export const INPUT: usize = memory.data(8192, 16);

/** Most placements of one Block: 24 orientations × 64 squares, each legal at one level at most. */
export const PLACEMENTS_MAX: i32 = 1536;
/** Placements as u32: orientation << 9 | level << 6 | square of the least corner. Listing may write four too many. */
export const OUTPUT: usize = memory.data(1540 * 4, 16);
/** For each placement that `solve` lists, the keys it claims, as bits of a u64. */
export const OUTPUT_KEYS: usize = memory.data(1540 * 8, 16);
/** Cells of one placement as i32 triples, in the frame of the floor as it was given. */
export const CELLS: usize = memory.data(384 * 12, 16);
/** The view: 48 bytes of colours (255 nothing), then 48 bytes of Block numbers (255 nothing), index v * 8 + u. */
export const VIEW: usize = memory.data(96, 16);

// --- the position: a copy of these bytes is a copy of the position ----------------------------------------------

export const POSITION_BYTES: i32 = 16 + 96 + 4 * 96 + 384;
export const POSITION: usize = memory.data(880, 16);
/** Turned width and depth, and the seat by which the floor was turned. */
export const P_WIDTH: usize = POSITION;
export const P_DEPTH: usize = POSITION + 4;
export const P_SEAT: usize = POSITION + 8;
/** Occupied cells. */
export const OCCUPIED: usize = POSITION + 16;
/** Occupied cells of each colour; a Core Cube counts by the side turned to the seat. */
export const COLOURED: usize = OCCUPIED + 96;
/** Block number of each cell, 255 where there is none: z * 64 + y * 8 + x. */
export const OWNERS: usize = COLOURED + 4 * 96;

// --- derived from the position, once, when first asked for -----------------------------------------------------

/** Columns whose height is at most z. */
export const OPEN: usize = memory.data(96, 16);
/** Columns whose height is exactly z. */
export const RESTING: usize = memory.data(96, 16);
/** Height of each column, one byte a square; the second half stays 0. */
export const HEIGHTS: usize = memory.data(128, 16);
/** Shifted tables: cells at level z beside an occupied cell, face to face or corner to corner; and occupied cells. */
export const NEAR: usize = memory.data(8 * 96, 16);
export const FILLED: usize = memory.data(8 * 96, 16);
/**
 * For a cell whose Block ends `rise` levels above it (1 for its top), a shifted table each: cells not beside a stack that
 * is as high as the Block or higher (SAFE); those that also are open from above (OPEN_SAFE); those that also rest
 * (REST_SAFE). Rise 0 is unused.
 */
export const SAFE: usize = memory.data(7 * 8 * 96, 16);
export const OPEN_SAFE: usize = memory.data(7 * 8 * 96, 16);
export const REST_SAFE: usize = memory.data(7 * 8 * 96, 16);
/** Empty cells with nothing between them and the seat. */
export const FRONT: usize = memory.data(96, 16);
/** What the seat sees of each colour, one u64 each. */
export const SEEN: usize = memory.data(32, 16);

// --- working space --------------------------------------------------------------------------------------------

/** A Block given by its cells, by level; level 7 stands for everything above 6. */
export const GIVEN: usize = memory.data(96, 16);
/** Shifted table: empty front cells that show a square some key waits for. */
export const WANTED: usize = memory.data(8 * 96, 16);
/** The Ancients' target, and the cells beside it by corner and by face. */
export const TARGET: usize = memory.data(96, 16);
export const TARGET_CORNER: usize = memory.data(96, 16);
export const TARGET_FACE: usize = memory.data(96, 16);


@inline
export function level(table: usize, z: i32): u64 {
	return load<u64>(table + ((<usize>z) << 3));
}


@inline
export function setLevel(table: usize, z: i32, word: u64): void {
	store<u64>(table + ((<usize>z) << 3), word);
}

/** Where a shifted table, for a Block standing on level 0, tells of the cell (dx, dy, z). */
@inline
export function shiftedOffset(dx: i32, dy: i32, z: i32): usize {
	return <usize>dx * ROW_BYTES + ((<usize>z) << 3) + <usize>dy;
}

/** Fills rows 1 to `widest` of a shifted table from row 0, for the first `levels` levels. */
@inline
export function fillShifted(table: usize, widest: i32, levels: i32): void {
	for (let dx = 1; dx <= widest; dx++) {
		const row = table + <usize>dx * ROW_BYTES;
		if (ASC_FEATURE_SIMD) {
			const end = (<usize>levels) << 3;
			for (let at: usize = 0; at < end; at += 16)
				v128.store(row + at, i64x2.shr_u(v128.load(table + at), dx));
		} else {
			for (let z = 0; z < levels; z++) setLevel(row, z, level(table, z) >> (<u64>dx));
		}
	}
}

// --- words ----------------------------------------------------------------------------------------------------

const NOT_FIRST_COLUMN: u64 = 0xfefefefefefefefe;
const NOT_LAST_COLUMN: u64 = 0x7f7f7f7f7f7f7f7f;
const FIRST_COLUMN: u64 = 0x0101010101010101;

/** Cells that share a side with a cell of the word, in the plan. */
@inline
export function beside(word: u64): u64 {
	return ((word & NOT_LAST_COLUMN) << 1) | ((word & NOT_FIRST_COLUMN) >> 1) | (word << 8) | (word >> 8);
}

/** The same for two words. */
@inline
export function besidePair(pair: v128): v128 {
	const sideways = v128.or(
		i64x2.shl(v128.and(pair, i64x2.splat(NOT_LAST_COLUMN)), 1),
		i64x2.shr_u(v128.and(pair, i64x2.splat(NOT_FIRST_COLUMN)), 1)
	);
	return v128.or(sideways, v128.or(i64x2.shl(pair, 8), i64x2.shr_u(pair, 8)));
}

/** Cells diagonal to a cell of the word. */
@inline
export function diagonal(word: u64): u64 {
	const sideways = ((word & NOT_LAST_COLUMN) << 1) | ((word & NOT_FIRST_COLUMN) >> 1);
	return (sideways << 8) | (sideways >> 8);
}

/** Cells with a cell of the word nearer to the seat (smaller y). */
@inline
export function behind(word: u64): u64 {
	word <<= 8;
	word |= word << 8;
	word |= word << 16;
	return word | (word << 32);
}

/** One row of eight bits: the columns (x) in which the word has a cell. */
@inline
export function columnsOf(word: u64): u64 {
	word |= word >> 32;
	word |= word >> 16;
	word |= word >> 8;
	return word & 0xff;
}

/** A row of eight bits repeated in every row (y). */
@inline
export function inEveryRow(row: u64): u64 {
	return row * FIRST_COLUMN;
}

/** The first `width` columns of the first `depth` rows. */
export function rectangle(width: i32, depth: i32): u64 {
	if (width <= 0 || depth <= 0) return 0;
	const rows = depth >= 8 ? ~(<u64>0) : ((<u64>1) << ((<u64>depth) << 3)) - 1;
	const columns = width >= 8 ? <u64>0xff : ((<u64>1) << (<u64>width)) - 1;
	return inEveryRow(columns) & rows;
}
