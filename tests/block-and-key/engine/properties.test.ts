// What must hold of any position: symmetry under turning, none under mirroring, and no legal placement forgotten.
import { beforeAll, describe, expect, it } from 'vitest';
import { compareCellLists, sortCells } from '../../../engine-wasm/host/cells.ts';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import {
	HEIGHT,
	SEATS,
	type Cell,
	type Core,
	type Key,
	type Position,
	type Seat
} from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from '../cross/agreement.ts';
import { randomKey, randomPosition } from '../cross/cases.ts';
import { draw } from '../reference/index.ts';

const POSITIONS = 60;
const shapes = Object.values(deck.shapes);
let engine: Engine;
let positions: Position[];

beforeAll(async () => {
	engine = await startEngine();
	const random = randomFrom('properties');
	positions = Array.from({ length: POSITIONS }, () => randomPosition(engine, random, 14, 8));
});

/** A quarter turn of the table, clockwise seen from above: what lay south lies west. */
const turnCell =
	({ floor }: Position) =>
	([x, y, z]: Cell): Cell => [y, floor.width - 1 - x, z];

function turnCore({ core, floor }: Position): Core | null {
	if (!core) return null;
	const { S, W, N, E } = core.sides;
	return { x: core.y, y: floor.width - 2 - core.x, sides: { W: S, N: W, E: N, S: E } };
}

function turn(position: Position): Position {
	const { floor, blocks } = position;
	return {
		floor: { width: floor.depth, depth: floor.width },
		core: turnCore(position),
		blocks: blocks.map(({ colour, cells }) => ({ colour, cells: cells.map(turnCell(position)) }))
	};
}

const nextSeat = (seat: Seat) => SEATS[(SEATS.indexOf(seat) + 1) % 4] as Seat;
const inOrder = (placements: Cell[][]) => placements.map(sortCells).sort(compareCellLists);

describe('a quarter turn of the board together with the seat', () => {
	it('turns the placements', () => {
		for (const position of positions) {
			for (const shape of shapes) {
				engine.setPosition(position);
				const before = inOrder(engine.placements(shape).map((cells) => cells.map(turnCell(position))));
				engine.setPosition(turn(position));
				expect(inOrder(engine.placements(shape))).toEqual(before);
			}
		}
	});

	it('leaves every view as it was', () => {
		for (const position of positions) {
			for (const seat of SEATS) {
				engine.setPosition(position, seat);
				const before = engine.view();
				engine.setPosition(turn(position), nextSeat(seat));
				expect(engine.view()).toEqual(before);
			}
		}
	});

	it('leaves the solutions where they were', () => {
		const random = randomFrom('turned solutions');
		let found = 0;
		for (const position of positions) {
			const supply = shapes.map((shape) => ({ shape, colour: deck.colours[random.below(4)] as 'w' }));
			const seat = SEATS[random.below(4)] as Seat;
			const keys = [
				...random.shuffled(deck.keys).slice(0, 8),
				...Array.from({ length: 8 }, () => randomKey(engine, random, position, seat))
			];
			engine.setPosition(position, seat);
			const before = engine.solve(supply, keys, false);
			engine.setPosition(turn(position), nextSeat(seat));
			const after = engine.solve(supply, keys, false);
			found += before.length;
			const named = (solutions: typeof before, move: (cell: Cell) => Cell) =>
				solutions.map((s) => `${s.block} ${sortCells(s.cells.map(move)).join(' ')} ${s.keys}`).sort();
			expect(named(after, (cell) => cell)).toEqual(named(before, turnCell(position)));
		}
		expect(found).toBeGreaterThan(0);
	});
});

describe('a mirror image', () => {
	const mirrorCell =
		({ floor }: Position) =>
		([x, y, z]: Cell): Cell => [floor.width - 1 - x, y, z];
	const mirror = (position: Position): Position => ({
		...position,
		core: position.core && { ...position.core, x: position.floor.width - 2 - position.core.x },
		blocks: position.blocks.map(({ colour, cells }) => ({ colour, cells: cells.map(mirrorCell(position)) }))
	});
	const CHIRAL: Cell[] = [
		[0, 0, 0],
		[1, 0, 0],
		[1, 1, 0],
		[1, 1, 1]
	];

	it('has the mirrored placements of shapes that are their own mirror image, and not of others', () => {
		let different = 0;
		for (const position of positions) {
			for (const shape of [...shapes, CHIRAL]) {
				engine.setPosition(position);
				const before = inOrder(engine.placements(shape).map((cells) => cells.map(mirrorCell(position))));
				engine.setPosition(mirror(position));
				const after = inOrder(engine.placements(shape));
				if (shape === CHIRAL) different += JSON.stringify(after) === JSON.stringify(before) ? 0 : 1;
				else expect(after).toEqual(before);
			}
		}
		expect(different).toBeGreaterThan(0);
	});

	it('does not keep the claims of a key without a mirror axis', () => {
		const floor = { width: 4, depth: 2 };
		const key = {
			squares: [
				[0, 0, 'w'],
				[1, 0, 'w'],
				[1, 1, 'b']
			]
		} as const;
		const placed: Cell[] = [
			[0, 0, 0],
			[1, 0, 0]
		];
		const blockAt = (x: number): Position => ({
			floor,
			core: null,
			blocks: [
				{
					colour: 'b',
					cells: [
						[x, 1, 0],
						[x, 1, 1]
					]
				}
			]
		});
		engine.setPosition(blockAt(1));
		expect(engine.claims('w', placed, [key])).toEqual([{ rotation: 0, u: 0, v: 0 }]);
		engine.setPosition(blockAt(0));
		expect(engine.claims('w', placed, [key])).toEqual([null]);
	});
});

