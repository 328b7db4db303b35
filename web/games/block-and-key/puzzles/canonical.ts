// One text for all puzzles that are the same but for a turn of the board, a turn of the key or a change of colours.
import { compareCellLists, sortCells } from '../../../../engine-wasm/host/cells.ts';
import {
	COLOURS,
	SEATS,
	type Block,
	type Cell,
	type Colour,
	type Core
} from '../../../../engine-wasm/host/vocabulary.ts';
import type { Key, Position, Seat, Square } from '../../../../engine-wasm/host/vocabulary.ts';
import { designOf } from '../../../../puzzles/schema/deck.ts';
import type { Kind } from '../../../../puzzles/schema/puzzle.ts';

export type Recolouring = Readonly<Record<Colour, Colour>>;

/**
 * Equal for two puzzles exactly when some turn of the board, together with some exchange of colours, makes position and
 * keys the same, and both are of one kind. The order of Blocks and of keys does not count, nor does the seat: the same temple asked from another
 * side is the same temple.
 */
export function canonicalText(position: Position, keys: readonly Key[], kind: Kind = 'one-block'): string {
	const texts: string[] = [];
	let turned = position;
	for (let turn = 0; turn < 4; turn++) {
		for (const recolouring of recolouringsFor(turned.core)) texts.push(textOf(turned, keys, recolouring));
		turned = turnBoard(turned);
	}
	const text = texts.sort()[0] as string;
	return kind === 'one-block' ? text : `${text}/${kind}`;
}

/** The board a quarter turn counter-clockwise seen from above: what was in the east is now in the north. */
export function turnBoard({ floor, core, blocks }: Position): Position {
	const turnCell = ([x, y, z]: Cell): Cell => [floor.depth - 1 - y, x, z];
	return {
		floor: { width: floor.depth, depth: floor.width },
		core: core && {
			// Of the four columns the one that was north-west becomes south-west.
			x: floor.depth - 1 - (core.y + 1),
			y: core.x,
			sides: turnSides(core.sides)
		},
		blocks: blocks.map(({ colour, cells }) => ({ colour, cells: sortCells(cells.map(turnCell)) }))
	};
}

/** The judges of a puzzle look from the south: the board is turned until its seat lies there. */
export function fromSouth({ position, seat }: { readonly position: Position; readonly seat: Seat }): {
	position: Position;
	seat: Seat;
} {
	let turned = position;
	for (let turn = 0; turn < SEATS.indexOf(seat); turn++) turned = turnBoard(turned);
	return { position: turned, seat: 'S' };
}

export function recolour(position: Position, keys: readonly Key[], to: Recolouring): [Position, Key[]] {
	const { core, blocks } = position;
	const paintSides = ({ sides }: Core) =>
		Object.fromEntries(SEATS.map((seat) => [seat, to[sides[seat]]])) as Record<Seat, Colour>;
	return [
		{
			...position,
			core: core && { ...core, sides: paintSides(core) },
			blocks: blocks.map(({ colour, cells }): Block => ({ colour: to[colour], cells }))
		},
		keys.map(({ squares }) => ({ squares: squares.map(([i, j, colour]): Square => [i, j, to[colour]]) }))
	];
}

/** SEATS run clockwise, so a side of a board turned counter-clockwise came from the seat after it. */
function turnSides(sides: Core['sides']): Record<Seat, Colour> {
	return Object.fromEntries(
		SEATS.map((seat, k) => [seat, sides[SEATS[(k + 1) % SEATS.length] as Seat]])
	) as Record<Seat, Colour>;
}

/** The four sides of a Core Cube settle which colour is called what; without one every exchange is tried. */
function recolouringsFor(core: Core | null): Recolouring[] {
	const orders = core ? [SEATS.map((seat) => core.sides[seat])] : permutations(COLOURS);
	return orders.map(
		(order) => Object.fromEntries(order.map((colour, k) => [colour, COLOURS[k]])) as Record<Colour, Colour>
	);
}

function permutations<T>(list: readonly T[]): T[][] {
	if (list.length === 0) return [[]];
	return list.flatMap((first, k) =>
		permutations(list.filter((_, at) => at !== k)).map((rest) => [first, ...rest])
	);
}

function textOf(position: Position, keys: readonly Key[], to: Recolouring): string {
	const [{ floor, core, blocks }, painted] = recolour(position, keys, to);
	const lines = [...blocks]
		.sort((a, b) => compareCellLists(a.cells, b.cells))
		.map(({ colour, cells }) => colour + cells.map((cell) => cell.join('')).join(' '));
	const sides = core ? [core.x, core.y, ...SEATS.map((seat) => core.sides[seat])].join('') : 'none';
	const designs = painted.map(({ squares }) => designOf(squares)).sort();
	return [`${floor.width}x${floor.depth}`, sides, ...lines, ...designs].join('/');
}
