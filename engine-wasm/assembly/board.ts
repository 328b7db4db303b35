// The position: loading it, turned so that the seat is south, and what every question derives from it.

import {
	COLOURED,
	COLOURS,
	FILLED,
	FRONT,
	HEIGHTS,
	INPUT,
	LEVELS,
	NEAR,
	OCCUPIED,
	OPEN,
	OPEN_SAFE,
	OWNERS,
	POSITION,
	POSITION_BYTES,
	P_DEPTH,
	P_SEAT,
	P_WIDTH,
	RESTING,
	REST_SAFE,
	ROW_BYTES,
	SAFE,
	SEEN,
	SHIFTED_BYTES,
	behind,
	beside,
	besidePair,
	columnsOf,
	diagonal,
	fillShifted,
	level,
	rectangle,
	setLevel
} from './layout';

let placingKnown = false;
let lookingKnown = false;
let version: u32 = 0;
let inReach: i32 = 0;
// The largest shape defined: how far its cells lie from its least corner, and how high it can stand.
let widest: i32 = 0;
let tallest: i32 = 0;

/** To be called when the position's bytes were changed from outside. */
export function positionChanged(): void {
	placingKnown = false;
	lookingKnown = false;
	version++;
}

/** Another number for every position, so that what was worked out for one is not taken for another. */
@inline
export function positionVersion(): u32 {
	return version;
}

/** Makes the derived tables wide and high enough for a shape. */
export function makeRoomFor(extent: i32, height: i32): void {
	if (extent <= widest && height <= tallest) return;
	widest = max(widest, extent);
	tallest = max(tallest, height);
	positionChanged();
}


@inline
export function widestShape(): i32 {
	return widest;
}

/**
 * Reads a position from INPUT: width, depth, seat (0 S, 1 W, 2 N, 3 E), number of Blocks, then for each Block its number,
 * its colour as seen from the seat, the number of its cells, and the cells. The host has checked all of it.
 */
export function loadPosition(): void {
	memory.fill(POSITION, 0, POSITION_BYTES);
	memory.fill(OWNERS, 255, 384);
	const width = load<i32>(INPUT);
	const depth = load<i32>(INPUT, 4);
	const seat = load<i32>(INPUT, 8);
	const sideways = (seat & 1) == 1;
	store<i32>(P_WIDTH, sideways ? depth : width);
	store<i32>(P_DEPTH, sideways ? width : depth);
	store<i32>(P_SEAT, seat);
	let blocks = load<i32>(INPUT, 12);
	let next = INPUT + 16;
	for (; blocks > 0; blocks--) {
		const number = load<i32>(next);
		const colour = load<i32>(next, 4);
		let count = load<i32>(next, 8);
		next += 12;
		for (; count > 0; count--, next += 12) {
			occupy(turnedSquare(load<i32>(next), load<i32>(next, 4)), load<i32>(next, 8), colour, number);
		}
	}
	positionChanged();
}

function occupy(square: i32, z: i32, colour: i32, number: i32): void {
	const bit = (<u64>1) << (<u64>square);
	setLevel(OCCUPIED, z, level(OCCUPIED, z) | bit);
	const layers = COLOURED + <usize>colour * ROW_BYTES;
	setLevel(layers, z, level(layers, z) | bit);
	store<u8>(OWNERS + <usize>((z << 6) + square), <u8>number);
}

/** The bit of a column of the floor as given; it must lie inside. */
export function turnedSquare(x: i32, y: i32): i32 {
	const seat = load<i32>(P_SEAT);
	const lastX = load<i32>(P_WIDTH) - 1;
	const lastY = load<i32>(P_DEPTH) - 1;
	if (seat == 1) return (x << 3) + lastX - y;
	if (seat == 2) return ((lastY - y) << 3) + lastX - x;
	if (seat == 3) return ((lastY - x) << 3) + y;
	return (y << 3) + x;
}

/** The other way: column of the floor as given, x in the low byte and y in the next. */
export function givenColumn(square: i32): i32 {
	const seat = load<i32>(P_SEAT);
	const lastX = load<i32>(P_WIDTH) - 1;
	const lastY = load<i32>(P_DEPTH) - 1;
	const u = square & 7;
	const v = square >> 3;
	if (seat == 1) return v | ((lastX - u) << 8);
	if (seat == 2) return (lastX - u) | ((lastY - v) << 8);
	if (seat == 3) return (lastY - v) | (u << 8);
	return u | (v << 8);
}


@inline
export function floorSquares(): u64 {
	return rectangle(load<i32>(P_WIDTH), load<i32>(P_DEPTH));
}

/** Columns as high as `height` or higher. */
@inline
export function stacksFrom(height: i32): u64 {
	return height > LEVELS ? 0 : ~level(OPEN, height - 1) & floorSquares();
}

/** Levels on which a Block can stand: up to the top of the highest stack. Valid once placing is known. */
@inline
export function levelsInReach(): i32 {
	return inReach;
}

