// Every placement of a supply that claims Keys.
import type { Cell, Key, Position, Seat, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import { NOTHING_OFF } from './geometry.ts';
import type { Off } from './geometry.ts';
import { claims } from './keys.ts';
import { placements } from './placement.ts';

export interface Solution {
	/** Index into the supply. */
	block: number;
	cells: Cell[];
	/** Indices of the Keys that this placement claims. */
	keys: number[];
}

/** B-POS-1 and B-KEY-5: each Block of the supply at each legal place, with all Keys it can claim there. */
export function solve(
	position: Position,
	seat: Seat,
	supply: readonly SupplyBlock[],
	keys: readonly Key[],
	all: boolean,
	off: Off = NOTHING_OFF
): Solution[] {
	const solutions: Solution[] = [];
	for (const [block, { shape, colour }] of supply.entries())
		for (const cells of placements(position, shape, off)) {
			const matches = claims(position, colour, cells, seat, keys, off);
			const claimed = [...matches.keys()].filter((index) => matches[index] !== null);
			const wanted = all ? claimed.length === keys.length : claimed.length > 0;
			if (wanted) solutions.push({ block, cells, keys: claimed });
		}
	return solutions;
}
