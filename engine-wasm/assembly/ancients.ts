// The Ancients' turn: which Blocks are closest to a corner of the floor, and where theirs may go.

import {
	LEVELS,
	OCCUPIED,
	OUTPUT,
	OWNERS,
	P_DEPTH,
	P_WIDTH,
	TARGET,
	TARGET_CORNER,
	TARGET_FACE,
	beside,
	diagonal,
	level,
	setLevel
} from './layout';
import { placementsTo } from './placement';
import { orientationAt } from './shapes';

/** Block numbers equally close to a corner, as bits: 1 south-west, 2 north-west, 3 north-east, 4 south-east of the seat. */
export function closestBlocks(stars: i32): u64 {
	const lastX = load<i32>(P_WIDTH) - 1;
	const lastY = load<i32>(P_DEPTH) - 1;
	let least = i32.MAX_VALUE;
	let blocks: u64 = 0;
	for (let z = 0; z < LEVELS; z++) {
		for (let rest = level(OCCUPIED, z); rest != 0; rest &= rest - 1) {
			const square = <i32>ctz(rest);
			const x = stars >= 3 ? lastX - (square & 7) : square & 7;
			const y = stars == 2 || stars == 3 ? lastY - (square >> 3) : square >> 3;
			const distance = x * x + y * y;
			if (distance > least) continue;
			if (distance < least) {
				least = distance;
				blocks = 0;
			}
			blocks |= (<u64>1) << (<u64>load<u8>(OWNERS + <usize>((z << 6) + square)));
		}
	}
	return blocks;
}

/** Lists in OUTPUT the legal placements of a shape that meet a Block corner to corner and share no face with it. */
export function listBeside(shape: i32, block: i32): i32 {
	aim(block);
	const end = placementsTo(OUTPUT, shape);
	let out = OUTPUT;
	for (let next = OUTPUT; next < end; next += 4) {
		const placement = load<u32>(next);
		store<u32>(out, placement);
		if (meets(placement)) out += 4;
	}
	return <i32>((out - OUTPUT) >> 2);
}

function aim(block: i32): void {
	for (let z = 0; z < LEVELS; z++) {
		let target: u64 = 0;
		for (let rest = level(OCCUPIED, z); rest != 0; rest &= rest - 1) {
			if (load<u8>(OWNERS + <usize>((z << 6) + <i32>ctz(rest))) == <u8>block) target |= rest & -rest;
		}
		setLevel(TARGET, z, target);
		setLevel(TARGET_CORNER, z, diagonal(target));
		// A legal Block comes from above, so it never meets the target's underside.
		setLevel(TARGET_FACE, z, beside(target) | (z == 0 ? 0 : level(TARGET, z - 1)));
	}
}

function meets(placement: u32): bool {
	const orientation = orientationAt(placement >> 9);
	const z = <i32>((placement >> 6) & 7);
	const square = <u64>(placement & 63);
	let corner: u64 = 0;
	let face: u64 = 0;
	for (let higher = z; higher < LEVELS; higher++) {
		const block = level(orientation, higher - z) << square;
		corner |= block & level(TARGET_CORNER, higher);
		face |= block & level(TARGET_FACE, higher);
	}
	return corner != 0 && face == 0;
}
