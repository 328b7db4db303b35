// The JSON command makes and judges puzzles of every kind.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { createProtocol } from '../../../engine-wasm/host/protocol.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { KINDS } from '../../../puzzles/schema/puzzle.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import { puzzleCommands, withEffort } from '../../../puzzles/tools/dailies/commands.ts';
import { startEngine } from '../puzzles/examples.ts';

interface Told {
	readonly error?: string;
	readonly kind: string;
	readonly effort: number;
	readonly difficulty: number;
	readonly steps: readonly { readonly code: string; readonly facts: object }[];
	readonly solutions: readonly { readonly first?: object }[];
	readonly puzzles: readonly Told[];
}

let ask: (request: object) => Told;
beforeAll(async () => {
	const engine: Engine = await startEngine();
	const answer = createProtocol(engine, {
		deck,
		dailyPuzzles: (date) => storedDailies(date)?.map((puzzle) => withEffort(engine, deck, puzzle)) ?? null,
		soloRuns: {},
		commands: puzzleCommands(engine, deck)
	});
	ask = (request) => JSON.parse(answer(JSON.stringify(request))) as Told;
});

test.each(KINDS)('%s: made by its seed, and judged as it was told', (kind) => {
	const wish = { cmd: 'puzzle', kind, level: 'star', seed: 'protocol' };
	const puzzle = ask(wish);
	expect(puzzle).toMatchObject({ kind, level: 'star' });
	expect(ask(wish)).toEqual(puzzle);
	const judged = ask({ ...puzzle, cmd: 'judge' });
	expect(judged.effort).toBe(puzzle.effort);
	expect(judged.solutions).toEqual(puzzle.solutions);
	expect(judged.steps.length).toBeGreaterThan(0);
	for (const { code, facts } of judged.steps) {
		expect(code).toMatch(/^[a-z-]+$/);
		expect(facts).toBeTypeOf('object');
	}
	expect(puzzle.effort).toBeGreaterThan(0);
	for (const { first } of puzzle.solutions) expect(first !== undefined).toBe(kind === 'two-blocks');
});

test('a daily has a kind and an effort', () => {
	for (const puzzle of ask({ cmd: 'daily', date: '2026-11-16' }).puzzles) {
		expect(puzzle.kind).toBe('one-block');
		expect(puzzle.effort).toBeGreaterThan(0);
		expect(ask({ ...puzzle, cmd: 'judge' })).toMatchObject({
			effort: puzzle.effort,
			solutions: puzzle.solutions
		});
	}
});

describe('what cannot be asked', () => {
	const rows: readonly [string, object, RegExp][] = [
		[
			'a kind that is none',
			{ cmd: 'puzzle', kind: 'three-blocks', level: 'star', seed: 'x' },
			/bad-setup: kind/
		],
		['no seed', { cmd: 'puzzle', kind: 'one-block', level: 'star' }, /missing: seed/],
		[
			'a theme of another kind',
			{ cmd: 'puzzle', kind: 'which-key', level: 'star', seed: 'x', themes: ['bridge'] },
			/bad-setup: themes/
		],
		['nothing to judge', { cmd: 'judge' }, /missing: supply/],
		[
			'too few keys',
			{ cmd: 'judge', kind: 'which-key', supply: [{ shape: 'I2', colour: 'w' }], keys: ['star-1'] },
			/empty: keys/
		],
		['an unknown shape', { cmd: 'judge', supply: [{ shape: 'X9', colour: 'w' }], keys: [] }, /unknown-shape/]
	];

	test.each(rows)('%s', (_, request, error) => {
		expect(ask(request).error).toMatch(error);
	});
});
