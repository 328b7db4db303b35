// Keys, and where they match a picture.

import { knowLooking } from './board';
import {
	COLOURS,
	FRONT,
	GIVEN,
	INPUT,
	LEVELS,
	OUTPUT,
	P_WIDTH,
	SEEN,
	columnsOf,
	level,
	rectangle,
	setLevel
} from './layout';

/** Keys that can be asked for at once; one bit each. */
export const KEYS_MAX: i32 = 64;

// A turned key: its squares of each colour as u64, lower left corner at bit 0; then its width and height.
const TURNED_BYTES: usize = 40;
const KEYS: usize = memory.data(64 * 4 * 40, 16);
const TURNING: usize = memory.data(2048 * 4, 16);
/** The picture after a placement, as SEEN. */
const SEEN_AFTER: usize = memory.data(32, 16);

let keyCount: i32 = 0;
let version: u32 = 0;


@inline
export function keysSet(): i32 {
	return keyCount;
}

/** Another number whenever a key changes. */
@inline
export function keysVersion(): u32 {
	return version;
}


@inline
export function turnedKey(key: i32, rotation: i32): usize {
	return KEYS + <usize>((key << 2) + rotation) * TURNED_BYTES;
}

/** Lower left corners at which a turned key lies inside the view. */
@inline
export function cornersInside(turned: usize): u64 {
	return rectangle(load<i32>(P_WIDTH) + 1 - load<i32>(turned, 32), LEVELS + 1 - load<i32>(turned, 36));
}

/** Takes the key in INPUT (triples i, j, colour) as key number `key`, in its four rotations. */
export function setKey(key: i32, count: i32): void {
	version++;
	memory.copy(TURNING, INPUT, <usize>count * 12);
	for (let rotation = 0; rotation < 4; rotation++) {
		storeTurned(turnedKey(key, rotation), count);
		for (let i = 0; i < count; i++) {
			const square = TURNING + <usize>i * 12;
			const u = load<i32>(square);
			store<i32>(square, -load<i32>(square, 4));
			store<i32>(square, u, 4);
		}
	}
}

/** Copies a key, in its four rotations, out of the engine's keys. */
export function keyOut(key: i32, place: usize): void {
	memory.copy(place, turnedKey(key, 0), 4 * TURNED_BYTES);
}

/** Takes a key, in its four rotations, from where `keyOut` put it. */
export function copyKey(key: i32, place: usize): void {
	version++;
	memory.copy(turnedKey(key, 0), place, 4 * TURNED_BYTES);
}

/** How many keys, numbered from 0, take part in what is asked next. */
export function useKeys(count: i32): void {
	keyCount = count;
	version++;
}

function storeTurned(turned: usize, count: i32): void {
	let u0 = i32.MAX_VALUE;
	let v0 = i32.MAX_VALUE;
	let u1 = i32.MIN_VALUE;
	let v1 = i32.MIN_VALUE;
	for (let i = 0; i < count; i++) {
		const square = TURNING + <usize>i * 12;
		u0 = min(u0, load<i32>(square));
		u1 = max(u1, load<i32>(square));
		v0 = min(v0, load<i32>(square, 4));
		v1 = max(v1, load<i32>(square, 4));
	}
	memory.fill(turned, 0, TURNED_BYTES);
	store<i32>(turned, u1 - u0 + 1, 32);
	store<i32>(turned, v1 - v0 + 1, 36);
	if (u1 - u0 > 7 || v1 - v0 >= LEVELS) return; // lies in no view; its corners are never inside
	for (let i = 0; i < count; i++) {
		const square = TURNING + <usize>i * 12;
		const bit = ((load<i32>(square, 4) - v0) << 3) + load<i32>(square) - u0;
		const colour = load<i32>(square, 8);
		setLevel(turned, colour, level(turned, colour) | ((<u64>1) << (<u64>bit)));
	}
}

/** Those of the corners at which all squares of one colour, and only they, lie on the picture. */
@inline
export function cornersShowing(corners: u64, squares: u64, picture: u64): u64 {
	for (; squares != 0 && corners != 0; squares &= squares - 1) corners &= picture >> ctz(squares);
	return corners;
}

/**
 * For each key in use, writes to OUTPUT as i32 where it first matches after the Block in GIVEN is placed, with a face of
 * it taking part: rotation << 6 | v << 3 | u, or -1.
 */
export function claimKeys(colour: i32): void {
	knowLooking();
	const own = givenPicture();
	for (let c = 0; c < COLOURS; c++) {
		setLevel(SEEN_AFTER, c, (level(SEEN, c) & ~own) | (c == colour ? own : 0));
	}
	for (let key = 0; key < keyCount; key++) {
		store<i32>(OUTPUT + ((<usize>key) << 2), firstMatch(key, own, colour));
	}
}

/** The squares of the picture on which the Block in GIVEN will be seen. */
function givenPicture(): u64 {
	let own: u64 = 0;
	for (let z = 0; z < LEVELS; z++) own |= columnsOf(level(GIVEN, z) & level(FRONT, z)) << ((<u64>z) << 3);
	return own;
}

function firstMatch(key: i32, own: u64, colour: i32): i32 {
	for (let rotation = 0; rotation < 4; rotation++) {
		const turned = turnedKey(key, rotation);
		// A rotation that lies in no view has no squares at all; the next one may have them.
		if (level(turned, colour) == 0) continue;
		let corners = cornersInside(turned);
		for (let c = 0; c < COLOURS; c++) {
			corners = cornersShowing(corners, level(turned, c), level(SEEN_AFTER, c));
		}
		let taking: u64 = 0;
		for (let squares = level(turned, colour); squares != 0; squares &= squares - 1)
			taking |= own >> ctz(squares);
		corners &= taking;
		if (corners != 0) return (rotation << 6) | (<i32>ctz(corners));
	}
	return -1;
}
