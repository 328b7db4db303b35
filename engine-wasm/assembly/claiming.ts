// What each Block could claim now, remembered as long as position and hand stay.

import { positionVersion } from './board';
import { keysVersion } from './keys';
import { OUTPUT_KEYS } from './layout';
import { colourOf, pointsOf, shapeOf } from './run';
import { solveBlock } from './solve';

// Of a Block: the Keys it could claim as bits, VP of its best claim, the version for which that was found.
const CLAIM_BYTES: usize = 12;
const CLAIM: usize = memory.data(64 * 12, 16);
let version: u32 = 1;
let knownPosition: u32 = 0;
let knownKeys: u32 = 0;

/** To be called before anything is asked about another position or hand. */
export function knowClaims(): void {
	if (knownPosition == positionVersion() && knownKeys == keysVersion()) return;
	knownPosition = positionVersion();
	knownKeys = keysVersion();
	version++;
}


@inline
function claimOf(block: i32): usize {
	const place = CLAIM + <usize>block * CLAIM_BYTES;
	if (load<u32>(place, 8) != version) findClaim(place, block);
	return place;
}

/** Keys of the hand that some place of the Block claims, as bits; not all at once. */
@inline
export function claimKeysOf(block: i32): u64 {
	return <u64>load<u32>(claimOf(block));
}

/** VP of the best claim. */
@inline
export function claimBest(block: i32): i32 {
	return load<i32>(claimOf(block), 4);
}

function findClaim(place: usize, block: i32): void {
	let any: u64 = 0;
	let best = 0;
	let before: u64 = 0;
	const solutions = solveBlock(shapeOf(block), colourOf(block), false);
	for (let i = 0; i < solutions; i++) {
		const keys = load<u64>(OUTPUT_KEYS + ((<usize>i) << 3));
		if (keys == before) continue;
		before = keys;
		any |= keys;
		best = max(best, pointsOf(keys));
	}
	store<u32>(place, <u32>any);
	store<i32>(place, best, 4);
	store<u32>(place, version, 8);
}
