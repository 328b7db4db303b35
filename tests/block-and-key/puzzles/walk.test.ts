// Everything that a walk-through claims is worked out here once more, from the engine's own view, rules and claims.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell, Colour, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { shapes as deckShapes } from '../../../puzzles/block-and-key/deck.json';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { dailyPuzzles, tableFile } from '../../../puzzles/block-and-key/daily/table.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { makePuzzle } from '../../../web/games/block-and-key/puzzles/make.ts';
import { temptingOf, walkOf, type Placement } from '../../../web/games/block-and-key/puzzles/walk.ts';
import { judge } from '../../../web/games/block-and-key/judging.ts';
import { Trial } from '../../../web/games/block-and-key/trial.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { civilDate, utcDay } from '../../../web/lib/progress/civil.ts';

const shapes = deckShapes as unknown as Record<string, Shape>;
const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));

let engine: Engine;
beforeAll(async () => {
	engine = await Engine.start(await WebAssembly.compile(file('engine-wasm/build/engine.wasm')));
});

/** Star, Sun and Moon of day after day, all weekdays among them: Sunday's Moon has two keys. */
function dailies(days: number): Puzzle[] {
	const first = utcDay(Date.UTC(2026, 0, 4));
	return Array.from({ length: days }, (_, k) => civilDate(first + 41 * k)).flatMap((date) =>
		dailyPuzzles(file(`puzzles/block-and-key/daily/${tableFile(date)}.bin`), date)
	);
}

/** The colours that the seat sees, with one more Block or without. */
function seen({ position, seat }: Puzzle, colour?: Colour, cells: readonly Cell[] = []) {
	const blocks = colour ? [...position.blocks, { colour, cells }] : position.blocks;
	engine.setPosition({ ...position, blocks }, seat);
	return engine.view().colours;
}

function prove(
	puzzle: Puzzle,
	tries: readonly Placement[]
): { tempting: 'own' | 'refused' | 'missing'; keys: number } {
	const trial = new Trial(engine, puzzle, shapes);
	const [answer] = trial.solutions();
	if (!answer) throw new Error('no answer');
	const { colour } = puzzle.supply[answer.block]!;
	const steps = walkOf(trial, answer);
	expect(steps.length).toBeGreaterThanOrEqual(2);
	expect(steps.length).toBeLessThanOrEqual(4);
	expect(steps.filter(({ kind }) => kind === 'place')).toHaveLength(1);
	const before = seen(puzzle);
	const after = seen(puzzle, colour, answer.cells);
	const keys = new Set<number>();
	for (const step of steps) {
		if (step.kind === 'place') {
			engine.setPosition(puzzle.position, puzzle.seat);
			const { manner, clues } = step;
			expect(clues.top).toBe(1 + Math.max(...answer.cells.map(([, , z]) => z)));
			if (!clues.cornerOnly) expect(clues.top).toBeGreaterThan(clues.beside);
			const columns = [...new Set(answer.cells.map(([x, y]) => `${x},${y}`))];
			const floats = columns.some((column) => {
				const low = Math.min(...answer.cells.filter(([x, y]) => `${x},${y}` === column).map(([, , z]) => z));
				const [x = 0, y = 0] = column.split(',').map(Number);
				return low > 0 && !trial.stacks.isOccupied(x, y, low - 1);
			});
			expect(manner === 'bridge').toBe(floats);
			const faces = new Set(answer.cells.map(([x, , z]) => `${x},${z}`));
			const own = trial
				.viewWith(answer.block, answer.cells)
				.flat()
				.filter((face) => face?.owner === trial.owner);
			if (puzzle.seat === 'S' && manner !== 'bridge')
				expect(manner === 'behind').toBe(own.length < faces.size);
			if (manner === 'top') expect(Math.min(...answer.cells.map(([, , z]) => z))).toBeGreaterThan(0);
			if (manner === 'stand') expect(Math.min(...answer.cells.map(([, , z]) => z))).toBe(0);
			continue;
		}
		keys.add(step.key);
		const { squares, right } = step.fit;
		expect(squares).toHaveLength(puzzle.keys[step.key]!.squares.length);
		expect(right).toBe(squares.filter((square) => square.right).length);
		for (const square of squares) {
			const there = before[square.v]?.[square.u] ?? null;
			expect(square.found).toBe(there);
			expect(square.right).toBe(there === square.colour);
			// With the Block all of them show, and what is missing is of its colour.
			expect(after[square.v]?.[square.u]).toBe(square.colour);
			if (!square.right) expect(square.colour).toBe(colour);
		}
	}
	expect([...keys]).toEqual(puzzle.keys.map((_, k) => k));

	const tempting = temptingOf(engine, shapes, trial, tries);
	if (!tempting) throw new Error('nothing tempts');
	const { block, cells, rules, own } = tempting;
	const tried = seen(puzzle, puzzle.supply[block]!.colour, cells);
	engine.setPosition(puzzle.position, puzzle.seat);
	expect(new Set(rules)).toEqual(new Set(engine.explain(cells)));
	const fits = judge(trial, block, cells).fits;
	for (const { u, v, colour: wanted, right, found } of fits.flatMap(({ squares }) => squares)) {
		expect(found).toBe(tried[v]?.[u] ?? null);
		expect(right).toBe(found === wanted);
	}
	if (own) expect(tries.some((one) => one.block === block && String(one.cells) === String(cells))).toBe(true);
	if (rules.length > 0) {
		// It would show the key that is named, with a part of the Block.
		const fit = fits[tempting.key]!;
		expect(fit.right).toBe(fit.squares.length);
		return { tempting: 'refused', keys: puzzle.keys.length };
	}
	engine.setPosition(puzzle.position, puzzle.seat);
	const claimed = engine.claims(puzzle.supply[block]!.colour, cells, puzzle.keys);
	expect(claimed).toContain(null);
	return { tempting: own ? 'own' : 'missing', keys: puzzle.keys.length };
}

