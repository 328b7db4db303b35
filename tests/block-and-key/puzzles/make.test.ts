// The search that makes practice on the phone: what it finds keeps every rule, and the same seed finds the same.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { puzzleKeys } from '../../../puzzles/block-and-key/puzzle-keys.ts';
import { designOf } from '../../../puzzles/schema/deck.ts';
import { LEVELS, type Level } from '../../../puzzles/schema/levels.ts';
import { THEMES, type Theme } from '../../../puzzles/schema/puzzle.ts';
import { boxOf, shapeIdOf, turnsOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { difficultyOfEffort } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { judge } from '../../../web/games/block-and-key/puzzles/judge.ts';
import { makePuzzle } from '../../../web/games/block-and-key/puzzles/make.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

describe('making a puzzle', () => {
	it.each(LEVELS)('keeps every rule, with keys of the level (%s)', (level) => {
		const random = randomFrom(`make ${level}`);
		const designs = puzzleKeys[level].map(({ squares }) => designOf(squares));
		for (let k = 0; k < 20; k++) {
			const puzzle = makePuzzle(engine, deck, random, { id: `practice-${k}`, level });
			expect(puzzle && judge(engine, deck, puzzle).codes).toEqual([]);
			for (const { squares } of puzzle?.keys ?? []) expect(designs).toContain(designOf(squares));
		}
	});

	it('meets a wished effort', () => {
		const wish = { id: 'practice', level: 'moon', effort: [40, 44] } as const;
		const puzzle = makePuzzle(engine, deck, randomFrom('effort'), wish);
		if (!puzzle) throw new Error('nothing was found');
		const { effort } = solve(engine, deck, puzzle);
		expect(effort).toBeGreaterThanOrEqual(40);
		expect(effort).toBeLessThanOrEqual(44);
		expect(puzzle.difficulty).toBe(difficultyOfEffort(effort));
	});

	it('finds the same puzzle from the same seed', () => {
		const make = () => makePuzzle(engine, deck, randomFrom('again'), { id: 'practice', level: 'sun' });
		expect(make()).toEqual(make());
	});

	const wishes = LEVELS.flatMap((level) =>
		THEMES.filter((theme) => theme !== 'two-keys' || level === 'moon').map((theme): [Level, Theme] => [
			level,
			theme
		])
	);
	it.each(wishes)('grants a theme (%s, %s)', (level, theme) => {
		const puzzle = makePuzzle(engine, deck, randomFrom('theme'), { id: 'practice', level, theme });
		expect(puzzle?.themes).toContain(theme);
	});

	it('grants the absence of a theme', () => {
		const random = randomFrom('without');
		for (let k = 0; k < 5; k++) {
			const wish = { id: 'practice', level: 'sun', without: 'turned-key' } as const;
			expect(makePuzzle(engine, deck, random, wish)?.themes).not.toContain('turned-key');
		}
	});

	it('gives up when nothing can be found', () => {
		const wish = { id: 'practice', level: 'star', theme: 'two-keys', temples: 50 } as const;
		expect(makePuzzle(engine, deck, randomFrom('none'), wish)).toBeNull();
	});
});

describe('the box', () => {
	it('holds forty Blocks, in as many turns as each shape has', () => {
		expect(boxOf(deck).length).toBe(40);
		const turns = Object.entries(deck.shapes).map(([id, shape]) => [id, turnsOf(shape).length]);
		expect(Object.fromEntries(turns)).toEqual({
			...{ I2: 3, I3: 3, V3: 12, I4: 3, L4: 24, T4: 12, S4: 12, O4: 3, Y4: 8, U5: 12 }
		});
	});

	it('knows a shape however it lies', () => {
		for (const [id, shape] of Object.entries(deck.shapes)) {
			for (const { cells } of turnsOf(shape)) expect(shapeIdOf(deck, cells)).toBe(id);
		}
		expect(shapeIdOf(deck, [[0, 0, 0]])).toBeNull();
	});
});
