// Placements worth thinking about: first those that claim, then those after which the picture promises most.

import { listBeside } from './ancients';
import { worthWith } from './appraise';
import { knowLooking } from './board';
import { OUTPUT, OUTPUT_KEYS } from './layout';
import { placementsTo } from './placement';
import {
	R_SUPPLY,
	R_SUPPLY_COUNT,
	claim,
	colourOf,
	keep,
	member,
	number,
	pointsOf,
	put,
	shapeOf,
	takeFromSupply,
	takeUp
} from './run';
import { pictureOf, solveBlock } from './solve';

// An idea, i32 each: its worth in hundredths of a VP, the Block's index in the supply (for the Ancients: the target's
// number), the placement, the Keys of the hand it claims as bits, VP of the best claim that could follow.
export const IDEA_NUMBERS: i32 = 5;
const IDEA_BYTES: usize = 20;
export const IDEAS_MAX: i32 = 64;
export const IDEAS: usize = memory.data(65 * 20, 16);
/** Worth of a VP that could be claimed next, in hundredths. */
const NEXT: i32 = 80;

const LIST: usize = memory.data(1540 * 4, 16);
const ASIDE: usize = memory.data(256 + 880, 16);

/** Pictures whose worth is known: the picture, its worth, the list for which it was found. */
const KNOWN_BYTES: usize = 16;
const KNOWN: usize = memory.data(256 * 16, 16);

let count: i32 = 0;
let knownList: u32 = 0;


@inline
function ideaAt(index: i32): usize {
	return IDEAS + <usize>index * IDEA_BYTES;
}


@inline
export function ideaBlock(index: i32): i32 {
	return load<i32>(ideaAt(index), 4);
}


@inline
export function ideaPlacement(index: i32): u32 {
	return load<u32>(ideaAt(index), 8);
}


@inline
export function ideaKeys(index: i32): i32 {
	return load<i32>(ideaAt(index), 12);
}


@inline
export function ideaNext(index: i32): i32 {
	return load<i32>(ideaAt(index), 16);
}


@inline
export function ideas(): i32 {
	return count;
}

export function forgetIdeas(): void {
	count = 0;
}

/** Keeps an idea if it is among the best `most`, the best first. */
function consider(worth: i32, block: i32, placement: u32, keys: u64, most: i32): void {
	if (count == most && worth <= load<i32>(ideaAt(count - 1))) return;
	let at = count < most ? count++ : count - 1;
	for (; at > 0 && load<i32>(ideaAt(at - 1)) < worth; at--) {
		memory.copy(ideaAt(at), ideaAt(at - 1), IDEA_BYTES);
	}
	const idea = ideaAt(at);
	store<i32>(idea, worth);
	store<i32>(idea, block, 4);
	store<u32>(idea, placement, 8);
	store<i32>(idea, <i32>keys, 12);
	store<i32>(idea, 0, 16);
}

/** Considers every claiming placement. */
export function considerClaims(most: i32): void {
	const blocks = number(R_SUPPLY_COUNT);
	for (let index = 0; index < blocks; index++) {
		const block = member(R_SUPPLY, index);
		const colour = colourOf(block);
		const solutions = solveBlock(shapeOf(block), colour, false);
		for (let i = 0; i < solutions; i++) {
			const placement = load<u32>(OUTPUT + ((<usize>i) << 2));
			const keys = load<u64>(OUTPUT_KEYS + ((<usize>i) << 3));
			const worth = 100 * pointsOf(keys) + worthWith(pictureOf(placement), colour, keys);
			consider(worth, index, placement, keys, most);
		}
	}
}

/** Considers every placement for the picture it makes, as if it claimed nothing. */
export function considerAll(most: i32): void {
	knowLooking();
	const blocks = number(R_SUPPLY_COUNT);
	for (let index = 0; index < blocks; index++) {
		const block = member(R_SUPPLY, index);
		considerList(LIST, placementsTo(LIST, shapeOf(block)), colourOf(block), index, most);
	}
}

function considerList(list: usize, end: usize, colour: i32, block: i32, most: i32): void {
	knownList++;
	for (let next = list; next < end; next += 4) {
		const placement = load<u32>(next);
		consider(knownWorth(pictureOf(placement), colour), block, placement, 0, most);
	}
}

/** As `worthWith`; many placements of a Block make the same picture. */
function knownWorth(own: u64, colour: i32): i32 {
	const place = KNOWN + <usize>((own * 0x9e3779b97f4a7c15) >> 56) * KNOWN_BYTES;
	if (load<u64>(place) == own && load<u32>(place, 12) == knownList) return load<i32>(place, 8);
	const worth = worthWith(own, colour, 0);
	store<u64>(place, own);
	store<i32>(place, worth, 8);
	store<u32>(place, knownList, 12);
	return worth;
}

/** Considers every place of the Ancients' Block beside a target. */
export function considerBeside(block: i32, target: i32, most: i32): void {
	knowLooking();
	const places = listBeside(shapeOf(block), target);
	considerList(OUTPUT, OUTPUT + ((<usize>places) << 2), colourOf(block), target, most);
}

/** Adds to each idea what could be claimed after it, and sorts them anew. */
export function lookAhead(): void {
	keep(ASIDE);
	for (let i = 0; i < count; i++) {
		const idea = ideaAt(i);
		place(ideaBlock(i), ideaPlacement(i));
		claim(<u64>ideaKeys(i));
		const next = bestClaim();
		store<i32>(idea, next, 16);
		store<i32>(idea, load<i32>(idea) + next * NEXT);
		takeUp(ASIDE);
	}
	const spare = ideaAt(IDEAS_MAX);
	for (let i = 1; i < count; i++) {
		for (let at = i; at > 0 && load<i32>(ideaAt(at - 1)) < load<i32>(ideaAt(at)); at--) {
			memory.copy(spare, ideaAt(at), IDEA_BYTES);
			memory.copy(ideaAt(at), ideaAt(at - 1), IDEA_BYTES);
			memory.copy(ideaAt(at - 1), spare, IDEA_BYTES);
		}
	}
}

/** VP of the best claim that one of the supply's Blocks makes now. */
function bestClaim(): i32 {
	const blocks = number(R_SUPPLY_COUNT);
	let best = 0;
	for (let index = 0; index < blocks; index++) {
		const block = member(R_SUPPLY, index);
		const solutions = solveBlock(shapeOf(block), colourOf(block), false);
		for (let i = 0; i < solutions; i++) {
			best = max(best, pointsOf(load<u64>(OUTPUT_KEYS + ((<usize>i) << 3))));
		}
	}
	return best;
}

/** Puts a Block of the supply on the floor. */
export function place(index: i32, placement: u32): void {
	put(placement, colourOf(takeFromSupply(index)));
}
