// The patterns of the Block colours inside one 24-unit square; white alone is plain.
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';

export const UNIT = 24;

const chevrons: ReadonlyArray<readonly [number, number]> = [
	[4, 3.7],
	[14, 3.7],
	[9, 10.7],
	[4, 17.7],
	[14, 17.7]
];

const steps = [3.7, 9.2, 14.8, 20.3];

/** Strokes with round ends; a dot is a stroke without length. */
export const PATTERNS: Readonly<Record<Colour, string>> = {
	w: '',
	b: 'M4 6H15M19.2 6H21M3 12H7M11 12H21M4 18H13M17 18H20',
	g: chevrons.map(([x, y]) => `M${x} ${y}l3 3.3 3-3.3`).join(''),
	a: steps.flatMap((y) => steps.map((x) => `M${x} ${y}h0`)).join('')
};
