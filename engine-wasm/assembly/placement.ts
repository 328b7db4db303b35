// Legal placements of an orientation, all squares at once, and the reasons against a given one.

import { floorSquares, givenColumn, knowPlacing, levelsInReach, stacksFrom, turnedSquare } from './board';
import {
	CELLS,
	GIVEN,
	HEIGHTS,
	INPUT,
	LEVELS,
	OCCUPIED,
	OUTPUT,
	P_DEPTH,
	P_SEAT,
	P_WIDTH,
	beside,
	columnsOf,
	diagonal,
	level,
	setLevel
} from './layout';
import {
	CELL_BYTES,
	TERM_BYTES,
	cells,
	cellsEnd,
	firstOrientation,
	mayTouch,
	mayTouchEnd,
	mustHold,
	mustHoldEnd,
	orientationAt,
	orientationsOf,
	restingBit,
	restingLevel,
	startSquares
} from './shapes';

// Reasons against a placement, as bits in the order of the rules.
const OUTSIDE: i32 = 1;
const OVERLAP: i32 = 2;
const COVERED: i32 = 4;
const TOO_HIGH: i32 = 8;
const LEDGE: i32 = 16;
const NO_CONTACT: i32 = 32;
const NOT_TALLER: i32 = 64;

/**
 * The legal squares of an orientation's least corner, over all levels: it rests, so the height of the temple under one of
 * its columns tells the level, and no square is legal at two of them.
 */
@inline
export function legalSquares(orientation: usize): u64 {
	const start = startSquares(orientation);
	if (ASC_FEATURE_SIMD) {
		const pair = i64x2.splat(start);
		return levelsInReach() <= 4
			? sweep(orientation, pair, pair, pair, 2)
			: sweep(orientation, pair, pair, pair, 3);
	}
	let legal: u64 = 0;
	for (let z = 0; z < levelsInReach(); z++) legal |= legalAtLevel(orientation, z, start);
	return legal;
}

/** Those of the squares, given for each level, that are legal; two levels a register, `pairs` a constant. */
@inline
export function sweep(orientation: usize, low: v128, middle: v128, high: v128, pairs: i32): u64 {
	const end = mustHoldEnd(orientation);
	for (let term = mustHold(orientation); term < end; term += TERM_BYTES) {
		const word = <usize>load<u32>(term);
		low = v128.and(low, v128.load(word));
		middle = v128.and(middle, v128.load(word, 16));
		if (pairs > 2) high = v128.and(high, v128.load(word, 32));
	}
	const ground = touching(orientation, i64x2.extract_lane(low, 0));
	const above = v128.or(middle, pairs > 2 ? high : middle);
	return ground | i64x2.extract_lane(low, 1) | i64x2.extract_lane(above, 0) | i64x2.extract_lane(above, 1);
}

/** Those of the squares that are legal at one level. */
@inline
export function legalAtLevel(orientation: usize, z: i32, squares: u64): u64 {
	const end = mustHoldEnd(orientation);
	for (let term = mustHold(orientation); term < end && squares != 0; term += TERM_BYTES) {
		squares &= level(<usize>load<u32>(term), z);
	}
	return z == 0 ? touching(orientation, squares) : squares;
}

/** Those squares on which a Block standing on the floor touches something. */
@inline
function touching(orientation: usize, ground: u64): u64 {
	let touch = mayTouch(orientation);
	const end = mayTouchEnd(orientation);
	if (touch == end) return ground;
	let squares: u64 = 0;
	for (; touch < end; touch += TERM_BYTES) squares |= load<u64>(<usize>load<u32>(touch));
	return ground & squares;
}

/** The level of a legal placement. */
@inline
export function levelOf(orientation: usize, square: i32): i32 {
	return <i32>load<u8>(HEIGHTS + restingBit(orientation) + <usize>square) - restingLevel(orientation);
}

/** Number of legal placements of a shape. */
export function countPlacements(shape: i32): i32 {
	knowPlacing();
	let count: i64 = 0;
	const first = firstOrientation(shape);
	const end = first + orientationsOf(shape);
	for (let index = first; index < end; index++) count += popcnt(legalSquares(orientationAt(index)));
	return <i32>count;
}

/** Lists the legal placements of a shape in OUTPUT; their number. */
export function listPlacements(shape: i32): i32 {
	return <i32>((placementsTo(OUTPUT, shape) - OUTPUT) >> 2);
}

