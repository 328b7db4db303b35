// A whole temple drawn from the right of the seat in the south, with a Block that is about to be placed: for small pictures in a text,
// where a 3D board would be too much.
import { coreCells } from '../../../engine-wasm/host/cells.ts';
import type { Cell, Colour, Position } from '../../../engine-wasm/host/vocabulary.ts';
import type { Column } from '../../games/block-and-key/seats.ts';
import { boxOf, drawSolid, paper, type DrawnFace, type Drawing } from './solid.ts';

export interface TempleFace extends DrawnFace {
	/** `core`: the top of the Core Cube, which has none of the four. */
	readonly colour: Colour | 'core';
	readonly held: boolean;
	/** Its edges that are edges of the held Block, in the unit square; empty for all others. */
	readonly edges: string;
}

export interface TempleDrawing {
	readonly faces: readonly TempleFace[];
	readonly box: Drawing['box'];
	/** Paths: the floor, its lines, and the two sides of the slab that are seen. */
	readonly floor: string;
	readonly lines: string;
	readonly slab: string;
}

interface Held {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
	readonly legal: boolean;
}

const SLAB = 0.28;

export function drawTemple({ floor, core, blocks }: Position, held: Held | null): TempleDrawing {
	const colours = new Map<Cell, (side: DrawnFace['side']) => Colour | 'core'>();
	if (core)
		for (const cell of coreCells(core.x, core.y))
			colours.set(cell, (side) => (side === 'top' ? 'core' : core.sides[side === 'front' ? 'S' : 'E']));
	for (const { colour, cells } of blocks) for (const cell of cells) colours.set(cell, () => colour);
	const standing = [...colours.keys()];
	const own = new Set<Cell>(held?.cells);
	const cells = [...standing, ...own];
	// One looks through a Block that may not be there.
	const { faces } = drawSolid(
		cells,
		(before, hidden) => !own.has(before) || own.has(hidden) || held?.legal === true
	);
	const { width, depth } = floor;
	const corner = (x: number, y: number, z = 0) =>
		paper([x, y, z])
			.map((n) => n.toFixed(3))
			.join(' ');
	const below = -SLAB;
	return {
		faces: faces.map((face) => ({
			...face,
			colour: own.has(face.cell) && held ? held.colour : (colours.get(face.cell)?.(face.side) ?? 'core'),
			held: own.has(face.cell),
			edges: own.has(face.cell) ? edgesOf(face, [...own]) : ''
		})),
		box: boxOf([
			...cells,
			[0, 0, below],
			[width - 1, 0, below],
			[0, depth - 1, 0],
			[width - 1, depth - 1, 0]
		]),
		floor: `M${corner(0, 0)}L${corner(width, 0)}L${corner(width, depth)}L${corner(0, depth)}z`,
		lines: [
			...Array.from({ length: width + 1 }, (_, x) => `M${corner(x, 0)}L${corner(x, depth)}`),
			...Array.from({ length: depth + 1 }, (_, y) => `M${corner(0, y)}L${corner(width, y)}`)
		].join(''),
		slab: `M${corner(0, 0)}L${corner(width, 0)}L${corner(width, depth)}L${corner(width, depth, below)}L${corner(width, 0, below)}L${corner(0, 0, below)}z`
	};
}

/** The top of a stack, as a frame. */
export function frameOf([x, y]: Column, height: number): string {
	const corners: Cell[] = [
		[x, y, height],
		[x + 1, y, height],
		[x + 1, y + 1, height],
		[x, y + 1, height]
	];
	return `M${corners
		.map((point) =>
			paper(point)
				.map((n) => n.toFixed(3))
				.join(' ')
		)
		.join('L')}z`;
}

/** For each side of the unit square the way to the neighbour there, and the way out of the face. */
const AROUND: Readonly<
	Record<
		DrawnFace['side'],
		{ readonly out: Cell; readonly sides: readonly (readonly [way: Cell, path: string])[] }
	>
> = {
	top: {
		out: [0, 0, 1],
		sides: [
			[[-1, 0, 0], 'M0 0V1'],
			[[1, 0, 0], 'M1 0V1'],
			[[0, 1, 0], 'M0 0H1'],
			[[0, -1, 0], 'M0 1H1']
		]
	},
	front: {
		out: [0, -1, 0],
		sides: [
			[[-1, 0, 0], 'M0 0V1'],
			[[1, 0, 0], 'M1 0V1'],
			[[0, 0, 1], 'M0 0H1'],
			[[0, 0, -1], 'M0 1H1']
		]
	},
	right: {
		out: [1, 0, 0],
		sides: [
			[[0, -1, 0], 'M0 0V1'],
			[[0, 1, 0], 'M1 0V1'],
			[[0, 0, 1], 'M0 0H1'],
			[[0, 0, -1], 'M0 1H1']
		]
	}
};

/** Between two cells of the Block that lie in one plane there is none. */
function edgesOf({ side, cell }: DrawnFace, cells: readonly Cell[]): string {
	const has = (at: Cell) => cells.some((other) => other.every((n, k) => n === at[k]));
	const { out, sides } = AROUND[side];
	return sides
		.filter(([way]) => {
			const beside = sum(cell, way);
			return !has(beside) || has(sum(beside, out));
		})
		.map(([, path]) => path)
		.join('');
}

const sum = (a: Cell, b: Cell): Cell => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
