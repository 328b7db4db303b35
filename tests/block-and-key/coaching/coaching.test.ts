// The coach of The Ancients: the same answer every time and blind to what is hidden; figures that add up; reasons where they are true.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { advise, judge } from '../../../web/games/block-and-key/coaching/advice.ts';
import {
	holds,
	PREDICATES,
	readingsOf,
	reasonsOf,
	STRICT
} from '../../../web/games/block-and-key/coaching/because.ts';
import { forecastOf, oddsOf } from '../../../web/games/block-and-key/coaching/forecast.ts';
import { PARTS_OF_VALUE, readOn } from '../../../web/games/block-and-key/coaching/reading.ts';
import { accuracyOf, reportOf } from '../../../web/games/block-and-key/coaching/report.ts';
import { waysOf, wayTaken } from '../../../web/games/block-and-key/coaching/ways.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { parseAction } from '../../../web/games/block-and-key/notation.ts';
import { greedy } from '../../../web/games/block-and-key/policies/greedy.ts';
import { quick, setToValued } from '../../../web/games/block-and-key/policies/quick.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import type { Advice } from '../../../web/games/coach.ts';
import { startEngine, startValued } from '../cross/agreement.ts';
import { shuffledUnseen } from '../rules/hidden.ts';
import { runOf } from './positions.ts';
import fixtures from './reasons.json' with { type: 'json' };

let engine: ValuedEngine;
/** A state of each kind of step, and what is advised there. */
let each: ReadonlyMap<string, GameState>;
let advice: ReadonlyMap<string, Advice<Action>>;
beforeAll(async () => {
	engine = await startValued();
	const found = new Map<string, GameState>();
	for (const [seed, policy] of [
		['each-0', quick],
		['each-1', greedy],
		['each-0', random]
	] as const)
		for (const state of runOf(engine, seed, policy).states)
			if (!found.has(state.step.kind) || state.turn === 5) found.set(state.step.kind, state);
	found.delete('end');
	each = found;
	advice = new Map([...found].map(([kind, state]) => [kind, ask(state)]));
});

const EFFORT = { playouts: 16 };
const ask = (state: GameState) => advise(engine, deck, state, EFFORT);

describe('advice', () => {
	it('is for every step, and the same again when only what is hidden differs', () => {
		expect([...each.keys()].sort()).toEqual(
			['act', 'ancients', 'claim', 'core', 'discard', 'draw', 'line', 'marker', 'put-back'].sort()
		);
		for (const [kind, state] of each) {
			const other = shuffledUnseen(state);
			expect(other).not.toEqual(state);
			expect(ask(other), kind).toEqual(advice.get(kind));
		}
	});

	it('names what the rules allow, each once, best first', () => {
		for (const [kind, { ideas, playouts }] of advice) {
			expect(playouts).toBe(EFFORT.playouts);
			for (const { action } of ideas)
				expect(apply(engine, deck, each.get(kind) as GameState, action).ok).toBe(true);
			expect(new Set(ideas.map(({ action }) => JSON.stringify(action))).size).toBe(ideas.length);
			const values = ideas.map(({ value }) => value);
			expect(values).toEqual([...values].sort((p, q) => q - p));
			const [best, ...others] = ideas;
			expect(best).toMatchObject({ behind: null, equal: false });
			for (const { value, behind, equal } of others) {
				expect(behind?.points).toBeCloseTo((best?.value ?? 0) - value, 6);
				expect(equal).toBe((behind?.points ?? 0) <= 2 * (behind?.error ?? 0));
			}
		}
	});

	it('is exact in the last turn', () => {
		const states = [0, 1].flatMap((k) => runOf(engine, `last-${k}`, random).states);
		const last = states.filter(({ turn, step }) => turn === 11 && step.kind === 'act');
		expect(last).toHaveLength(2);
		for (const state of last) {
			const { ideas, forecast } = ask(state);
			expect(ideas.map(({ error }) => error)).toEqual(ideas.map(() => 0));
			setToValued(engine, deck, known(deck, state));
			expect(ideas[0]?.value).toBe(engine.choices(24)[0]?.value);
			expect(forecast.mean).toBe(ideas[0]?.value);
			expect(Object.values(forecast.odds).sort()).toEqual([0, 0, 0, 0, 1]);
		}
	});

	it('goes on in rounds as long as there is time', () => {
		const state = each.get('draw') as GameState;
		let rounds = 0;
		const { playouts } = advise(engine, deck, state, { playouts: 1000, goOn: () => ++rounds < 3 });
		expect(playouts).toBe(48);
		expect(advise(engine, deck, state, { playouts: 48 })).toEqual(
			advise(engine, deck, state, { playouts: 1000, goOn: () => ++rounds < 6 })
		);
	});

	it('needs the engine that has the value', async () => {
		const without = await startEngine();
		expect(() => advise(without, deck, each.get('act') as GameState, EFFORT)).toThrow(RangeError);
	});
});

