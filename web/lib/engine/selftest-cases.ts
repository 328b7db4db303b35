// Answers of the engine that are known beforehand.
import type { Position } from '../../../engine-wasm/host/vocabulary.ts';

/** Legal placements of each shape around the Core Cube alone: proved in the tests against the slow reference. */
export const KNOWN: Readonly<Record<string, number>> = {
	I2: 20,
	I3: 24,
	V3: 48,
	I4: 16,
	L4: 128,
	T4: 32,
	S4: 24,
	O4: 17,
	Y4: 24,
	U5: 96
};

export const EMPTY_TEMPLE: Position = {
	floor: { width: 8, depth: 8 },
	core: { x: 3, y: 3, sides: { S: 'w', W: 'b', N: 'g', E: 'a' } },
	blocks: []
};
