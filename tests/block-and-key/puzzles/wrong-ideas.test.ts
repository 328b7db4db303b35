// Wrong ideas behind tries: simulated players are recognised, and whatever is said of a try holds by the slow rules.
// `npm run proof -- wrong-ideas 1000` asks many more.
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { DRILLS, drillLevel, makeDrill } from '../../../web/games/block-and-key/puzzles/drills.ts';
import { makeRung, rungOf, TOP_RUNG } from '../../../web/games/block-and-key/puzzles/ladder.ts';
import { isFit } from '../../../web/games/block-and-key/puzzles/judge.ts';
import { study } from '../../../web/games/block-and-key/puzzles/study.ts';
import { WRONG_IDEAS, wrongIdeas } from '../../../web/games/block-and-key/puzzles/wrong-ideas.ts';
import { Trial } from '../../../web/games/block-and-key/trial.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { sample, WHO } from '../wrong-ideas/sample.ts';
import { isTrue } from '../wrong-ideas/recheck.ts';
import { draftOf, FINE, startEngine } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

describe('simulated players', () => {
	it.each(WHO)('%s', (who) => {
		const { tries, as, wrong } = sample(engine, who, 20, 'unit');
		expect(wrong).toEqual([]);
		if (who !== 'random') expect((as[who] ?? 0) / tries).toBeGreaterThanOrEqual(0.8);
	});
});

test('nothing is said of what claims, of what is illegal, nor of a Block that is not there', () => {
	const draft = draftOf(FINE.sun);
	const trial = new Trial(engine, draft, deck.shapes);
	const [answer] = trial.solutions();
	expect(answer).toBeDefined();
	if (!answer) return;
	expect(wrongIdeas(trial, answer.block, answer.cells)).toEqual([]);
	expect(
		wrongIdeas(
			trial,
			answer.block,
			answer.cells.map(([x, y, z]) => [x, y, z + 1])
		)
	).toEqual([]);
	expect(wrongIdeas(trial, 9, answer.cells)).toEqual([]);
});

test('the second implementation refuses claims that are made up', () => {
	const draft = draftOf(FINE.moon);
	const trial = new Trial(engine, draft, deck.shapes);
	const [answer] = trial.solutions();
	const block = (answer?.block ?? 0) + 1;
	const [cells] = trial.placements(block);
	if (!answer || !cells) throw new Error('no example');
	const claims = wrongIdeas(trial, block, cells).map(({ idea }) => idea);
	const tried = { block, cells };
	if (!claims.includes('mirror')) expect(isTrue(draft, tried, { idea: 'mirror' })).toBe(false);
	expect(isTrue(draft, tried, { idea: 'one-off', cells: answer.cells })).toBe(false);
	expect(isTrue(draft, tried, { idea: 'ledge', cells: answer.cells })).toBe(false);
	expect(isTrue(draft, tried, { idea: 'old-faces', key: 0, right: 2 })).toBe(false);
	expect(isTrue(draft, { block: answer.block, cells: answer.cells }, { idea: 'mirror' })).toBe(false);
});

describe('drills', () => {
	it.each(WRONG_IDEAS)('%s: a trap where it is meant to be one, and none in a look-alike', (idea) => {
		for (const trap of [true, false]) {
			const level = drillLevel(idea, 'star');
			const puzzle = makeDrill(engine, deck, randomFrom(`drill ${idea}`), { idea, trap, level: 'star' });
			if (!puzzle) throw new Error('no drill was found');
			expect(puzzle.level).toBe(level);
			expect(isFit(study(engine, deck, puzzle))).toBe(true);
			const trial = new Trial(engine, puzzle, deck.shapes);
			const leads = trial.supply.some((_, block) =>
				trial
					.placements(block)
					.some((cells) =>
						wrongIdeas(trial, block, cells).some((claim) => claim.idea === idea && !('block' in claim))
					)
			);
			expect(leads).toBe(trap);
		}
	});

	test('two of five are look-alikes, and the first is none', () => {
		for (const order of DRILLS) expect([order[0], order.filter((trap) => !trap).length]).toEqual([true, 2]);
	});
});

describe('the ladder', () => {
	test('rises from rung to rung until the top, through all levels', () => {
		const rungs = Array.from({ length: TOP_RUNG }, (_, k) => rungOf(k + 1));
		for (const [k, { difficulty }] of rungs.entries())
			expect(difficulty[0]).toBeGreaterThan(rungs[k - 1]?.difficulty[1] ?? 0);
		expect(new Set(rungs.map(({ level }) => level)).size).toBe(3);
		expect(rungOf(TOP_RUNG + 7)).toEqual(rungOf(TOP_RUNG));
	});

	test.each([1, 5, 9, 14, 18, TOP_RUNG])(
		'rung %i: the same puzzle for the same climb, as hard as it should be',
		(rung) => {
			const puzzle = makeRung(engine, deck, 1_700_000_000_000, rung);
			if (!puzzle) throw new Error('no puzzle was found');
			const { level, difficulty } = rungOf(rung);
			expect(puzzle.level).toBe(level);
			expect(puzzle.difficulty).toBeGreaterThanOrEqual(difficulty[0]);
			expect(puzzle.difficulty).toBeLessThanOrEqual(difficulty[1]);
			expect(isFit(study(engine, deck, puzzle))).toBe(true);
			expect(makeRung(engine, deck, 1_700_000_000_000, rung)).toEqual(puzzle);
			expect(makeRung(engine, deck, 1_700_000_000_001, rung)).not.toEqual(puzzle);
		}
	);
});
