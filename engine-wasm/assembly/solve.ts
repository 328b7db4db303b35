// Every placement of one Block that claims keys, found from the keys' side: first where a key is nearly there, then only
// the placements that show a face on a square it waits for.

import { knowLooking, knowPlacing, levelsInReach, positionVersion, widestShape } from './board';
import {
	COLOURS,
	FRONT,
	LEVELS,
	OUTPUT,
	OUTPUT_KEYS,
	SEEN,
	WANTED,
	fillShifted,
	inEveryRow,
	level,
	setLevel
} from './layout';
import { cornersInside, cornersShowing, keysSet, keysVersion, turnedKey } from './keys';
import { legalAtLevel, levelOf, sweep } from './placement';
import {
	CELL_BYTES,
	faces,
	facesEnd,
	firstOrientation,
	largestPicture,
	orientationAt,
	orientationsOf,
	startSquares
} from './shapes';

// A chance: a place of a key where all squares of other colours show already. It is taken by a picture of the new Block
// that covers every missing square (0), none of the other colours' squares (8), and some square of its own colour (16).
const CHANCE_BYTES: usize = 24;
/** 4 rotations × 48 squares. */
const CHANCES_MAX: i32 = 192;

// Chances are kept for each colour and key (64 of them), as long as position and keys stay. Their index is colour * 64 + key.
const CHANCES: usize = memory.data(256 * 192 * 24, 16);
const CHANCE_COUNTS: usize = memory.data(256 * 4, 16);
/** For each square of the view, those of the first 64 chances that ask for it, as bits. */
const ASKED_BYTES: usize = 48 * 8;
const ASKED: usize = memory.data(256 * 48 * 8, 16);
/** The squares asked for by chances with so many squares missing: 0 to 6, then all others. */
const WANTED_BYTES: usize = 64;
const WANTED_BY: usize = memory.data(256 * 64, 16);

let knownPosition: u32 = 0;
let knownKeys: u32 = 0;
/** Colours whose chances are known, as bits. */
let knownColours: u32 = 0;


@inline
function setOf(key: i32, colour: i32): i32 {
	return (colour << 6) + key;
}

/**
 * Lists in OUTPUT the legal placements of a shape in a colour that claim any of the keys in use, or all of them, and in
 * OUTPUT_KEYS which; their number.
 */
export function solveBlock(shape: i32, colour: i32, all: bool): i32 {
	knowPlacing();
	knowLooking();
	knowChances(colour);
	if (!want(shape, colour, all)) return 0;
	let found = 0;
	const first = firstOrientation(shape);
	const end = first + orientationsOf(shape);
	for (let index = first; index < end; index++) {
		const orientation = orientationAt(index);
		for (let squares = wantedSquares(orientation); squares != 0; squares &= squares - 1) {
			const square = <i32>ctz(squares);
			const z = levelOf(orientation, square);
			const claimed = keysClaimed(orientation, square, z, colour, all);
			// What claims nothing is overwritten by the next.
			store<u32>(OUTPUT + ((<usize>found) << 2), ((<u32>index) << 9) | ((<u32>z) << 6) | (<u32>square));
			store<u64>(OUTPUT_KEYS + ((<usize>found) << 3), claimed);
			found += i32(claimed != 0);
		}
	}
	return found;
}

/** Collects the chances of every key for a Block of this colour, unless that was done before. */
@inline
function knowChances(colour: i32): void {
	if (knownPosition != positionVersion() || knownKeys != keysVersion()) {
		knownPosition = positionVersion();
		knownKeys = keysVersion();
		knownColours = 0;
	}
	const bit = (<u32>1) << colour;
	if ((knownColours & bit) != 0) return;
	knownColours |= bit;
	for (let key = 0; key < keysSet(); key++) findChances(key, colour);
}

/** Marks the cells that would serve a key; false when this shape can claim nothing. */
function want(shape: i32, colour: i32, all: bool): bool {
	const most = min(largestPicture(shape), 7);
	const count = keysSet();
	let wanted: u64 = 0;
	let claimable = 0;
	for (let key = 0; key < count; key++) {
		const by = WANTED_BY + <usize>setOf(key, colour) * WANTED_BYTES;
		let squares: u64 = 0;
		for (let missing = 0; missing <= most; missing++) squares |= level(by, missing);
		if (squares != 0) claimable++;
		else if (all) return false;
		// Who must claim all keys must claim the first.
		if (!all || key == 0) wanted |= squares;
	}
	if (claimable == 0) return false;
	for (let z = 0; z < LEVELS; z++) {
		setLevel(WANTED, z, level(FRONT, z) & inEveryRow((wanted >> ((<u64>z) << 3)) & 0xff));
	}
	fillShifted(WANTED, widestShape(), LEVELS);
	return true;
}