/** What placing needs; cheap when nothing has changed. */
@inline
export function knowPlacing(): void {
	if (!placingKnown) derivePlacing();
}

function derivePlacing(): void {
	const floor = floorSquares();
	let open = floor;
	inReach = 1;
	for (let z = LEVELS - 1; z >= 0; z--) {
		const occupied = level(OCCUPIED, z);
		open &= ~occupied;
		setLevel(OPEN, z, open);
		setLevel(RESTING, z, open & (z == 0 ? floor : level(OCCUPIED, z - 1)));
		setLevel(NEAR, z, beside(occupied) | diagonal(occupied));
		setLevel(FILLED, z, occupied);
		if (occupied != 0 && inReach == 1) inReach = min(z + 2, LEVELS);
	}
	deriveHeights();
	fillShifted(NEAR, widest, tallest);
	fillShifted(FILLED, widest, tallest);
	for (let rise = 1; rise <= tallest; rise++) deriveSafe(rise);
	placingKnown = true;
}

/** The three tables for cells whose Block ends `rise` levels above them. */
function deriveSafe(rise: i32): void {
	const table = <usize>rise * SHIFTED_BYTES;
	const levels = LEVELS + 1 - rise;
	if (ASC_FEATURE_SIMD) {
		// Two levels at a time. Where the number of levels is odd, the last pair writes one that nothing asks for.
		const end = (<usize>levels) << 3;
		for (let at: usize = 0; at < end; at += 16) {
			const open = v128.load(OPEN + at);
			// Stacks that end at or above the Block's own top, met by a cell at this level.
			const tall = v128.andnot(v128.load(OCCUPIED + at), v128.load(OPEN + at + ((<usize>(rise - 1)) << 3)));
			const safe = v128.not(besidePair(tall));
			storeShifted(SAFE + table + at, safe);
			storeShifted(OPEN_SAFE + table + at, v128.and(safe, open));
			storeShifted(REST_SAFE + table + at, v128.and(safe, v128.load(RESTING + at)));
		}
	} else {
		for (let z = 0; z < levels; z++) {
			const safe = ~beside(level(OCCUPIED, z) & ~level(OPEN, z + rise - 1));
			setLevel(SAFE + table, z, safe);
			setLevel(OPEN_SAFE + table, z, safe & level(OPEN, z));
			setLevel(REST_SAFE + table, z, safe & level(RESTING, z));
		}
		fillShifted(SAFE + table, widest, levels);
		fillShifted(OPEN_SAFE + table, widest, levels);
		fillShifted(REST_SAFE + table, widest, levels);
	}
}

/** Writes two levels into every row of a shifted table. */
@inline
function storeShifted(place: usize, pair: v128): void {
	v128.store(place, pair);
	v128.store(place, i64x2.shr_u(pair, 1), ROW_BYTES);
	v128.store(place, i64x2.shr_u(pair, 2), 2 * ROW_BYTES);
	v128.store(place, i64x2.shr_u(pair, 3), 3 * ROW_BYTES);
	for (let dx = 4; dx <= widest; dx++) v128.store(place + <usize>dx * ROW_BYTES, i64x2.shr_u(pair, dx));
}

function deriveHeights(): void {
	if (ASC_FEATURE_SIMD) {
		// Two rows of the floor at a time: every level above which a column rises counts one.
		const bits = i8x16(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
		for (let row: usize = 0; row < 8; row += 2) {
			let heights = i8x16.splat(<i8>LEVELS);
			for (let z: usize = 0; z < <usize>LEVELS; z++) {
				const rows = v128.load16_splat(OPEN + (z << 3) + row);
				const columns = i8x16.shuffle(rows, rows, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
				heights = i8x16.add(heights, i8x16.eq(v128.and(columns, bits), bits));
			}
			v128.store(HEIGHTS + (row << 3), heights);
		}
	} else {
		memory.fill(HEIGHTS, 0, 64);
		for (let z = 0; z < LEVELS; z++) {
			for (let rest = level(OCCUPIED, z); rest != 0; rest &= rest - 1) {
				store<u8>(HEIGHTS + <usize>ctz(rest), <u8>(z + 1));
			}
		}
	}
}

/** What looking from the seat needs. */
@inline
export function knowLooking(): void {
	if (!lookingKnown) deriveLooking();
}

function deriveLooking(): void {
	for (let colour = 0; colour < COLOURS; colour++) setLevel(SEEN, colour, 0);
	for (let z = 0; z < LEVELS; z++) {
		const occupied = level(OCCUPIED, z);
		const hidden = behind(occupied);
		setLevel(FRONT, z, ~(occupied | hidden));
		const seen = occupied & ~hidden;
		for (let colour = 0; colour < COLOURS; colour++) {
			const row = columnsOf(seen & level(COLOURED + <usize>colour * ROW_BYTES, z));
			setLevel(SEEN, colour, level(SEEN, colour) | (row << ((<u64>z) << 3)));
		}
	}
	lookingKnown = true;
}
