// Counting the ways to place one Block after another: the proof that placing is right.

import { positionChanged } from './board';
import { LEVELS, OCCUPIED, level } from './layout';
import { countPlacements, placementsTo } from './placement';
import { orientationAt } from './shapes';

export const PERFT_DEPTH_MAX: i32 = 8;
/** The shape to place at each depth, i32. */
export const PERFT_SHAPES: usize = memory.data(8 * 4, 16);

/** A list of placements and a copy of the occupied cells for each depth. */
const LIST_BYTES: usize = 1540 * 4;
const LISTS: usize = memory.data(8 * 1540 * 4, 16);
const KEPT: usize = memory.data(8 * 48, 16);

let budget: i64 = 0;

/** Number of ways to place PERFT_SHAPES down to `depth`, or -1 when that takes more than `most` lists. */
export function perft(depth: i32, most: i64): i64 {
	budget = most;
	return depth == 0 ? 1 : ways(0, depth - 1);
}

function ways(ply: i32, last: i32): i64 {
	if (--budget < 0) return -1;
	const shape = load<i32>(PERFT_SHAPES + ((<usize>ply) << 2));
	if (ply == last) return countPlacements(shape);
	const list = LISTS + <usize>ply * LIST_BYTES;
	const end = placementsTo(list, shape);
	const kept = KEPT + <usize>ply * 48;
	memory.copy(kept, OCCUPIED, 48);
	let nodes: i64 = 0;
	for (let next = list; next < end && nodes >= 0; next += 4) {
		occupyWith(load<u32>(next));
		const below = ways(ply + 1, last);
		nodes = below < 0 ? -1 : nodes + below;
		memory.copy(OCCUPIED, kept, 48);
	}
	positionChanged();
	return nodes;
}

function occupyWith(placement: u32): void {
	const orientation = orientationAt(placement >> 9);
	const z = <i32>((placement >> 6) & 7);
	const square = <u64>(placement & 63);
	for (let higher = z; higher < LEVELS; higher++) {
		const word = OCCUPIED + ((<usize>higher) << 3);
		store<u64>(word, load<u64>(word) | (level(orientation, higher - z) << square));
	}
	positionChanged();
}
