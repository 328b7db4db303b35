// The newcomer's puzzle: what its data claims, by the engine and by the slow reference; and the words that lead through it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { FIRST } from '../../../puzzles/block-and-key/first.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import { difficultyOfEffort } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { judge, type Verdict } from '../../../web/games/block-and-key/puzzles/judge.ts';
import { solve as solveAsPerson } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { themesOf } from '../../../web/games/block-and-key/puzzles/themes.ts';
import deFirst from '../../../web/lib/text/de/first.ts';
import de from '../../../web/lib/text/de/puzzle.ts';
import deLater from '../../../web/lib/text/de/puzzle-later.ts';
import enFirst from '../../../web/lib/text/en/first.ts';
import en from '../../../web/lib/text/en/puzzle.ts';
import enLater from '../../../web/lib/text/en/puzzle-later.ts';
import frFirst from '../../../web/lib/text/fr/first.ts';
import fr from '../../../web/lib/text/fr/puzzle.ts';
import frLater from '../../../web/lib/text/fr/puzzle-later.ts';
import { explain, solve } from '../reference/index.ts';
import { startEngine } from './examples.ts';

const supply = supplyOf(deck, FIRST.supply);

describe('the first puzzle', () => {
	let engine: Engine;
	let verdict: Verdict;
	beforeAll(async () => {
		engine = await startEngine();
		verdict = judge(engine, deck, FIRST);
	});

	it('keeps every rule of a Star but the size of its temple', () => {
		expect(verdict.codes).toEqual(['block-count']);
	});

	it('is described as it is', () => {
		const { study } = verdict;
		const { effort } = solveAsPerson(engine, deck, FIRST);
		expect(study && { difficulty: difficultyOfEffort(effort), themes: themesOf(study) }).toEqual({
			difficulty: FIRST.difficulty,
			themes: FIRST.themes
		});
	});

	it('is reachable and has one answer, says the slow reference too', () => {
		const { position, seat, keys } = FIRST;
		for (const [at, { cells }] of position.blocks.entries())
			expect(explain({ ...position, blocks: position.blocks.slice(0, at) }, cells)).toEqual([]);
		const answers = solve(position, seat, supply, keys, true);
		expect(answers).toHaveLength(1);
		engine.setPosition(position, seat);
		expect(engine.solve(supply, keys, true).map(({ block, cells }) => ({ block, cells }))).toEqual(
			answers.map(({ block, cells }) => ({ block, cells }))
		);
	});

	it.each([
		['en', enFirst, en, enLater],
		['de', deFirst, de, deLater],
		['fr', frFirst, fr, frLater]
	])('is taught in at most 15 words a step (%s)', (_, first, { turns }, { reasons }) => {
		const steps = [
			[first.choose, first.chooseText],
			[first.wrong, first.wrongText],
			[first.move('d6'), first.moveText],
			[first.turn(turns.roll), first.turnText],
			[reasons.ledge.name, first.turn(turns.roll)],
			[reasons.ledge.name, first.move('d6')],
			[first.match, first.matchText]
		];
		for (const step of steps)
			expect(step.join(' ').split(/\s+/).length, step.join(' ')).toBeLessThanOrEqual(15);
	});
});
