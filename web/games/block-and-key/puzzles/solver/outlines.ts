// What a shape looks like from the front in all its turns, and how many quarter turns of the hand each needs: the same for every temple.
import { FLOOR_MAX, HEIGHT, type Cell, type Shape } from '../../../../../engine-wasm/host/vocabulary.ts';
import { turnsOf, type Turned } from '../blocks.ts';
import { ROW } from '../picture.ts';
import { wordsOf, type Words } from './words.ts';

/** A shape in one turn. */
export interface Outline {
	readonly turned: Turned;
	/** Squares it shows if nothing stands before it: across, up, and the row of its nearest cell. */
	readonly faces: readonly (readonly [across: number, up: number, row: number])[];
	/** Quarter turns from how the shape is drawn. */
	readonly turns: number;
}

/** A picture of the shape somewhere in the view, however deep it stands. */
export interface Imagined extends Words {
	/** The fewest quarter turns that give it. */
	readonly turns: number;
}

export interface Outlines {
	readonly all: readonly Outline[];
	/** For each square of the view the pictures that cover it. */
	readonly covering: readonly (readonly Imagined[])[];
}

const known = new WeakMap<Shape, Outlines>();

export function outlinesOf(shape: Shape): Outlines {
	let outlines = known.get(shape);
	if (!outlines) {
		const all = turnsOf(shape).map((turned) => outlineOf(shape, turned));
		outlines = { all, covering: coveringOf(all) };
		known.set(shape, outlines);
	}
	return outlines;
}

function outlineOf(shape: Shape, turned: Turned): Outline {
	const nearest = new Map<string, [number, number, number]>();
	for (const [x, y, z] of turned.cells) {
		const face = nearest.get(`${x} ${z}`);
		if (!face || y < face[2]) nearest.set(`${x} ${z}`, [x, z, y]);
	}
	return { turned, faces: [...nearest.values()], turns: quarterTurns(shape, turned.cells) };
}

function coveringOf(all: readonly Outline[]): Imagined[][] {
	const covering: Imagined[][] = Array.from({ length: ROW * HEIGHT }, () => []);
	const fewest = new Map<string, { squares: number[]; turns: number }>();
	for (const { turned, faces, turns } of all) {
		for (let dz = 0; dz + turned.height <= HEIGHT; dz++) {
			for (let dx = 0; dx + turned.width <= FLOOR_MAX; dx++) {
				const squares = faces.map(([x, z]) => ROW * (z + dz) + x + dx).sort((a, b) => a - b);
				const name = String(squares);
				const there = fewest.get(name);
				if (!there || turns < there.turns) fewest.set(name, { squares, turns });
			}
		}
	}
	for (const { squares, turns } of fewest.values()) {
		const imagined = { ...wordsOf(squares), turns };
		for (const square of squares) covering[square]?.push(imagined);
	}
	return covering;
}

/** The fewest quarter turns, about any axis and either way, that bring a shape to lie like these cells. */
function quarterTurns(shape: Shape, cells: readonly Cell[]): number {
	const wanted = nameOf(cells);
	let reached = new Map([[nameOf(shape), shape as readonly Cell[]]]);
	for (let turns = 0; ; turns++) {
		if (reached.has(wanted)) return turns;
		const next = new Map(reached);
		for (const from of reached.values()) {
			for (const turn of QUARTERS) {
				const to = from.map(turn);
				next.set(nameOf(to), to);
			}
		}
		reached = next;
	}
}

const QUARTERS: readonly ((cell: Cell) => Cell)[] = [
	([x, y, z]) => [-y, x, z],
	([x, y, z]) => [y, -x, z],
	([x, y, z]) => [x, -z, y],
	([x, y, z]) => [x, z, -y],
	([x, y, z]) => [-z, y, x],
	([x, y, z]) => [z, y, -x]
];

function nameOf(cells: readonly Cell[]): string {
	const low = ([0, 1, 2] as const).map((axis) => Math.min(...cells.map((cell) => cell[axis])));
	return cells
		.map((cell) => cell.map((value, axis) => value - (low[axis] as number)).join(''))
		.sort()
		.join(' ');
}
