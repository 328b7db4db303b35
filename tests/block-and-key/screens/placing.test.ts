// A Block in the hand: turns, moves, resting places, and the flat view and reasons drawn from them.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import {
	SEATS,
	type Cell,
	type Position,
	type Seat,
	type Shape
} from '../../../engine-wasm/host/vocabulary.ts';
import { shapes as deckShapes } from '../../../puzzles/block-and-key/deck.json';
import { dailyPuzzles, tableFile } from '../../../puzzles/block-and-key/daily/table.ts';
import { cluesOf } from '../../../web/games/block-and-key/clues.ts';
import { flatView } from '../../../web/games/block-and-key/flatview.ts';
import {
	STEPS,
	TURNS,
	gripCell,
	gripSquare,
	heldOn,
	moveTo,
	poseOf,
	restingCells,
	startHeld,
	stepTo,
	turnPose,
	type Held,
	type Pose,
	type WorthOf
} from '../../../web/games/block-and-key/placing.ts';
import { Stacks } from '../../../web/games/block-and-key/puzzles/stacks.ts';
import { fromSeat, toSeat } from '../../../web/games/block-and-key/seats.ts';
import { bestTry, judge } from '../../../web/games/block-and-key/judging.ts';
import { drawnTo } from '../../../web/games/block-and-key/magnet.ts';
import { choose, emptyHand, heldIn } from '../../../web/lib/boards/placing/hand.ts';
import { Trial } from '../../../web/games/block-and-key/trial.ts';

const shapes = deckShapes as unknown as Record<string, Shape>;
const FLOOR = { width: 8, depth: 8 };
const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));

let engine: Engine;
beforeAll(async () => {
	engine = await Engine.start(await WebAssembly.compile(file('engine-wasm/build/engine.wasm')));
});

const dailies = (date: string) =>
	dailyPuzzles(file(`puzzles/block-and-key/daily/${tableFile(date)}.bin`), date);

const anyShape = fc.constantFrom(...Object.keys(shapes));
const anySeat = fc.constantFrom<Seat>(...SEATS);
const anyTurn = fc.constantFrom(...TURNS);
const anyWay = fc.constantFrom<1 | -1>(1, -1);
const anySquare = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 }));

function posesFrom(pose: Pose, seat: Seat): Pose[] {
	const known = new Map([[String(pose), pose]]);
	for (const next of known.values())
		for (const turn of TURNS) {
			const other = turnPose(next, turn, 1, seat);
			if (!known.has(String(other))) known.set(String(other), other);
		}
	return [...known.values()];
}

describe('turning', () => {
	test('reaches exactly the 24 orientations of a shape without symmetry, so it never mirrors, from every seat', () => {
		// Three different arms: no turn maps it onto itself.
		const arms: Shape = [
			[0, 0, 0],
			[1, 0, 0],
			[0, 1, 0],
			[0, 2, 0],
			[0, 0, 1],
			[0, 0, 2],
			[0, 0, 3]
		];
		for (const seat of SEATS) expect(posesFrom(poseOf(arms), seat)).toHaveLength(24);
	});

	test('each turn is undone by its reverse and by three more of it', () => {
		fc.assert(
			fc.property(anyShape, anySeat, anyTurn, anyWay, fc.array(anyTurn), (id, seat, turn, way, before) => {
				const pose = before.reduce<Pose>(
					(now, next) => turnPose(now, next, 1, seat),
					poseOf(shapes[id] as Shape)
				);
				const once = turnPose(pose, turn, way, seat);
				expect(turnPose(once, turn, way === 1 ? -1 : 1, seat)).toEqual(pose);
				let round = pose;
				for (let k = 0; k < 4; k++) round = turnPose(round, turn, way, seat);
				expect(round).toEqual(pose);
			})
		);
	});

	test('heldOn finds the hand for any cells that a Block can fill', () => {
		for (const shape of Object.values(shapes)) {
			for (const pose of posesFrom(poseOf(shape), 'S')) {
				const cells = restingCells({ pose, square: [3, 3] }, FLOOR, () => 0);
				const held = heldOn(poseOf(shape), cells, 'S') as Held;
				expect(restingCells(held, FLOOR, () => 0)).toEqual(cells);
			}
		}
	});

	test.each([
		['spin', [0, 1, 0], [1, 0, 0]],
		['tip', [0, 0, 1], [0, 1, 0]],
		['roll', [0, 0, 1], [1, 0, 0]]
	] as const)('%s brings %o to %o as the seat sees it', (turn, from, to) => {
		for (const seat of SEATS) {
			const pose = [[0, 0, 0], fromSeat(from, seat)] as Cell[];
			expect(turnPose(pose, turn, 1, seat).map((cell) => toSeat(cell, seat))).toContainEqual([...to]);
		}
	});

	test('the grip is a cell of the Block in every pose', () => {
		for (const shape of Object.values(shapes))
			for (const pose of posesFrom(poseOf(shape), 'S')) expect(pose).toContainEqual([0, 0, 0]);
	});
});