describe('a walk-through', () => {
	test('of 210 dailies says nothing that is not so; Sundays with two keys among them', () => {
		const found = dailies(70).map((puzzle) => prove(puzzle, []));
		expect(found).toHaveLength(210);
		expect(found.filter(({ keys }) => keys === 2).length).toBeGreaterThan(5);
		expect(found.some(({ tempting }) => tempting === 'refused')).toBe(true);
		expect(found.some(({ tempting }) => tempting === 'missing')).toBe(true);
	}, 60_000);

	test('of puzzles made for practice neither', () => {
		for (const [level, theme] of [
			['star', null],
			['sun', 'bridge'],
			['moon', null],
			['moon', 'two-keys']
		] as const) {
			const random = randomFrom(`walk ${level} ${theme}`);
			for (let k = 0; k < 5; k++) {
				const puzzle = makePuzzle(engine, deck, random, {
					id: `practice-${k}`,
					level,
					...(theme && { theme })
				});
				expect(prove(puzzle!, []).keys).toBe(theme === 'two-keys' ? 2 : puzzle!.keys.length);
			}
		}
	}, 60_000);

	test('names the person’s own near miss first, the one with most squares', () => {
		for (const puzzle of dailies(10)) {
			const trial = new Trial(engine, puzzle, shapes);
			const tries = puzzle.supply.flatMap((_, block) =>
				trial
					.placements(block)
					.slice(0, 40)
					.map((cells): Placement => ({ block, cells }))
			);
			const sums = tries
				.filter(({ block, cells }) => !trial.claims(block, cells))
				.map(({ block, cells }) =>
					judge(trial, block, cells).fits.reduce((sum, fit) => sum + (fit.fresh > 0 ? fit.right : 0), 0)
				);
			if (Math.max(...sums) === 0) continue;
			expect(prove(puzzle, tries).tempting).toBe('own');
			const own = temptingOf(engine, shapes, trial, tries)!;
			const fits = judge(trial, own.block, own.cells).fits;
			expect(fits.reduce((sum, fit) => sum + (fit.fresh > 0 ? fit.right : 0), 0)).toBe(Math.max(...sums));
		}
	}, 60_000);

	test('of a placement that claims nothing is none', () => {
		const [puzzle] = dailies(1);
		const trial = new Trial(engine, puzzle!, shapes);
		const miss = trial.placements(0).find((cells) => !trial.claims(0, cells))!;
		expect(walkOf(trial, { block: 0, cells: miss })).toEqual([]);
	});
});
