// Counting placements: the number that two engines must agree on.
import type { Position, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import { withBlock } from './geometry.ts';
import { placements } from './placement.ts';

/** The number of ways to place supply[0], then supply[1], … down to depth. */
export function perft(position: Position, supply: readonly SupplyBlock[], depth: number): number {
	if (depth === 0) return 1;
	const next = supply[0];
	if (!next) throw new RangeError('the supply is shorter than the depth');
	let nodes = 0;
	for (const cells of placements(position, next.shape))
		nodes += perft(withBlock(position, { colour: next.colour, cells }), supply.slice(1), depth - 1);
	return nodes;
}