describe('moving', () => {
	test('always stays inside the grid, whatever is pressed', () => {
		const press = fc.oneof(
			fc.record({ turn: anyTurn, way: anyWay }),
			fc.record({ step: fc.constantFrom(...STEPS) }),
			fc.record({ square: anySquare })
		);
		fc.assert(
			fc.property(anyShape, anySeat, fc.array(press, { maxLength: 40 }), (id, seat, presses) => {
				let held: Held = { pose: poseOf(shapes[id] as Shape), square: [0, 7] };
				for (const press of presses) {
					if ('turn' in press) held = { ...held, pose: turnPose(held.pose, press.turn, press.way, seat) };
					else if ('step' in press) held = stepTo(held, press.step, seat, FLOOR);
					else held = moveTo(held, press.square, FLOOR);
					for (const [x, y, z] of restingCells(held, FLOOR, () => 0)) {
						expect(Math.min(x, y, z)).toBeGreaterThanOrEqual(0);
						expect(Math.max(x, y)).toBeLessThan(8);
					}
				}
			})
		);
	});

	test('a turn at the edge and its reverse lead back to the same place', () => {
		fc.assert(
			fc.property(anyShape, anySeat, anyTurn, anySquare, (id, seat, turn, square) => {
				const held = moveTo({ pose: poseOf(shapes[id] as Shape), square }, square, FLOOR);
				const there = { ...held, pose: turnPose(held.pose, turn, 1, seat) };
				const back = { ...there, pose: turnPose(there.pose, turn, -1, seat) };
				expect(restingCells(back, FLOOR, () => 0)).toEqual(restingCells(held, FLOOR, () => 0));
			})
		);
	});

	test('steps follow the seat', () => {
		const held: Held = { pose: [[0, 0, 0]], square: [4, 4] };
		const step = (seat: Seat, way: (typeof STEPS)[number]) => stepTo(held, way, seat, FLOOR).square;
		expect(STEPS.map((way) => step('S', way))).toEqual([
			[3, 4],
			[5, 4],
			[4, 5],
			[4, 3]
		]);
		expect(STEPS.map((way) => step('W', way))).toEqual([
			[4, 5],
			[4, 3],
			[5, 4],
			[3, 4]
		]);
		expect(step('N', 'right')).toEqual([3, 4]);
		expect(step('E', 'away')).toEqual([3, 4]);
	});
});

describe('resting', () => {
	test('each legal placement is where the Block comes to rest, and heldOn finds it again', () => {
		for (const puzzle of dailies('2026-11-14')) {
			const stacks = new Stacks(puzzle.position);
			engine.setPosition(puzzle.position, puzzle.seat);
			for (const { shape: id } of puzzle.supply) {
				const shape = shapes[id] as Shape;
				for (const cells of engine.placements(shape)) {
					const held = heldOn(poseOf(shape), cells, 'S') as Held;
					expect(gripSquare(held, FLOOR)).toEqual(held.square);
					expect(restingCells(held, FLOOR, (x, y) => stacks.height(x, y))).toEqual(cells);
					expect(cells).toContainEqual(gripCell(held, FLOOR, cells));
				}
			}
		}
	});

	test('starts in the nearest place allowed, rather in sight, turned only where it must be', () => {
		const pose = poseOf(shapes.I2 as Shape);
		const flat = () => 0;
		const start = (worthOf: WorthOf, last: readonly [number, number] | null) =>
			startHeld(pose, FLOOR, flat, worthOf, 'S', last);
		expect(start(() => 2, [6, 1])).toEqual({ pose, square: [6, 1] });
		expect(start(([cell]) => (cell?.[0] === 6 ? 2 : 0), null).square).toEqual([6, 3]);
		expect(start(([cell]) => (cell?.[0] === 6 ? 2 : 0), [1, 1]).square).toEqual([6, 1]);
		// Hidden where it is near, in sight farther away.
		expect(start(([cell]) => (cell?.[1] === 3 ? 1 : cell?.[1] === 0 ? 2 : 0), null).square[1]).toBe(0);
		const upright = start((cells) => (cells[1]?.[2] === 1 ? 2 : 0), [2, 2]);
		expect(upright.pose).not.toEqual(pose);
		expect(upright.square).toEqual([2, 2]);
		expect(start(() => 0, null)).toEqual({ pose, square: [3, 3] });
		expect(start(() => 0, [6, 1])).toEqual({ pose, square: [6, 1] });
	});

	test('drawn by a finger it stands where that points, or beside it where it may', () => {
		const held: Held = { pose: poseOf(shapes.I2 as Shape), square: [0, 0] };
		const to = (square: readonly [number, number], worthOf: WorthOf) =>
			drawnTo(held, square, FLOOR, () => 0, worthOf).square;
		expect(to([4, 4], () => 1)).toEqual([4, 4]);
		expect(to([4, 4], ([cell]) => (cell?.[1] === 5 ? 1 : 0))).toEqual([4, 5]);
		expect(to([4, 4], ([cell]) => (cell?.[1] === 6 ? 1 : 0))).toEqual([4, 4]);
	});

	test('no first pick starts where it may not stand, as long as the Block fits anywhere', () => {
		for (let day = 1; day <= 4; day++)
			for (const puzzle of dailies(`2026-11-${String(7 * day).padStart(2, '0')}`)) {
				const trial = new Trial(engine, puzzle, shapes);
				const ground = {
					floor: FLOOR,
					seat: puzzle.seat,
					heightAt: trial.heightAt,
					worthOf: trial.worthOf
				};
				for (const [block] of trial.supply.entries()) {
					const held = heldIn(choose(emptyHand(trial.supply), block, ground))!;
					const cells = restingCells(held, FLOOR, trial.heightAt);
					expect(trial.isLegal(cells)).toBe(trial.placements(block).length > 0);
				}
			}
	});
});

