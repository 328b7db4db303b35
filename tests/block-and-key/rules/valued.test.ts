// The value and the two players that go by it: legal, blind to what is hidden, the same every time and in every build, and strong.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { DECISIONS } from '../../../engine-wasm/host/run.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { fitting } from '../../../puzzles/tools/value/rounds.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { mean } from '../../../web/games/block-and-key/paired.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { greedy } from '../../../web/games/block-and-key/policies/greedy.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { quick, setToValued } from '../../../web/games/block-and-key/policies/quick.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { strong } from '../../../web/games/block-and-key/policies/strong.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { VALUED_BUILDS, startEngine, startValued } from '../cross/agreement.ts';
import { shuffledUnseen } from './hidden.ts';

let engine: ValuedEngine;
beforeAll(async () => {
	engine = await startValued();
});

const statesOf = (seed: string, policy: Policy): GameState[] => {
	const { setup, outcomes } = play(engine, deck, seed, policy);
	return [setup, ...outcomes].map(({ state }) => state).filter(({ step }) => step.kind !== 'end');
};
const decide = (policy: Policy, state: GameState): Action =>
	policy(engine, deck, known(deck, state), choices(engine, deck, state), randomFrom('-'));
const setTo = (state: GameState) => setToValued(engine, deck, known(deck, state));
const KINDS = ['act', 'ancients', 'claim', 'core', 'discard', 'draw', 'line', 'marker', 'put-back'];

/** One state of each kind of step that two runs came to. */
function oneOfEach(): GameState[] {
	const found = new Map<string, GameState>();
	for (const policy of [quick, random])
		for (let k = 0; k < 4; k++)
			for (const state of statesOf(`each-${k}`, policy))
				if (!found.has(state.step.kind) || state.turn === 4) found.set(state.step.kind, state);
	expect([...found.keys()].sort()).toEqual(KINDS);
	return [...found.values()];
}