describe('every placement', () => {
	const STEPS: readonly Cell[] = [
		[1, 0, 0],
		[-1, 0, 0],
		[0, 1, 0],
		[0, -1, 0],
		[0, 0, 1],
		[0, 0, -1]
	];

	it('explains as legal, and no neighbour of it that is not listed does', () => {
		let neighbours = 0;
		for (const position of positions) {
			engine.setPosition(position);
			const wrong: unknown[] = [];
			for (const shape of shapes) {
				const placements = engine.placements(shape);
				const listed = new Set(placements.map(String));
				expect(listed.size).toBe(placements.length);
				for (const cells of placements) {
					if (engine.explain(cells).length > 0) wrong.push({ cells, listed: true });
					for (const [dx, dy, dz] of STEPS) {
						const moved = cells.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
						if (listed.has(String(sortCells(moved)))) continue;
						neighbours++;
						if (engine.explain(moved).length === 0) wrong.push({ cells: moved, listed: false });
					}
				}
			}
			expect(wrong, wrong.length > 0 ? draw(position) : '').toEqual([]);
		}
		expect(neighbours).toBeGreaterThan(10_000);
	});

	it('is counted, listed and found by perft alike', () => {
		for (const position of positions) {
			engine.setPosition(position);
			for (const shape of shapes) {
				const count = engine.count(shape);
				expect(engine.list(shape)).toBe(count);
				expect(engine.perft([shape], 10)).toBe(count);
			}
		}
	});
});

describe('a key and the same key turned', () => {
	const quarter = ({ squares }: Key): Key => ({ squares: squares.map(([i, j, colour]) => [-j, i, colour]) });

	it('are claimed by the same placements, whatever their size', () => {
		const random = randomFrom('turned keys');
		const found = { all: 0, tall: 0 };
		for (const position of positions) {
			const seat = SEATS[random.below(4)] as Seat;
			const supply = shapes.map((shape) => ({ shape, colour: deck.colours[random.below(4)] as 'w' }));
			for (let k = 0; k < 12; k++) {
				let key = randomKey(engine, random, position, seat);
				engine.setPosition(position, seat);
				const before = JSON.stringify(engine.solve(supply, [key], false));
				for (let quarters = 0; quarters < 4; quarters++) {
					key = quarter(key);
					const after = engine.solve(supply, [key], false);
					expect(JSON.stringify(after)).toBe(before);
					const heights = key.squares.map(([, j]) => j);
					const tall = Math.max(...heights) - Math.min(...heights) >= HEIGHT;
					found.all += after.length;
					found.tall += tall ? after.length : 0;
					for (const { block, cells } of after.slice(0, 3))
						expect(engine.claims(supply[block]?.colour as 'w', cells, [key])[0]).not.toBeNull();
				}
			}
		}
		expect(Math.min(...Object.values(found))).toBeGreaterThan(20);
	});

	it.each([7, 8])('is claimed when 1 × %i squares stand upright', (length) => {
		const floor = { width: length, depth: 2 };
		const along = Array.from({ length }, (_, x): Cell => [x, 0, 0]);
		const blocks = [{ colour: 'b', cells: along.slice(0, -2) }] as const;
		// In the second row it touches no stack as high as itself.
		const placed = along.slice(-2).map(([x]): Cell => [x, 1, 0]);
		const key: Key = { squares: along.map(([x], index) => [0, x, index < length - 2 ? 'b' : 'w']) };
		engine.setPosition({ floor, core: null, blocks });
		// Three quarter turns lay its foot to the left.
		expect(engine.claims('w', placed, [key])).toEqual([{ rotation: 3, u: 0, v: 0 }]);
		const supply = [{ shape: deck.shapes['I2'] as Cell[], colour: 'w' }] as const;
		expect(engine.solve(supply, [key], false)).toEqual([{ block: 0, cells: placed, keys: [0] }]);
	});
});
