// The flat picture from the seat, with colours and owners.

import { knowLooking } from './board';
import { COLOURS, OCCUPIED, OWNERS, SEEN, VIEW, level } from './layout';

/** Writes colours and owners of the view to VIEW. */
export function writeView(): void {
	knowLooking();
	memory.fill(VIEW, 255, 96);
	for (let colour = 0; colour < COLOURS; colour++) {
		for (let rest = level(SEEN, colour); rest != 0; rest &= rest - 1) {
			const square = <i32>ctz(rest);
			store<u8>(VIEW + <usize>square, <u8>colour);
			store<u8>(VIEW + 48 + <usize>square, nearestOwner(square & 7, square >> 3));
		}
	}
}

function nearestOwner(u: i32, z: i32): u8 {
	const line = level(OCCUPIED, z) & (0x0101010101010101 << (<u64>u));
	return load<u8>(OWNERS + <usize>(z << 6) + <usize>ctz(line));
}
