// The benchmark's inner loops over stored cases, so that a round trip through the host is not what is measured.

import { positionChanged } from './board';
import { POSITION, POSITION_BYTES } from './layout';
import { copyKey, keyOut, useKeys } from './keys';
import { listPlacements } from './placement';
import { solveBlock } from './solve';

export const BENCH_CASES_MAX: i32 = 1024;
export const BENCH_SUPPLY_MAX: i32 = 16;
/** The supply of the case to be stored: number of Blocks, then shape and colour of each, i32. */
export const BENCH_SUPPLY: usize = memory.data(132, 16);

// A case: the position, key 0 in its four rotations, the supply.
const KEY_AT: usize = 880;
const SUPPLY_AT: usize = 880 + 160;
const CASE_BYTES: usize = 1184;
const CASES: usize = memory.data(1024 * 1184, 16);


@inline
function caseAt(index: i32): usize {
	return CASES + <usize>index * CASE_BYTES;
}

/** Keeps the position set now, key 0 and BENCH_SUPPLY as a case. */
export function storeCase(index: i32): void {
	memory.copy(caseAt(index), POSITION, POSITION_BYTES);
	keyOut(0, caseAt(index) + KEY_AT);
	memory.copy(caseAt(index) + SUPPLY_AT, BENCH_SUPPLY, 132);
}


@inline
function setCase(index: i32): void {
	memory.copy(POSITION, caseAt(index), POSITION_BYTES);
	positionChanged();
}

/** Lists the placements of shapes 0 to `shapes` - 1 in every case; how many there are. */
export function benchPlacements(cases: i32, shapes: i32): i64 {
	let total: i64 = 0;
	for (let index = 0; index < cases; index++) {
		setCase(index);
		for (let shape = 0; shape < shapes; shape++) total += listPlacements(shape);
	}
	return total;
}

/** Solves key 0 with the supply in every case; how many solutions there are. */
export function benchSolve(cases: i32): i64 {
	let total: i64 = 0;
	useKeys(1);
	for (let index = 0; index < cases; index++) {
		setCase(index);
		copyKey(0, caseAt(index) + KEY_AT);
		const supply = caseAt(index) + SUPPLY_AT;
		const end = supply + 4 + ((<usize>load<i32>(supply)) << 3);
		for (let block = supply + 4; block < end; block += 8) {
			total += solveBlock(load<i32>(block), load<i32>(block, 4), false);
		}
	}
	return total;
}
