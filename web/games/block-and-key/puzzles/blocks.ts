// The Blocks of a deck's box, and a shape in every turn that looks different.
import { compareCellLists, sortCells } from '../../../../engine-wasm/host/cells.ts';
import type { Cell, Colour, Shape, SupplyBlock } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { PuzzleBlock } from '../../../../puzzles/schema/puzzle.ts';

/** One Block of the box: as a puzzle names it and as the engine takes it. */
export interface BoxBlock {
	readonly id: string;
	readonly colour: Colour;
	readonly shape: Shape;
}

/** A shape turned in space, its smallest corner at the origin. */
export interface Turned {
	readonly cells: readonly Cell[];
	readonly width: number;
	readonly depth: number;
	readonly height: number;
	/** For each column of the footprint its lowest cell. */
	readonly feet: readonly Cell[];
}

/** Every Block of the box: each shape once in each colour. */
export function boxOf(deck: Deck): BoxBlock[] {
	return Object.entries(deck.shapes).flatMap(([id, shape]) =>
		deck.colours.map((colour) => ({ id, colour, shape }))
	);
}

/** The supply as the engine takes it; an unknown shape is an error of the caller. */
export function supplyOf(deck: Pick<Deck, 'shapes'>, supply: readonly PuzzleBlock[]): SupplyBlock[] {
	return supply.map(({ shape: id, colour }) => {
		const shape = deck.shapes[id];
		if (!shape) throw new RangeError(`no shape ${id}`);
		return { shape, colour };
	});
}

/** The id of the shape that these cells are, in any turn; null when the box has no such Block. */
export function shapeIdOf(deck: Deck, cells: readonly Cell[]): string | null {
	let ids = knownIds.get(deck);
	if (!ids) {
		ids = new Map(
			Object.entries(deck.shapes).flatMap(([id, shape]) =>
				turnsOf(shape).map((turned): [string, string] => [String(turned.cells), id])
			)
		);
		knownIds.set(deck, ids);
	}
	return ids.get(String(sortCells(toOrigin(cells)))) ?? null;
}

const knownIds = new WeakMap<Deck, Map<string, string>>();
const known = new WeakMap<Shape, readonly Turned[]>();

/** The different turns of a shape in a fixed order. */
export function turnsOf(shape: Shape): readonly Turned[] {
	let turns = known.get(shape);
	if (!turns) {
		turns = allTurns(shape).map(describe);
		known.set(shape, turns);
	}
	return turns;
}

/** Two quarter turns, applied to whatever they have made so far, reach all 24. */
function allTurns(shape: Shape): Cell[][] {
	const first = sortCells(toOrigin(shape));
	const made = new Map([[String(first), first]]);
	for (const cells of made.values()) {
		for (const turn of [aboutZ, aboutX]) {
			const next = sortCells(toOrigin(cells.map(turn)));
			if (!made.has(String(next))) made.set(String(next), next);
		}
	}
	return [...made.values()].sort(compareCellLists);
}

const aboutZ = ([x, y, z]: Cell): Cell => [-y, x, z];
const aboutX = ([x, y, z]: Cell): Cell => [x, -z, y];

function toOrigin(cells: readonly Cell[]): Cell[] {
	const x0 = Math.min(...cells.map(([x]) => x));
	const y0 = Math.min(...cells.map(([, y]) => y));
	const z0 = Math.min(...cells.map(([, , z]) => z));
	return cells.map(([x, y, z]): Cell => [x - x0, y - y0, z - z0]);
}

function describe(cells: readonly Cell[]): Turned {
	return {
		cells,
		width: 1 + Math.max(...cells.map(([x]) => x)),
		depth: 1 + Math.max(...cells.map(([, y]) => y)),
		height: 1 + Math.max(...cells.map(([, , z]) => z)),
		feet: feetOf(cells)
	};
}

/** The lowest cell in each column of the footprint. */
export function feetOf(cells: readonly Cell[]): Cell[] {
	return cells.filter(([x, y, z]) => !cells.some((cell) => cell[0] === x && cell[1] === y && cell[2] < z));
}