describe('the value', () => {
	it('is the exact score of every decision of the last turn', () => {
		let compared = 0;
		for (let k = 0; k < 6; k++) {
			const state = statesOf(`exact-${k}`, random).find(
				({ turn, step }) => turn === 11 && step.kind === 'act'
			);
			if (!state) throw new Error('no last turn');
			setTo(state);
			for (const choice of engine.choices(32)) {
				expect([choice.value]).toEqual([...engine.playOut(choice, 1, 1)]);
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(100);
	});

	it('orders what a step allows, and knows each of it again', () => {
		for (const state of oneOfEach()) {
			if (state.step.kind === 'core') continue;
			setTo(state);
			const found = engine.choices(16);
			const values = found.map(({ value }) => value);
			expect(values).toEqual([...values].sort((p, q) => q - p));
			for (const choice of found) expect(engine.valueAfter(choice).value).toBe(choice.value);
			expect(engine.choices(16)).toEqual(found);
		}
	});

	it('leaves the run as it was', () => {
		for (const state of oneOfEach()) {
			if (state.step.kind === 'core') continue;
			setTo(state);
			const [run, floor] = [engine.readRun(), engine.snapshot()];
			for (const choice of engine.choices(16)) engine.valueAfter(choice);
			engine.playOn(null, 1, 4, 1);
			expect([engine.readRun(), engine.snapshot()]).toEqual([run, floor]);
		}
	});

	it('is the same in every build of the engine', async () => {
		const answers = [];
		for (const build of VALUED_BUILDS) {
			const each = await startValued(build);
			answers.push(
				oneOfEach()
					.filter(({ step }) => step.kind !== 'core')
					.map((state) => {
						setToValued(each, deck, known(deck, state));
						return [each.choices(12), [...each.playOn(null, 2, 3, 7)]];
					})
			);
		}
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[2]).toEqual(answers[0]);
	});

	it('is asked of an engine that has it', async () => {
		const [state] = statesOf('without', random);
		const without = await startEngine();
		expect(() =>
			quick(without, deck, known(deck, state!), choices(without, deck, state!), randomFrom('-'))
		).toThrow(RangeError);
	});

	it('takes only weights that fit', () => {
		expect(() => engine.setWeights(new Float32Array(3))).toThrow(RangeError);
	});
});

describe('a world', () => {
	it('has the same bag and the same Altars, whatever is decided', () => {
		const state = statesOf('world', quick).find(({ turn, step }) => turn === 2 && step.kind === 'act');
		if (!state) throw new Error('no second turn');
		const lines = [0, 1, 4];
		for (let world = 1; world < 20; world++) {
			const refilled = lines.map((line) => {
				setTo(state);
				const before = engine.readRun();
				engine.enterWorld(world);
				engine.carryOut({ what: DECISIONS.dig, a: line, b: 0 });
				return engine.readRun().yard.filter((block) => !before.yard.includes(block));
			});
			expect(refilled.every((blocks) => blocks.length === 3)).toBe(true);
			expect(refilled[1]).toEqual(refilled[0]);
			expect(refilled[2]).toEqual(refilled[0]);
		}
	});

	it('goes on in the same way, whatever was asked before', () => {
		const states = [0, 1, 2, 3].flatMap((k) => statesOf(`before-${k}`, quick));
		const decision = { what: DECISIONS.draw, a: 1, b: 0 };
		for (const state of states.filter(({ step }) => step.kind === 'draw')) {
			const played = [state, ...states.slice(-3)].map((other) => {
				setTo(other);
				engine.valueAfter(engine.choices(4)[0]!);
				setTo(state);
				return [...engine.playOn(decision, 2, 1, 7)];
			});
			for (const each of played) expect(each).toEqual(played[0]);
		}
	});

	it('is one of many', () => {
		const [state] = statesOf('worlds', quick).filter(({ step }) => step.kind === 'line');
		setTo(state as GameState);
		expect(new Set(engine.playOn(null, 3, 40, 1)).size).toBeGreaterThan(20);
		expect(engine.playOn(null, 3, 5, 3)).toEqual(engine.playOn(null, 3, 7, 1).slice(2));
	});
});

describe.each([
	['quick', quick],
	['strong', strong]
] as const)('%s', (name, policy) => {
	it('answers the same a second time, and when only what is hidden differs', () => {
		for (const state of oneOfEach()) {
			const other = shuffledUnseen(state);
			expect(other).not.toEqual(state);
			expect(decide(policy, other), state.step.kind).toEqual(decide(policy, state));
		}
	}, 120_000);

	it('does nothing illegal, in positions of other players too', () => {
		const games = name === 'quick' ? 12 : 1;
		for (let k = 0; k < games; k++)
			for (const state of [...statesOf(`legal-${k}`, random), ...statesOf(`legal-${k}`, greedy)]) {
				if (name === 'strong' && state.turn !== 6) continue;
				expect(apply(engine, deck, state, decide(policy, state)).ok).toBe(true);
			}
	}, 120_000);

	it('never passes in the last turn while it may excavate', () => {
		const state = statesOf('nothing', quick).find(({ turn, step }) => turn === 11 && step.kind === 'act');
		if (!state) throw new Error('no last turn');
		const players = state.players.map((player) => ({ ...player, supply: [] }));
		const empty = { ...state, players };
		expect(decide(policy, empty).do).toBe('take');
		const stuck = { ...empty, bag: [], yard: state.yard.map(() => null) };
		expect(decide(policy, stuck)).toEqual({ do: 'pass' });
	});
});

it('quick scores like an expert in half of its runs, and strong like one', () => {
	const scores = (policy: Policy, runs: number) =>
		Array.from({ length: runs }, (_, k) => {
			const { setup, outcomes } = play(engine, deck, `sample-${k}`, policy);
			return scoreOf(engine, deck, (outcomes.at(-1) ?? setup).state, 0).total;
		});
	expect(mean(scores(quick, 40))).toBeGreaterThan(31);
	expect(mean(scores(strong, 1))).toBeGreaterThan(32);
}, 300_000);

it('a fit from nothing learns, and is the same again', () => {
	const schedule = [{ rounds: 3, games: 60, undamped: 2 }];
	const [first, again] = [1, 2].map(() => [...fitting(engine, schedule)]);
	expect(again).toEqual(first);
	const means = first!.map(({ mean }) => mean);
	expect(means[2]).toBeGreaterThan((means[0] as number) + 3);
}, 60_000);