function findChances(key: i32, colour: i32): void {
	const set = <usize>setOf(key, colour);
	const asks = ASKED + set * ASKED_BYTES;
	const by = WANTED_BY + set * WANTED_BYTES;
	memory.fill(asks, 0, ASKED_BYTES);
	memory.fill(by, 0, WANTED_BYTES);
	let chance = CHANCES + set * (<usize>CHANCES_MAX * CHANCE_BYTES);
	let count = 0;
	for (let rotation = 0; rotation < 4; rotation++) {
		const turned = turnedKey(key, rotation);
		const ownSquares = level(turned, colour);
		// No square of this colour, or (too tall, too wide) no view that it lies in; another rotation may.
		if (ownSquares == 0) continue;
		let corners = cornersInside(turned);
		let otherSquares: u64 = 0;
		for (let c = 0; c < COLOURS; c++) {
			if (c == colour) continue;
			otherSquares |= level(turned, c);
			corners = cornersShowing(corners, level(turned, c), level(SEEN, c));
		}
		for (; corners != 0; corners &= corners - 1) {
			const corner = ctz(corners);
			const own = ownSquares << corner;
			const missing = own & ~level(SEEN, colour);
			store<u64>(chance, missing);
			store<u64>(chance, otherSquares << corner, 8);
			store<u64>(chance, own, 16);
			chance += CHANCE_BYTES;
			// One missing square is enough to ask for: all of them must be covered anyway.
			const asked = missing != 0 ? missing & -missing : own;
			if (count < 64) askFor(asks, asked, count);
			const few = min(<i32>popcnt(missing), 7);
			setLevel(by, few, level(by, few) | asked);
			count++;
		}
	}
	store<i32>(CHANCE_COUNTS + (set << 2), count);
}


@inline
function askFor(asks: usize, squares: u64, chance: i32): void {
	for (; squares != 0; squares &= squares - 1) {
		const word = asks + ((<usize>ctz(squares)) << 3);
		store<u64>(word, load<u64>(word) | ((<u64>1) << (<u64>chance)));
	}
}

/** Legal squares of an orientation from which it shows a wanted face. */
@inline
function wantedSquares(orientation: usize): u64 {
	const end = facesEnd(orientation);
	const start = startSquares(orientation);
	if (ASC_FEATURE_SIMD) {
		let low = i64x2.splat(0);
		let middle = low;
		let high = low;
		for (let face = faces(orientation); face < end; face += CELL_BYTES) {
			const words = WANTED + load<u32>(face);
			low = v128.or(low, v128.load(words));
			middle = v128.or(middle, v128.load(words, 16));
			high = v128.or(high, v128.load(words, 32));
		}
		const pair = i64x2.splat(start);
		return sweep(orientation, v128.and(low, pair), v128.and(middle, pair), v128.and(high, pair), 3);
	}
	let legal: u64 = 0;
	for (let z = 0; z < levelsInReach(); z++) {
		let squares: u64 = 0;
		for (let face = faces(orientation); face < end; face += CELL_BYTES)
			squares |= level(WANTED + load<u32>(face), z);
		legal |= legalAtLevel(orientation, z, squares & start);
	}
	return legal;
}

/** The keys that a placement claims, as bits; 0 when all are asked for and one is missing. */
function keysClaimed(orientation: usize, square: i32, z: i32, colour: i32, all: bool): u64 {
	const corner = (z << 3) + (square & 7);
	const seen = picture(orientation, square, corner);
	const count = keysSet();
	let claimed: u64 = 0;
	for (let key = 0; key < count; key++) {
		const set = <usize>setOf(key, colour);
		if (claims(set, seen, asking(set, seen, orientation, corner))) claimed |= (<u64>1) << (<u64>key);
		else if (all) return 0;
	}
	return claimed;
}

/** The squares of the view on which a placement is seen; `corner` is the view's square of its least corner. */
@inline
function picture(orientation: usize, square: i32, corner: i32): u64 {
	let seen: u64 = 0;
	const end = facesEnd(orientation);
	for (let face = faces(orientation); face < end; face += CELL_BYTES) {
		const shown = corner + load<i32>(face, 8);
		const front = load<u64>(FRONT + <usize>(shown & ~7)) >> (<u64>(square + load<i32>(face, 4)));
		seen |= (front & 1) << (<u64>shown);
	}
	return seen;
}

/** The squares of the view on which a placement is seen. */
export function pictureOf(placement: u32): u64 {
	const square = <i32>(placement & 63);
	return picture(orientationAt(placement >> 9), square, <i32>(((placement >> 6) & 7) << 3) + (square & 7));
}

/**
 * The chances of a key that ask for a square on which the placement is seen. Its faces are walked, not the bits: their
 * number can be foreseen.
 */
@inline
function asking(set: usize, seen: u64, orientation: usize, corner: i32): u64 {
	const asks = ASKED + set * ASKED_BYTES;
	let chances: u64 = 0;
	const end = facesEnd(orientation);
	for (let face = faces(orientation); face < end; face += CELL_BYTES) {
		const shown = corner + load<i32>(face, 8);
		chances |= level(asks, shown) & -((seen >> (<u64>shown)) & 1);
	}
	return chances;
}

/** Whether a picture takes one of the chances that ask for it, or one of those too many to be asked. */
@inline
function claims(set: usize, seen: u64, asking: u64): bool {
	const chances = CHANCES + set * (<usize>CHANCES_MAX * CHANCE_BYTES);
	for (; asking != 0; asking &= asking - 1) {
		if (fits(chances + <usize>ctz(asking) * CHANCE_BYTES, seen)) return true;
	}
	const end = chances + <usize>load<i32>(CHANCE_COUNTS + (set << 2)) * CHANCE_BYTES;
	for (let chance = chances + 64 * CHANCE_BYTES; chance < end; chance += CHANCE_BYTES) {
		if (fits(chance, seen) && (load<u64>(chance, 16) & seen) != 0) return true;
	}
	return false;
}

/** Whether a picture covers all that is missing and nothing that must stay. */
@inline
function fits(chance: usize, seen: u64): bool {
	return ((load<u64>(chance) & ~seen) | (load<u64>(chance, 8) & seen)) == 0;
}