/** Lists the legal placements of a shape from `out` on; where the list ends. */
export function placementsTo(out: usize, shape: i32): usize {
	knowPlacing();
	const first = firstOrientation(shape);
	const end = first + orientationsOf(shape);
	for (let index = first; index < end; index++) {
		const orientation = orientationAt(index);
		let rest = legalSquares(orientation);
		const heights = HEIGHTS + restingBit(orientation);
		const tag = <u32>((index << 9) - (restingLevel(orientation) << 6));
		const next = out + ((<usize>popcnt(rest)) << 2);
		// Four at a time without asking whether there are so many: a wrong guess costs more than a spare store.
		do {
			out = placementTo(out, rest, heights, tag);
			rest &= rest - 1;
			out = placementTo(out, rest, heights, tag);
			rest &= rest - 1;
			out = placementTo(out, rest, heights, tag);
			rest &= rest - 1;
			out = placementTo(out, rest, heights, tag);
			rest &= rest - 1;
		} while (out < next);
		out = next;
	}
	return out;
}


@inline
function placementTo(out: usize, squares: u64, heights: usize, tag: u32): usize {
	const square = <u32>ctz(squares);
	store<u32>(out, tag + square + ((<u32>load<u8>(heights + <usize>square)) << 6));
	return out + 4;
}

/** Writes the cells of a placement to CELLS, on the floor as it was given; their number. */
export function placementCells(placement: u32): i32 {
	const orientation = orientationAt(placement >> 9);
	const z = (placement >> 6) & 7;
	const square = placement & 63;
	let out = CELLS;
	const end = cellsEnd(orientation);
	for (let cell = cells(orientation); cell < end; cell += CELL_BYTES, out += 12) {
		const column = givenColumn(square + load<i32>(cell, 4));
		store<i32>(out, column & 255);
		store<i32>(out, column >> 8, 4);
		store<i32>(out, z + (load<i32>(cell, 8) >> 3), 8);
	}
	return <i32>((out - CELLS) / 12);
}

/** Puts the `count` cells of INPUT into GIVEN; true when some are outside. Level 7 stands for all above 6. */
export function readGiven(count: i32): bool {
	memory.fill(GIVEN, 0, 96);
	const sideways = (load<i32>(P_SEAT) & 1) == 1;
	const width = load<i32>(sideways ? P_DEPTH : P_WIDTH);
	const depth = load<i32>(sideways ? P_WIDTH : P_DEPTH);
	let outside = false;
	for (let i = 0; i < count; i++) {
		const cell = INPUT + <usize>i * 12;
		const x = load<i32>(cell);
		const y = load<i32>(cell, 4);
		const z = min(load<i32>(cell, 8), 7);
		if (x < 0 || y < 0 || z < 0 || x >= width || y >= depth) outside = true;
		else setLevel(GIVEN, z, level(GIVEN, z) | ((<u64>1) << (<u64>turnedSquare(x, y))));
	}
	return outside;
}

/** The reasons against the placement of the `count` cells in INPUT, as bits; 0 when it is legal. */
export function explainPlacement(count: i32): i32 {
	knowPlacing();
	const reasons = readGiven(count) ? OUTSIDE : 0;
	const foot = givenFoot();
	return foot == 0 ? reasons : reasons | givenReasons(foot);
}

function givenFoot(): u64 {
	let foot: u64 = 0;
	for (let z = 0; z < 8; z++) foot |= level(GIVEN, z);
	return foot;
}

function givenReasons(foot: u64): i32 {
	let reasons = (level(GIVEN, 6) | level(GIVEN, 7)) != 0 ? TOO_HIGH : 0;
	let lower: u64 = 0; // the Block's columns below this level
	let under = floorSquares(); // what a cell at this level may rest on
	let supported: u64 = 0;
	let contact: u64 = 0;
	let touched: u64 = 0; // columns of stacks that share a face with the Block
	let top = 0;
	for (let z = 0; z < 8; z++) {
		const block = level(GIVEN, z);
		const here = level(OCCUPIED, z);
		const above = level(OCCUPIED, z + 1);
		const below = z == 0 ? 0 : level(OCCUPIED, z - 1);
		if ((block & here) != 0) reasons |= OVERLAP;
		if ((block & occupiedAbove(z)) != 0) reasons |= COVERED;
		supported |= block & ~lower & under;
		const faced = (beside(block) & here) | (block & above) | (block & below);
		contact |= faced | (diagonal(block) & here);
		touched |= faced;
		if (block != 0) top = z + 1;
		lower |= block;
		under = here;
	}
	if ((foot & ~supported) != 0 && !isBridge(foot, supported)) reasons |= LEDGE;
	if (contact == 0) reasons |= NO_CONTACT;
	if ((touched & stacksFrom(top)) != 0) reasons |= NOT_TALLER;
	return reasons;
}

function occupiedAbove(z: i32): u64 {
	let above: u64 = 0;
	for (let higher = z + 1; higher < LEVELS; higher++) above |= level(OCCUPIED, higher);
	return above;
}

function isBridge(foot: u64, supported: u64): bool {
	const row = columnsOf(foot);
	const straight = popcnt(row) == 1 || row << (ctz(foot) & 56) == foot;
	const ends = ((<u64>1) << ctz(foot)) | ((<u64>1) << (63 - clz(foot)));
	return straight && (ends & ~supported) == 0;
}
