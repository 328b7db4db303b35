// The model of people solving: the places it sees, why they fail, what it calls decoys, and that more of them cost more.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { SOLVER, type SkillModel } from '../../../puzzles/block-and-key/solver.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { FIRST } from '../../../puzzles/block-and-key/first.ts';
import { supplyOf } from '../../../web/games/block-and-key/puzzles/blocks.ts';
import {
	expectedActs,
	passesOf,
	type Candidate
} from '../../../web/games/block-and-key/puzzles/solver/effort.ts';
import { Ground } from '../../../web/games/block-and-key/puzzles/solver/poses.ts';
import { Survey } from '../../../web/games/block-and-key/puzzles/solver/survey.ts';
import { solve } from '../../../web/games/block-and-key/puzzles/solver/index.ts';
import { outlinesOf } from '../../../web/games/block-and-key/puzzles/solver/outlines.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { draftOf, FINE, keyOf, startEngine } from './examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const [star, sun, moon] = [FINE.star, FINE.sun, FINE.moon].map(draftOf) as [Draft, Draft, Draft];
type Draft = ReturnType<typeof draftOf>;

describe('the model', () => {
	it.each([star, sun, moon])('ends at the answer that the engine finds ($level)', (draft) => {
		const { steps, effort, perSkill } = solve(engine, deck, draft);
		const [answer] = engine.solve(supplyOf(deck, draft.supply), draft.keys, true);
		const last = steps.at(-1);
		expect(last?.code).toBe('answer');
		expect([last?.facts.block, String(last?.facts.cells)]).toEqual([answer?.block, String(answer?.cells)]);
		expect(steps.slice(0, -1).every(({ code }) => code !== 'answer')).toBe(true);
		const { beginner, regular, expert } = perSkill;
		expect(effort ** 3).toBeCloseTo(beginner * regular * expert, 6);
		expect(effort).toBeGreaterThan(1);
	});

	it('says the same every time', () => {
		expect(solve(engine, deck, sun)).toEqual(solve(engine, deck, sun));
	});

	it('reads the newcomer’s puzzle as its maker does: two squares show, a bar stands upright on the brown stack', () => {
		const { features, steps } = solve(engine, deck, FIRST);
		expect(features).toMatchObject({ missing: 1, betterDecoys: 0, tucked: false, bridge: false });
		expect(steps.at(-1)?.facts).toMatchObject({ rotation: 0, missing: 1, colour: 'w', block: 1 });
	});

	it('asks for more where another Block could stand in the wrong places too', () => {
		const less = { ...sun, supply: sun.supply.filter(({ shape }) => shape !== 'S4') };
		expect(solve(engine, deck, sun).effort).toBeGreaterThan(solve(engine, deck, less).effort);
	});

	it('takes every pass in vain where nothing is right', () => {
		const hopeless = { ...sun, supply: sun.supply.slice(1) };
		const { steps, effort, features } = solve(engine, deck, hopeless);
		expect(steps.every(({ code }) => code !== 'answer')).toBe(true);
		expect(effort).toBeGreaterThan(solve(engine, deck, sun).effort);
		expect(features.missing).toBe(0);
	});

	it('calls what shows one of two keys by its name', () => {
		const both = { ...moon, keys: [...moon.keys] };
		const one = { ...moon, keys: [keyOf('00w 01a 11a 20b 21a')] };
		for (const draft of [both, one]) expect(solve(engine, deck, draft).steps.at(-1)?.code).toBe('answer');
	});
});

describe('the expectation', () => {
	/** One sitting by chance: what happens next does so at its rate; a place is ruled out once in a pass. */
	function sitting(candidates: readonly Candidate[], skill: SkillModel, unit: () => number): number {
		let acts = 0;
		for (const { ruledOut, seen, quit } of passesOf(candidates, skill)) {
			const left = candidates.flatMap(({ times }, k) => Array<number>(times).fill(k));
			for (;;) {
				const found = seen.reduce((sum, rate) => sum + rate, 0);
				const rates = left.map((k) => ruledOut[k] as number);
				const all = found + quit + rates.reduce((sum, rate) => sum + rate, 0);
				let at = unit() * all;
				const next = rates.findIndex((rate) => (at -= rate) < 0);
				if (next >= 0) {
					acts += candidates[left[next] as number]?.cost ?? 0;
					left.splice(next, 1);
				} else if (at < found) {
					const answer = seen.findIndex((rate) => (at -= rate) < 0);
					return acts + (candidates[answer]?.cost ?? 0) / 2 + SOLVER.acts.confirm;
				} else break;
			}
		}
		throw new Error('the last pass finds the answer');
	}

	it.each([star, sun, moon])('is the mean of many sittings by chance ($level)', (draft) => {
		engine.setPosition(draft.position, draft.seat);
		const survey = new Survey(new Ground(engine, draft.position), draft.keys, SOLVER);
		const supply = supplyOf(deck, draft.supply);
		const candidates = survey.candidates(survey.seen(supply), supply, 0);
		const random = randomFrom('sittings');
		const unit = () => random.next() / 2 ** 32;
		const { beginner } = SOLVER.skills;
		const sittings = Array.from({ length: 3000 }, () => sitting(candidates, beginner, unit));
		const mean = sittings.reduce((sum, acts) => sum + acts, 0) / sittings.length;
		expect(mean / expectedActs(candidates, SOLVER, beginner)).toBeGreaterThan(0.96);
		expect(mean / expectedActs(candidates, SOLVER, beginner)).toBeLessThan(1.04);
	});
});

describe('outlines', () => {
	it('count the quarter turns of the hand', () => {
		const turns = outlinesOf(deck.shapes.I2 as NonNullable<typeof deck.shapes.I2>).all.map(
			(each) => each.turns
		);
		expect([...turns].sort()).toEqual([0, 1, 1]);
	});

	it('cover each square of the view with every picture that lies over it', () => {
		const { covering } = outlinesOf(deck.shapes.I2 as NonNullable<typeof deck.shapes.I2>);
		// End on, lying to the left and to the right, standing below and above.
		expect(covering[8 * 2 + 3]?.length).toBe(5);
		expect(covering[0]?.length).toBe(3);
	});
});
