// Shapes and their orientations, prepared once so that placing needs only loads, shifts and ands.

import { makeRoomFor } from './board';
import {
	FILLED,
	INPUT,
	LEVELS,
	NEAR,
	OPEN_SAFE,
	REST_SAFE,
	SAFE,
	SHIFTED_BYTES,
	behind,
	columnsOf,
	level,
	rectangle,
	shiftedOffset
} from './layout';

export const SHAPES_MAX: i32 = 64;
/** A larger shape fits on no floor. */
export const SHAPE_CELLS_MAX: i32 = 384;
const ORIENTATIONS_MAX: i32 = 1536;
const TERMS_MAX: i32 = 65536;

// A shape: first orientation, number of orientations, number of its largest picture's squares.
const SHAPE_BYTES: usize = 12;
const SHAPES: usize = memory.data(64 * 12, 16);

// An orientation, with its least corner at (0, 0, 0):
//    0  u64[6]  its cells by level
//   48  u64     squares on which its least corner may stand without leaving the 8 × 8
//   56  u32     terms that all must hold: pointer, count at 60
//   64  u32     terms of which one must hold on the floor: pointer, count at 68 (0: a legal place always touches)
//   72  u32     faces turned to the seat: pointer, count at 76
//   80  u32     cells: pointer, count at 84
//   88  u32     bit of a column that always rests, its lowest level at 92
const ORIENTATION_BYTES: usize = 96;
const ORIENTATIONS: usize = memory.data(1536 * 96, 16);

// A term of the first two lists is the address of a shifted table's word for the Block standing at level 0; at level z
// the word z * 8 further on is meant. A face or a cell is: offset into a shifted table, bit in its layer, bit in the picture.
export const TERM_BYTES: usize = 4;
export const CELL_BYTES: usize = 12;
const TERMS: usize = memory.data(65536 * 4, 16);

const TURNING: usize = memory.data(384 * 12, 16);

let shapeCount: i32 = 0;
let orientationCount: i32 = 0;
let termCount: i32 = 0;


@inline
export function firstOrientation(shape: i32): i32 {
	return load<i32>(SHAPES + <usize>shape * SHAPE_BYTES);
}


@inline
export function orientationsOf(shape: i32): i32 {
	return load<i32>(SHAPES + <usize>shape * SHAPE_BYTES, 4);
}

/** The most squares this shape can show to one side. */
@inline
export function largestPicture(shape: i32): i32 {
	return load<i32>(SHAPES + <usize>shape * SHAPE_BYTES, 8);
}


@inline
export function orientationAt(index: i32): usize {
	return ORIENTATIONS + <usize>index * ORIENTATION_BYTES;
}


@inline
export function startSquares(orientation: usize): u64 {
	return load<u64>(orientation, 48);
}


@inline
export function mustHold(orientation: usize): usize {
	return <usize>load<u32>(orientation, 56);
}


@inline
export function mustHoldEnd(orientation: usize): usize {
	return <usize>load<u32>(orientation, 56) + <usize>load<u32>(orientation, 60) * TERM_BYTES;
}


@inline
export function mayTouch(orientation: usize): usize {
	return <usize>load<u32>(orientation, 64);
}


@inline
export function mayTouchEnd(orientation: usize): usize {
	return <usize>load<u32>(orientation, 64) + <usize>load<u32>(orientation, 68) * TERM_BYTES;
}


@inline
export function faces(orientation: usize): usize {
	return <usize>load<u32>(orientation, 72);
}


@inline
export function facesEnd(orientation: usize): usize {
	return <usize>load<u32>(orientation, 72) + <usize>load<u32>(orientation, 76) * CELL_BYTES;
}


@inline
export function cells(orientation: usize): usize {
	return <usize>load<u32>(orientation, 80);
}


@inline
export function cellsEnd(orientation: usize): usize {
	return <usize>load<u32>(orientation, 80) + <usize>load<u32>(orientation, 84) * CELL_BYTES;
}

/** The height of the temple under the least corner's resting column, less this, is the level of a legal placement. */
@inline
export function restingBit(orientation: usize): usize {
	return <usize>load<u32>(orientation, 88);
}


@inline
export function restingLevel(orientation: usize): i32 {
	return load<i32>(orientation, 92);
}

/** Forgets every shape. */
export function resetShapes(): void {
	shapeCount = 0;
	orientationCount = 0;
	termCount = 0;
}

/** Prepares the shape whose cells stand in INPUT as triples; its number, or -1 when there is no room left. */
export function defineShape(count: i32): i32 {
	if (shapeCount == SHAPES_MAX) return -1;
	const terms = termCount;
	const first = orientationCount;
	memory.copy(TURNING, INPUT, <usize>count * 12);
	// All 24 rotations: tip and add, then spin and add three times; thrice; a change of axis; once more.
	for (let i = 0; i < 24; i++) {
		if (i % 4 == 0) tip(count);
		else spin(count);
		if (!addOrientation(count, first)) {
			orientationCount = first;
			termCount = terms;
			return -1;
		}
		if (i == 11) {
			tip(count);
			spin(count);
			tip(count);
		}
	}
	let picture = 0;
	for (let i = first; i < orientationCount; i++) {
		picture = max(picture, <i32>load<u32>(orientationAt(i), 76));
	}
	const record = SHAPES + <usize>shapeCount * SHAPE_BYTES;
	store<i32>(record, first);
	store<i32>(record, orientationCount - first, 4);
	store<i32>(record, picture, 8);
	return shapeCount++;
}

function spin(count: i32): void {
	for (let i = 0; i < count; i++) {
		const cell = TURNING + <usize>i * 12;
		const x = load<i32>(cell);
		store<i32>(cell, -load<i32>(cell, 4));
		store<i32>(cell, x, 4);
	}
}

