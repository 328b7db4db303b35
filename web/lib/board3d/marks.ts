// Flat signs on faces and squares, as coloured triangles: rings of a match, dots, the rod's bands.
import { addBar, type Bars } from './edges.ts';
import { scenePoint, type View } from './view.ts';

type Rgb = readonly [number, number, number];
type Place = (right: number, up: number) => readonly [number, number, number];

/** How far a sign stands before its face, so that the outline does not cut it. */
const LIFT = 0.022;
/** Height of a flag's pole. */
const FLAG_TOP = 1.9;

function quad(
	view: View,
	bars: Bars,
	corners: readonly (readonly [number, number, number])[],
	colour: Rgb
): void {
	const base = bars.positions.length / 3;
	for (const corner of corners) {
		bars.positions.push(...scenePoint(view, ...corner));
		bars.colours.push(...colour);
	}
	bars.indices.push(base, base + 1, base + 2, base, base + 2, base + 3);
}

/** A square band between two half sides, around the middle of a face. */
function band(view: View, bars: Bars, place: Place, outer: number, inner: number, colour: Rgb): void {
	const corner = (half: number, n: number) =>
		place(n === 1 || n === 2 ? half : -half, n === 2 || n === 3 ? half : -half);
	for (let n = 0; n < 4; n++) {
		const next = (n + 1) % 4;
		quad(view, bars, [corner(outer, n), corner(outer, next), corner(inner, next), corner(inner, n)], colour);
	}
}

/** The gold ring with its dark rim on the face of a cell that looks to the seat. */
export function addRing(
	view: View,
	bars: Bars,
	cell: readonly [number, number, number],
	gold: Rgb,
	rim: Rgb
): void {
	const [u, v, z] = cell;
	const place: Place = (right, up) => [u + 0.5 + right, v - LIFT, z + 0.5 + up];
	band(view, bars, place, 0.475, 0.445, rim);
	band(view, bars, place, 0.445, 0.325, gold);
	band(view, bars, place, 0.325, 0.29, rim);
}

/** A round dot with a rim, lying on a square or standing on the face towards the seat. */
export function addDot(
	view: View,
	bars: Bars,
	[u, v, z]: readonly [number, number, number],
	facing: 'up' | 'seat',
	radius: number,
	fill: Rgb,
	rim: Rgb
): void {
	const place: Place =
		facing === 'up'
			? (right, up) => [u + right, v + up, z + LIFT]
			: (right, up) => [u + right, v - LIFT, z + up];
	disc(view, bars, place, 0, radius * 0.78, fill);
	disc(view, bars, place, radius * 0.78, radius, rim);
}

function disc(view: View, bars: Bars, place: Place, inner: number, outer: number, colour: Rgb): void {
	const sides = 28;
	const at = (radius: number, n: number) =>
		place(radius * Math.cos((2 * Math.PI * n) / sides), radius * Math.sin((2 * Math.PI * n) / sides));
	for (let n = 0; n < sides; n++) {
		quad(view, bars, [at(inner, n), at(outer, n), at(outer, n + 1), at(inner, n + 1)], colour);
	}
}

/** A pennant on a pole at the outer corner of a corner square, flying to the right and seen from both sides. */
export function addFlag(view: View, bars: Bars, u: number, v: number, gold: Rgb, pole: Rgb): void {
	const [x, y] = [u === 0 ? -0.12 : u + 1.12, v === 0 ? -0.12 : v + 1.12];
	const [low, high] = [FLAG_TOP - 0.7, FLAG_TOP];
	addBar(view, bars, { axis: 2, from: [x, y, 0], to: high }, 0.05, pole, 8);
	const tip = [x + 1.1, y, (low + high) / 2] as const;
	quad(view, bars, [[x, y, low], tip, [x, y, high], [x, y, high]], gold);
	quad(view, bars, [[x, y, high], tip, [x, y, low], [x, y, low]], gold);
}