describe('looking', () => {
	test('the flat view agrees with the engine from every seat', () => {
		for (const date of ['2026-01-01', '2026-11-14', '2027-02-28'])
			for (const { position } of dailies(date))
				for (const seat of SEATS) {
					engine.setPosition(position, seat);
					const mine = flatView(position, seat);
					const view = engine.view();
					expect(mine.map((row) => row.map((face) => face?.colour ?? null))).toEqual(view.colours);
					expect(mine.map((row) => row.map((face) => face?.owner ?? -1))).toEqual(view.owners);
				}
	});

	test('every daily of a week: one answer, its look claims, its clues name it', () => {
		for (let day = 9; day < 16; day++)
			for (const puzzle of dailies(`2026-11-${String(day).padStart(2, '0')}`)) {
				const trial = new Trial(engine, puzzle, shapes);
				const [answer, ...others] = trial.solutions();
				expect(others).toEqual([]);
				const look = trial.look(answer!.block, answer!.cells);
				expect(look).toMatchObject({ legal: true, reasons: [] });
				const { fits, claims } = judge(trial, answer!.block, answer!.cells);
				expect(claims).toBe(true);
				expect(fits.reduce((sum, { right }) => sum + right, 0)).toBe(trial.total);
				const clues = cluesOf(trial)!;
				expect(clues.block).toBe(answer!.block);
				expect(clues.adds + clues.old.length).toBe(trial.total);
				expect(clues.adds).toBeGreaterThan(0);
				expect(clues.old.length).toBeGreaterThan(0);
				expect(bestTry(trial, answer!.block)?.right).toBe(trial.total);
			}
	});

	test('a look tells how much of the Block is seen: a bar on end and one behind a stack', () => {
		const [, sun] = dailies('2026-11-14');
		const trial = new Trial(engine, sun!, shapes);
		trial.supply.forEach(({ shape }, block) => {
			engine.setPosition(sun!.position, 'S');
			for (const cells of engine.placements(shape).slice(0, 50)) {
				const { seen, faces } = trial.look(block, cells);
				const front = cells.filter(([x, y, z]) => !cells.some(([a, b, c]) => a === x && c === z && b < y));
				expect(faces).toBe(front.length);
				const shown = front.filter(([x, y, z]) => {
					const before = [...sun!.position.blocks.flatMap((one) => one.cells)];
					const core = trial.view[z]?.[x];
					return (
						!before.some(([a, b, c]) => a === x && c === z && b < y) &&
						!(core?.owner === 0 && core.cell[1] < y)
					);
				});
				expect(seen).toBe(shown.length);
			}
		});
	});
});

describe('reasons', () => {
	const tower = (height: number): Position => ({
		floor: FLOOR,
		core: null,
		blocks: [
			{ colour: 'a', cells: Array.from({ length: height }, (_, z): Cell => [2, 2, z]) },
			{ colour: 'w', cells: [[5, 5, 0] as Cell, [5, 6, 0] as Cell] }
		]
	});
	const trialOn = (height: number) =>
		new Trial(
			engine,
			{
				position: tower(height),
				seat: 'S',
				supply: [{ shape: 'I2', colour: 'b' }],
				keys: [{ squares: [[0, 0, 'b']] }]
			},
			shapes
		);

	test.each([
		[
			'not-taller',
			4,
			[
				[3, 2, 0],
				[3, 2, 1]
			],
			{ top: 2, height: 4, columns: [[2, 2]] }
		],
		[
			'ledge',
			4,
			[
				[2, 2, 4],
				[3, 2, 4]
			],
			{ top: 5, columns: [[3, 2]] }
		],
		[
			'no-contact',
			4,
			[
				[0, 7, 0],
				[1, 7, 0]
			],
			{ height: 0, columns: [] }
		],
		[
			'too-high',
			6,
			[
				[2, 2, 6],
				[2, 2, 7]
			],
			{ top: 8, columns: [[2, 2]] }
		]
	] as const)('%s comes with its numbers', (rule, height, cells, facts) => {
		const { reasons, legal } = trialOn(height).look(0, cells);
		expect(legal).toBe(false);
		expect(reasons.map((reason) => reason.rule)).toContain(rule);
		expect(reasons.find((reason) => reason.rule === rule)).toMatchObject(facts);
		expect(reasons.map((reason) => reason.rule)).not.toContain('outside');
	});
});
