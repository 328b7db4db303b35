// Seeded random questions of every command, for two implementations to agree on.
import { type Engine } from '../../../engine-wasm/host/engine.ts';
import { compareCells } from '../../../engine-wasm/host/cells.ts';
import {
	COLOURS,
	HEIGHT,
	SEATS,
	type Cell,
	type Colour,
	type Core,
	type Floor,
	type Key,
	type Position,
	type Seat,
	type Shape,
	type Square
} from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Random } from '../../../web/games/rng.ts';

export const COMMANDS = ['placements', 'explain', 'view', 'claims', 'solve', 'ancients', 'perft'] as const;
export type CommandName = (typeof COMMANDS)[number];

export type Question = Readonly<Record<string, unknown>> & { readonly cmd: CommandName };

const DECK_SHAPES = Object.values(deck.shapes);

/** A question of the given command that is never refused. The engine only helps to find interesting positions. */
export function randomQuestion(cmd: CommandName, engine: Engine, random: Random): Question {
	// A perft looks at many positions: small ones are enough to go deep.
	const position =
		cmd === 'perft' ? randomPosition(engine, random, 4, 5) : randomPosition(engine, random, 14, 8);
	const seat = pick(random, SEATS);
	const asked = { cmd, position: { ...position, floor: { ...position.floor, height: HEIGHT } } };
	switch (cmd) {
		case 'placements':
			return { ...asked, shape: randomShape(random) };
		case 'explain':
			return { ...asked, cells: randomCells(engine, random, position) };
		case 'view':
			return { ...asked, seat };
		case 'claims': {
			engine.setPosition(position);
			const cells = somePlacement(engine, random) ?? highCorner(engine, position);
			if (!cells) return randomQuestion(cmd, engine, random);
			const colour = pick(random, COLOURS);
			const after = { ...position, blocks: [...position.blocks, { colour, cells }] };
			const keys = many(random, 4, () => randomKey(engine, random, after, seat));
			return { ...asked, colour, cells, seat, keys };
		}
		case 'solve': {
			const supply = many(random, 3, () => ({ shape: randomShape(random), colour: pick(random, COLOURS) }));
			const block = pick(random, supply);
			engine.setPosition(position);
			const cells = pick(random, engine.placements(block.shape));
			const after = cells ? { ...position, blocks: [...position.blocks, { ...block, cells }] } : position;
			const keys = many(random, 3, () => randomKey(engine, random, after, seat));
			return { ...asked, seat, supply, keys, all: random.below(2) === 0 };
		}
		case 'ancients':
			return { ...asked, shape: randomShape(random), stars: 1 + random.below(4) };
		case 'perft': {
			const depth = random.below(3);
			const supply = Array.from({ length: depth + random.below(2) }, () => ({
				shape: randomShape(random),
				colour: pick(random, COLOURS)
			}));
			return { ...asked, supply, depth };
		}
	}
}

function pick<T>(random: Random, list: readonly T[]): T {
	return list[random.below(list.length)] as T;
}

function many<T>(random: Random, most: number, make: () => T): T[] {
	return Array.from({ length: 1 + random.below(most) }, make);
}

function randomFloor(random: Random, largest: number): Floor {
	if (random.below(12) === 0) return { width: largest, depth: largest };
	// Narrow ones of full length fill soon, so that long keys are seen in them.
	if (random.below(8) === 0) {
		const [width, depth] = random.shuffled([largest, 2 + random.below(2)]) as [number, number];
		return { width, depth };
	}
	return { width: 2 + random.below(largest - 2), depth: 2 + random.below(largest - 2) };
}

function randomCore(random: Random, floor: Floor): Core | null {
	if (random.below(4) === 0) return null;
	const [S, W, N, E] = random.shuffled(COLOURS) as [Colour, Colour, Colour, Colour];
	return { x: random.below(floor.width - 1), y: random.below(floor.depth - 1), sides: { S, W, N, E } };
}

/** A few legal placements in a row, and now and then Blocks that hang in the air. */
export function randomPosition(engine: Engine, random: Random, most: number, largest: number): Position {
	const floor = randomFloor(random, largest);
	let position: Position = { floor, core: randomCore(random, floor), blocks: [] };
	for (let count = random.below(most + 1); count > 0; count--) {
		engine.setPosition(position);
		const cells =
			random.below(12) === 0
				? floating(random, position)
				: pick(random, engine.placements(pick(random, DECK_SHAPES)));
		if (cells)
			position = { ...position, blocks: [...position.blocks, { colour: pick(random, COLOURS), cells }] };
	}
	return position;
}