describe('the forecast', () => {
	it('gives every tier its chance', () => {
		for (const [expected, spread] of [
			[31, 4],
			[12.3, 6],
			[45, 0],
			[20.5, 0]
		] as const) {
			const odds = oddsOf(expected, spread);
			expect(Object.keys(odds)).toHaveLength(5);
			expect(Object.values(odds).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
			for (const chance of Object.values(odds)) expect(chance).toBeGreaterThanOrEqual(0);
		}
		expect(oddsOf(32.5, 4)['expert-archaeologist']).toBeCloseTo(0.5, 6);
		expect(oddsOf(36.5, 4)['expert-archaeologist']).toBeCloseTo(0.8413, 3);
		expect(oddsOf(32, 0)['dig-director']).toBe(1);
	});

	it('says more than the value by what strong play finds, less and less towards the end', () => {
		const at = (turn: number) => forecastOf({ turn, step: { kind: 'act' } }, [30, 30]).mean;
		expect(at(1)).toBeGreaterThan(at(6));
		expect(at(6)).toBeGreaterThan(at(10));
		expect(at(11)).toBe(30);
	});
});

describe('a playout looked into', () => {
	it('has parts that add up to what it came to', () => {
		let compared = 0;
		for (const state of runOf(engine, 'parts', quick).states) {
			if (['core', 'end'].includes(state.step.kind) || state.actions % 3 > 0) continue;
			const seen = known(deck, state);
			const { points } = setToValued(engine, deck, seen).readRun();
			for (const choice of engine.choices(12).slice(0, 2)) {
				setToValued(engine, deck, seen);
				const played = engine.playOn(choice, 2, 2, 50);
				for (const [k, value] of played.entries()) {
					const { parts } = readOn(engine, deck, seen, choice, 50 + k);
					const sum = points + PARTS_OF_VALUE.reduce((all, part) => all + parts[part], 0);
					expect(Math.abs(sum - value / 100), `${state.turn} ${state.step.kind}`).toBeLessThan(0.006);
					compared++;
				}
			}
		}
		expect(compared).toBeGreaterThan(50);
	});

	it('reads the features where they are', () => {
		for (const state of runOf(engine, 'features', quick).states) {
			if (state.step.kind !== 'act' || state.turn === 11) continue;
			setToValued(engine, deck, known(deck, state));
			const { supply, enigma } = engine.readRun();
			const { features } = engine.valueAfter({ what: 0, a: 0, b: 0 });
			const faces = engine.view().colours.flat();
			expect(features[41]).toBe(supply.length);
			expect(features[64]).toBe(faces.filter((colour) => colour === 'wbga'[enigma]).length);
			expect(features[65]).toBe(faces.filter((colour) => colour !== null).length);
		}
	});
});

describe('a reason', () => {
	it.each(fixtures)('$code, $name', ({ seed, actions, better, other, code, told, facts }) => {
		const line = actions.split(' ').map((word) => parseAction(word) as Action);
		const before = replay(engine, deck, seed, 1, line);
		if (!before.ok) throw new Error('the line breaks a rule');
		const { state } = before;
		const seen = known(deck, state);
		const [these = [], those = []] = [better, other].map((word) => {
			const { decision } = wayTaken(engine, deck, state, parseAction(word) as Action);
			return decision ? readingsOf(engine, deck, seen, decision) : [];
		});
		const reasons = reasonsOf(deck, seen, { better: these, other: those });
		if (told) expect(reasons).toContainEqual({ code, facts });
		else expect(reasons.map((reason) => reason.code)).not.toContain(code);
		expect(holds(deck, seen, { better: these, other: those }, { code, facts }, STRICT)).toBe(told);
		// The other way round nothing is better.
		expect(reasonsOf(deck, seen, { better: those, other: these })).toEqual([]);
	});

	it('has for every predicate a position in which it is told and one in which it is not', () => {
		for (const { code } of PREDICATES)
			expect(fixtures.filter((one) => one.code === code).map(({ told }) => told)).toEqual([true, false]);
	});
});

describe('a report', () => {
	it('adds up exactly, tells of every turn, and finds that random choices cost', () => {
		const { states, actions } = runOf(engine, 'sum', random);
		const steps = reportOf(engine, deck, states, actions, EFFORT);
		let step = steps.next();
		for (; !step.done; step = steps.next()) expect(step.value).toBeLessThanOrEqual(actions.length);
		const { score, start, luck, skill, accuracy, turns } = step.value;
		expect(start + luck + skill).toBe(score);
		expect(turns.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
		expect(skill).toBeLessThan(-15);
		expect(accuracy).toBeLessThan(50);
		const dear = turns.filter(({ lost }) => lost > 2);
		expect(dear.length).toBeGreaterThan(4);
		for (const { played, best } of dear) expect(best).not.toEqual(played);
	});

	it('is the same a second time', () => {
		const { states, actions } = runOf(engine, 'again', greedy);
		const [first, again] = [1, 2].map(() => {
			const steps = reportOf(engine, deck, states, actions, EFFORT);
			// Its beginning is enough.
			return Array.from({ length: 6 }, () => steps.next());
		});
		expect(again).toEqual(first);
	});

	it('finds no loss in what the coach itself would do', () => {
		for (const kind of ['act', 'discard', 'ancients']) {
			const state = each.get(kind) as GameState;
			const [best] = waysOf(engine, deck, state);
			expect(best && judge(engine, deck, state, best.action, EFFORT)).toMatchObject({ lost: 0, error: 0 });
		}
	});

	it('refuses a run that is not over', () => {
		const { states, actions } = runOf(engine, 'cut', greedy);
		const steps = reportOf(engine, deck, states.slice(0, 9), actions.slice(0, 8), EFFORT);
		expect(() => steps.next()).toThrow('not over');
	});

	it('accuracy is 100 without loss and halves for every point and a half', () => {
		expect(accuracyOf([])).toBe(100);
		expect(accuracyOf([{ lost: 0 }, { lost: 0 }])).toBe(100);
		expect(accuracyOf([{ lost: 1.5 }])).toBe(50);
		expect(accuracyOf([{ lost: 3 }, { lost: 0 }])).toBe(62.5);
	});
});
