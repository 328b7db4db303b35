// Fitting the model to solving records: times that follow other numbers are found out, and only what somebody did alone counts.
import { beforeAll, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { SOLVER, type SolverModel } from '../../../puzzles/block-and-key/solver.ts';
import { fit } from '../../../puzzles/tools/fit/fit.ts';
import { solvingsIn } from '../../../puzzles/tools/fit/records.ts';
import { storedDailies } from '../../../puzzles/tools/dailies/stored.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { makeLink } from '../../../web/games/block-and-key/puzzles/link.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { startEngine } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const dailies = ['2026-03-02', '2026-03-05', '2026-03-08'].flatMap((date) => storedDailies(date) as Puzzle[]);
const effortOf = (puzzle: Puzzle, model: SolverModel) => solve(engine, deck, puzzle, model).effort;

it('finds numbers that say more of times made by others, whatever the pace', () => {
	const { acts } = SOLVER;
	const truth = {
		...SOLVER,
		acts: { ...acts, 'not-taller': 3 * acts['not-taller'], ledge: 0.4 * acts.ledge }
	};
	const solvings = ['a', 'b'].flatMap((person, k) =>
		dailies.map((puzzle) => ({ puzzle, person, seconds: (k + 2) * effortOf(puzzle, truth) }))
	);
	const { before, after, model } = fit(solvings, SOLVER, effortOf);
	expect(before).toBeGreaterThan(0.02);
	expect(after).toBeLessThan(before / 2);
	expect(model.acts['not-taller'] / model.acts.ledge).toBeGreaterThan(
		SOLVER.acts['not-taller'] / SOLVER.acts.ledge
	);
});

it('reads dailies and practice that were solved alone, each once', () => {
	const [star, sun] = dailies as [Puzzle, Puzzle];
	const play = { puzzle: star.id, openedAt: 1000, solvedAt: 61_000, hints: 0 };
	const backup = {
		records: {
			sessions: [
				{ ...play, openedAt: 70_000, solvedAt: 75_000 },
				play,
				{ ...play, puzzle: '2026-03-09-sun', hints: 1 },
				{ ...play, puzzle: '2026-03-10-sun', solvedAt: null },
				{ ...play, puzzle: '2026-03-11-sun', solvedAt: 9_000_000 },
				{ ...play, puzzle: '2026-03-12-sun', assistedAt: 3000 },
				{ ...play, puzzle: '2020-01-01-sun' }
			],
			practice: [
				{ ...play, puzzle: 'z-1', text: makeLink(sun) },
				{ ...play, puzzle: 'z-2', text: 'nothing' }
			]
		}
	};
	const found = solvingsIn(JSON.stringify(backup), 'a');
	expect(found.map(({ puzzle, seconds }) => [puzzle.id, seconds])).toEqual([
		[star.id, 60],
		['z-1', 60]
	]);
});