/** Some connected free cells anywhere inside the grid. */
function floating(random: Random, { floor, core, blocks }: Position): Cell[] | undefined {
	const [dx, dy, dz] = [random.below(floor.width), random.below(floor.depth), random.below(HEIGHT)];
	const cells = randomPolycube(random, 4).map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
	const taken = new Set(blocks.flatMap((block) => block.cells.map(String)));
	const free = ([x, y, z]: Cell) =>
		x < floor.width &&
		y < floor.depth &&
		z < HEIGHT &&
		!taken.has(String([x, y, z])) &&
		!(core && z < 2 && (x - core.x) >> 1 === 0 && (y - core.y) >> 1 === 0);
	return cells.every(free) ? cells.sort(compareCells) : undefined;
}

function randomShape(random: Random): Shape {
	return random.below(3) === 0 ? randomPolycube(random, 6) : pick(random, DECK_SHAPES);
}

/** A connected shape of up to `most` cells with its least corner at the origin. */
function randomPolycube(random: Random, most: number): Cell[] {
	const size = 1 + random.below(most);
	const cells: Cell[] = [[0, 0, 0]];
	while (cells.length < size) {
		const [x, y, z] = pick(random, cells);
		const step = random.below(2) * 2 - 1;
		const axis = random.below(3);
		const next: Cell = [
			x + (axis === 0 ? step : 0),
			y + (axis === 1 ? step : 0),
			z + (axis === 2 ? step : 0)
		];
		if (!cells.some((cell) => compareCells(cell, next) === 0)) cells.push(next);
	}
	const least = [0, 1, 2].map((axis) => Math.min(...cells.map((cell) => cell[axis] as number)));
	return cells
		.map(([x, y, z]): Cell => [x - (least[0] as number), y - (least[1] as number), z - (least[2] as number)])
		.sort(compareCells);
}

/** A legal placement nudged by a step or two, or a shape anywhere near the temple. */
function randomCells(engine: Engine, random: Random, position: Position): Cell[] {
	engine.setPosition(position);
	const near = somePlacement(engine, random);
	const cells = near && random.below(3) > 0 ? near : randomPolycube(random, 5);
	const reach = cells === near ? 2 : 9;
	const [dx, dy, dz] = [0, 1, 2].map(() => random.below(2 * reach + 1) - reach) as [number, number, number];
	return cells.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
}

function somePlacement(engine: Engine, random: Random): Cell[] | undefined {
	return pick(random, engine.placements(randomShape(random)));
}

/** A legal placement of the smallest shape, if there is any. */
function highCorner(engine: Engine, position: Position): Cell[] | undefined {
	engine.setPosition(position);
	return engine.placements([[0, 0, 0]])[0];
}

/** The longest side of a key: as long as the widest view, and longer than any view is high. */
export const KEY_SIDE_MAX = 8;

/** A card of the deck, a random pattern, or a piece of the picture itself, turned; of any size from 1 × 1 to 8 × 8. */
export function randomKey(engine: Engine, random: Random, after: Position, seat: Seat): Key {
	const kind = random.below(6);
	if (kind === 0) return { squares: pick(random, deck.keys).squares };
	if (kind === 1) return { squares: randomPattern(random) };
	engine.setPosition(after, seat);
	const shown = randomPiece(random, engine.view().colours);
	return { squares: shown.length > 0 ? turned(shown, random.below(4)) : randomPattern(random) };
}

/** Coloured squares that reach all four sides of a box. */
function randomPattern(random: Random): Square[] {
	const [width, height] = [1 + random.below(KEY_SIDE_MAX), 1 + random.below(KEY_SIDE_MAX)];
	const places = new Set([
		`0,${random.below(height)}`,
		`${width - 1},${random.below(height)}`,
		`${random.below(width)},0`,
		`${random.below(width)},${height - 1}`
	]);
	for (let more = random.below(5); more > 0; more--)
		places.add(`${random.below(width)},${random.below(height)}`);
	return [...places].map((place): Square => {
		const [i = 0, j = 0] = place.split(',').map(Number);
		return [i, j, pick(random, COLOURS)];
	});
}

/** Some of the faces that show in a box of the view; none when nothing does. */
function randomPiece(random: Random, view: readonly (readonly (Colour | null)[])[]): Square[] {
	const across = view[0]?.length ?? 1;
	const width = random.below(3) === 0 ? across : 1 + random.below(across);
	const height = 1 + random.below(HEIGHT);
	const [u, v] = [random.below(across - width + 1), random.below(HEIGHT - height + 1)];
	const shown: Square[] = [];
	for (let j = 0; j < height; j++)
		for (let i = 0; i < width; i++) {
			const colour = view[v + j]?.[u + i];
			if (colour) shown.push([i, j, colour]);
		}
	// Now and then all of them.
	return random.shuffled(shown).slice(0, random.below(8) === 0 ? shown.length : 1 + random.below(6));
}

function turned(squares: Square[], quarters: number): Square[] {
	return quarters === 0
		? squares
		: turned(
				squares.map(([i, j, colour]): Square => [-j, i, colour]),
				quarters - 1
			);
}
