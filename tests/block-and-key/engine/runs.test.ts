// The worker's answers about runs: forecasts, ideas, comparisons and reports, each from seed and actions alone.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { play, type Played } from '../../../web/games/block-and-key/play.ts';
import { greedy } from '../../../web/games/block-and-key/policies/greedy.ts';
import { TIERS } from '../../../web/games/block-and-key/state.ts';
import { runHandlers, type RunHandlers } from '../../../web/lib/engine/runs.ts';
import { startEngine } from '../cross/agreement.ts';

const SEED = 'worker';
let engine: Engine;
let handlers: RunHandlers;
let run: Played;
beforeAll(async () => {
	engine = await startEngine();
	handlers = runHandlers(engine);
	run = play(engine, deck, SEED, greedy);
});

/** The run up to the n-th time that it waits at a step. */
function until(kind: string, nth = 0): { seed: string; actions: Played['actions'] } {
	const at = run.outcomes.flatMap(({ state }, k) => (state.step.kind === kind ? [k + 1] : []))[nth]!;
	return { seed: SEED, actions: run.actions.slice(0, at) };
}

describe('a forecast', () => {
	it('gives every tier its chance', () => {
		const { mean, tiers, playouts } = handlers.forecast(until('act'));
		expect(playouts).toBeGreaterThanOrEqual(64);
		expect(mean).toBeGreaterThan(5);
		expect(TIERS.reduce((sum, tier) => sum + tiers[tier], 0)).toBeCloseTo(1, 9);
	});

	it('is the same again, whatever was asked in between', () => {
		const first = handlers.forecast(until('act', 3));
		handlers.thoughts({ ...until('ancients'), milliseconds: 0 });
		expect(handlers.forecast(until('act', 3))).toEqual(first);
	});

	it('refuses a run that breaks a rule', () => {
		expect(() => handlers.forecast({ seed: SEED, actions: [{ do: 'draw', altar: 'sun' }] })).toThrow(
			'action 0 breaks S-SETUP-2'
		);
	});
});

describe('thoughts', () => {
	it('are at most three, best first, each with its playouts', () => {
		for (const kind of ['line', 'act', 'discard', 'ancients']) {
			const ideas = handlers.thoughts({ ...until(kind), milliseconds: 2000 });
			expect(ideas.length, kind).toBeGreaterThan(0);
			expect(ideas.length, kind).toBeLessThanOrEqual(3);
			for (const { playouts } of ideas) expect(playouts, kind).toBeGreaterThanOrEqual(8);
			expect(ideas[0]!.playouts).toBe(Math.max(...ideas.map(({ playouts }) => playouts)));
		}
	});

	it('without time are those of one round', () => {
		for (const { playouts } of handlers.thoughts({ ...until('act'), milliseconds: 0 }))
			expect(playouts).toBe(8);
	});
});

describe('a comparison', () => {
	it('of a deed with itself finds nothing', () => {
		const so = until('act', 2);
		const action = run.actions[so.actions.length]!;
		expect(handlers.compare({ ...so, better: action, other: action })).toMatchObject({ gain: 0 });
	});

	it('finds that leaving a Key unclaimed in the last turn costs its points', () => {
		const claims = run.outcomes.flatMap(({ state }, k) => (state.step.kind === 'claim' ? [k + 1] : []));
		const actions = run.actions.slice(0, claims.at(-1));
		const better = run.actions[actions.length]!;
		const { gain, sure, playouts } = handlers.compare({
			seed: SEED,
			actions,
			better,
			other: { do: 'claim', cards: [] },
			milliseconds: 2000
		});
		expect(playouts).toBeGreaterThanOrEqual(16);
		expect(sure).toBe(true);
		expect(gain).toBeGreaterThanOrEqual(1);
	});
});

describe('a report', () => {
	it('adds up and tells how far it is', () => {
		const shares: number[] = [];
		const { start, luck, skill, score } = handlers.report({ seed: SEED, actions: run.actions }, (share) =>
			shares.push(share)
		);
		expect(start + luck + skill).toBeCloseTo(score.total, 6);
		expect(shares).toHaveLength(run.actions.length - 1);
		expect(shares).toEqual([...shares].sort((a, b) => a - b));
		expect(shares.at(-1)).toBe(1);
	});
});