function tip(count: i32): void {
	for (let i = 0; i < count; i++) {
		const cell = TURNING + <usize>i * 12;
		const y = load<i32>(cell, 4);
		store<i32>(cell, load<i32>(cell, 8), 4);
		store<i32>(cell, -y, 8);
	}
}

/** Adds the shape as it now lies, unless it fits nowhere or lies as before; false when there is no room. */
function addOrientation(count: i32, first: i32): bool {
	let x0 = i32.MAX_VALUE;
	let y0 = i32.MAX_VALUE;
	let z0 = i32.MAX_VALUE;
	let x1 = i32.MIN_VALUE;
	let y1 = i32.MIN_VALUE;
	let z1 = i32.MIN_VALUE;
	for (let i = 0; i < count; i++) {
		const cell = TURNING + <usize>i * 12;
		x0 = min(x0, load<i32>(cell));
		x1 = max(x1, load<i32>(cell));
		y0 = min(y0, load<i32>(cell, 4));
		y1 = max(y1, load<i32>(cell, 4));
		z0 = min(z0, load<i32>(cell, 8));
		z1 = max(z1, load<i32>(cell, 8));
	}
	if (x1 - x0 > 7 || y1 - y0 > 7 || z1 - z0 >= LEVELS) return true;
	if (orientationCount == ORIENTATIONS_MAX) return false;

	const record = orientationAt(orientationCount);
	memory.fill(record, 0, ORIENTATION_BYTES);
	for (let i = 0; i < count; i++) {
		const cell = TURNING + <usize>i * 12;
		const word = record + ((<usize>(load<i32>(cell, 8) - z0)) << 3);
		const bit = ((load<i32>(cell, 4) - y0) << 3) + load<i32>(cell) - x0;
		store<u64>(word, load<u64>(word) | ((<u64>1) << (<u64>bit)));
	}
	for (let i = first; i < orientationCount; i++) {
		if (memory.compare(orientationAt(i), record, 48) == 0) return true;
	}
	store<u64>(record, rectangle(8 - (x1 - x0), 8 - (y1 - y0)), 48);
	// A cell makes at most one term that must hold, two of which one must, a face and a cell.
	if (termCount + 9 * count > TERMS_MAX) return false;
	makeRoomFor(x1 - x0, z1 - z0 + 1);
	prepare(record, z1 - z0 + 1);
	orientationCount++;
	return true;
}

function addNumber(value: usize): void {
	store<u32>(TERMS + <usize>termCount * TERM_BYTES, <u32>value);
	termCount++;
}

/** A term that asks a shifted table about one cell. */
@inline
function addTerm(table: usize, bit: i32, z: i32): void {
	addNumber(table + shiftedOffset(bit & 7, bit >> 3, z));
}

function addCells(layer: u64, z: i32): void {
	for (let rest = layer; rest != 0; rest &= rest - 1) {
		const bit = <i32>ctz(rest);
		addNumber(shiftedOffset(bit & 7, bit >> 3, z));
		addNumber(<usize>bit);
		addNumber(<usize>((z << 3) + (bit & 7)));
	}
}

function closeList(record: usize, field: usize, from: i32, bytes: usize): void {
	store<u32>(record + field, <u32>(TERMS + <usize>from * TERM_BYTES));
	store<u32>(record + field, <u32>((<usize>(termCount - from) * TERM_BYTES) / bytes), 4);
}

function prepare(record: usize, height: i32): void {
	let foot: u64 = 0;
	for (let z = 0; z < height; z++) foot |= level(record, z);
	// Columns that must rest: all, or only both ends where the footprint is a straight line.
	const straight = columnsOf(foot) == foot || popcnt(columnsOf(foot)) == 1;
	const ends = ((<u64>1) << ctz(foot)) | ((<u64>1) << (63 - clz(foot)));
	const resting = straight ? ends : foot;

	let lowest = 0;
	while ((level(record, lowest) & (foot & -foot)) == 0) lowest++;
	store<u32>(record, <u32>ctz(foot), 88);
	store<i32>(record, lowest, 92);

	let from = termCount;
	let below: u64 = 0;
	let restsOnBlocks = false;
	for (let z = 0; z < height; z++) {
		const rise = <usize>(height - z) * SHIFTED_BYTES;
		for (let rest = level(record, z); rest != 0; rest &= rest - 1) {
			const bit = rest & -rest;
			const bottom = (below & bit) == 0;
			const rests = bottom && (resting & bit) != 0;
			addTerm((rests ? REST_SAFE : bottom ? OPEN_SAFE : SAFE) + rise, <i32>ctz(rest), z);
			if (rests && z > 0) restsOnBlocks = true;
		}
		below |= level(record, z);
	}
	closeList(record, 56, from, TERM_BYTES);

	// Above the floor, or with an end upon a Block, resting is touching. Otherwise something beside a cell, or below a
	// free middle column, must be there.
	from = termCount;
	below = 0;
	for (let z = 0; z < height && !restsOnBlocks; z++) {
		for (let rest = level(record, z); rest != 0; rest &= rest - 1) {
			addTerm(NEAR, <i32>ctz(rest), z);
			if (z > 0 && (below & (rest & -rest)) == 0) addTerm(FILLED, <i32>ctz(rest), z - 1);
		}
		below |= level(record, z);
	}
	closeList(record, 64, from, TERM_BYTES);

	from = termCount;
	for (let z = 0; z < height; z++) addCells(level(record, z) & ~behind(level(record, z)), z);
	closeList(record, 72, from, CELL_BYTES);

	from = termCount;
	for (let z = 0; z < height; z++) addCells(level(record, z), z);
	closeList(record, 80, from, CELL_BYTES);
}
