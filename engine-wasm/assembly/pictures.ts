// The places of a Block that differ to the eye: of all that make the same picture, the one that lies deepest. What a
// placement claims depends on its picture alone.

import { worthWith } from './appraise';
import { knowLooking } from './board';
import { OUTPUT, OUTPUT_KEYS } from './layout';
import { placementsTo } from './placement';
import { colourOf, pointsOf, shapeOf } from './run';
import { pictureOf, solveBlock } from './solve';

// A picture: its squares, the placement, the Keys it claims as bits, the number of the question it belongs to.
const PICTURE_BYTES: usize = 24;
const PICTURES_MAX: usize = 2048;
const PICTURES: usize = memory.data(2048 * 24, 16);
/** Places of the pictures found, in the order in which they were. */
const FOUND: usize = memory.data(1540 * 4, 16);
const LIST: usize = memory.data(1540 * 4, 16);

// A sketch: its worth in hundredths of a VP, the Block's index or the target's number, the placement, Keys claimed as bits.
const SKETCH_BYTES: usize = 16;
const SKETCHES: usize = memory.data(32 * 16, 16);
export const SKETCHES_MAX: i32 = 32;

let question: u32 = 0;
let found: i32 = 0;
let count: i32 = 0;


@inline
function sketchAt(index: i32): usize {
	return SKETCHES + <usize>index * SKETCH_BYTES;
}


@inline
export function sketches(): i32 {
	return count;
}


@inline
export function sketchBlock(index: i32): i32 {
	return load<i32>(sketchAt(index), 4);
}


@inline
export function sketchPlacement(index: i32): i32 {
	return load<i32>(sketchAt(index), 8);
}


@inline
export function sketchKeys(index: i32): i32 {
	return load<i32>(sketchAt(index), 12);
}

export function forgetSketches(): void {
	count = 0;
}

/** Keeps the best `most` of the places of a Block of the supply, beside those of other Blocks. */
export function sketchBlockOf(index: i32, block: i32, most: i32): void {
	question++;
	found = 0;
	const solutions = solveBlock(shapeOf(block), colourOf(block), false);
	for (let i = 0; i < solutions; i++) {
		find(load<u32>(OUTPUT + ((<usize>i) << 2)), load<u32>(OUTPUT_KEYS + ((<usize>i) << 3)));
	}
	const end = placementsTo(LIST, shapeOf(block));
	for (let next = LIST; next < end; next += 4) find(load<u32>(next), 0);
	sketchFound(index, colourOf(block), most);
}

/** The same for the placements of the Ancients' Block that OUTPUT lists; they claim nothing. */
export function sketchListed(places: i32, target: i32, block: i32, most: i32): void {
	knowLooking();
	question++;
	found = 0;
	for (let i = 0; i < places; i++) find(load<u32>(OUTPUT + ((<usize>i) << 2)), 0);
	sketchFound(target, colourOf(block), most);
}

function find(placement: u32, keys: u32): void {
	const picture = pictureOf(placement);
	let slot = <usize>((picture * 0x9e3779b97f4a7c15) >> 53);
	for (; ; slot = (slot + 1) & (PICTURES_MAX - 1)) {
		const place = PICTURES + slot * PICTURE_BYTES;
		if (load<u32>(place, 16) != question) {
			store<u64>(place, picture);
			store<u32>(place, placement, 8);
			store<u32>(place, keys, 12);
			store<u32>(place, question, 16);
			store<u32>(FOUND + ((<usize>found) << 2), <u32>place);
			found++;
			return;
		}
		if (load<u64>(place) != picture) continue;
		if (((placement >> 3) & 7) > ((load<u32>(place, 8) >> 3) & 7)) store<u32>(place, placement, 8);
		return;
	}
}

function sketchFound(index: i32, colour: i32, most: i32): void {
	for (let i = 0; i < found; i++) {
		const place = <usize>load<u32>(FOUND + ((<usize>i) << 2));
		const keys = <u64>load<u32>(place, 12);
		const worth = 100 * pointsOf(keys) + worthWith(load<u64>(place), colour, keys);
		sketch(worth, index, load<u32>(place, 8), <u32>keys, most);
	}
}

function sketch(worth: i32, index: i32, placement: u32, keys: u32, most: i32): void {
	if (count == most && worth <= load<i32>(sketchAt(count - 1))) return;
	let at = count < most ? count++ : count - 1;
	for (; at > 0 && load<i32>(sketchAt(at - 1)) < worth; at--) {
		memory.copy(sketchAt(at), sketchAt(at - 1), SKETCH_BYTES);
	}
	const place = sketchAt(at);
	store<i32>(place, worth);
	store<i32>(place, index, 4);
	store<u32>(place, placement, 8);
	store<u32>(place, keys, 12);
}
