// The engine's playouts have rules of their own; here they meet the game's.
import { beforeAll, describe, expect, it } from 'vitest';
import { DECISIONS, type RunDecision } from '../../../engine-wasm/host/run.ts';
import { PLACE_SHIFT } from '../../../engine-wasm/shared.ts';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { actionOf, candidates } from '../../../web/games/block-and-key/policies/decisions.ts';
import { forecast, setTo as setEngineTo, think } from '../../../web/games/block-and-key/policies/engine.ts';
import { greedy } from '../../../web/games/block-and-key/policies/greedy.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import { newGame } from '../../../web/games/block-and-key/setup.ts';
import type { GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { BUILDS, startEngine } from '../cross/agreement.ts';
import { shuffledUnseen } from './hidden.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

const statesOf = (seed: string, policy = greedy): GameState[] => {
	const { setup, outcomes } = play(engine, deck, seed, policy);
	return [setup, ...outcomes].map(({ state }) => state);
};
const decide = (state: GameState, action: Parameters<typeof apply>[3]): GameState => {
	const outcome = apply(engine, deck, state, action);
	if (!outcome.ok) throw new Error(`${JSON.stringify(action)} breaks ${outcome.refusal.rule}`);
	return outcome.state;
};
const setTo = (state: GameState) => setEngineTo(engine, deck, known(deck, state));
const mean = (scores: ArrayLike<number>) =>
	Array.from(scores).reduce((sum, score) => sum + score, 0) / scores.length;

/** The decision carried out by the rules of the game, then everything that claims nothing more until the end. */
function finish(state: GameState, decision: RunDecision): number {
	const hand = state.players[0]?.hand ?? [];
	const action = actionOf(engine, decision, hand);
	let now = decide(state, action);
	if (now.step.kind === 'claim') {
		const keys = decision.what === DECISIONS.place ? decision.a >> PLACE_SHIFT : 0;
		now = decide(now, { do: 'claim', cards: hand.filter((_, place) => (keys >> place) & 1) });
	}
	if (now.step.kind === 'put-back')
		now = decide(now, { do: 'put-back', blocks: [...Array(now.step.over).keys()] });
	if (now.step.kind === 'marker')
		now = decide(now, { do: 'marker', altar: now.altars.sun.length > 0 ? 'sun' : 'moon' });
	expect(now.step.kind).toBe('end');
	return scoreOf(engine, deck, now, 0).total;
}

describe('playouts', () => {
	it('know the exact score of every decision of the last turn', () => {
		let compared = 0;
		for (let k = 0; k < 12; k++) {
			const state = statesOf(`last-${k}`).find(({ turn, step }) => turn === 11 && step.kind === 'act');
			if (!state) throw new Error('no last turn');
			setTo(state);
			const decisions = candidates(engine, choices(engine, deck, state), state.players[0]?.hand ?? [], false);
			for (const decision of decisions) {
				setTo(state);
				const [score] = engine.playOut(decision, 1, 1);
				expect(score).toBe(finish(state, decision));
				compared++;
			}
		}
		expect(compared).toBeGreaterThan(100);
	});

	it('score on average what the same player scores by the rules of the game', () => {
		const count = 400;
		const byRules: number[] = [];
		const byPlayouts: number[] = [];
		for (let k = 0; k < count; k++) {
			const states = statesOf(`mean-${k}`);
			const end = states.at(-1) as GameState;
			byRules.push(scoreOf(engine, deck, end, 0).total);
			const start = states.find(({ step }) => step.kind === 'line') as GameState;
			byPlayouts.push(mean(forecast(engine, deck, known(deck, start), 4, k * 4)));
		}
		const spread = Math.sqrt(mean(byRules.map((score) => (score - mean(byRules)) ** 2)) / count);
		expect(Math.abs(mean(byRules) - mean(byPlayouts))).toBeLessThan(4 * spread);
		expect(mean(byRules)).toBeGreaterThan(10);
	});

	it('every decision of the quick player is legal, in positions of other players too', () => {
		const kinds = new Set<string>();
		for (let k = 0; k < 25; k++) {
			for (const state of statesOf(`legal-${k}`, random)) {
				if (state.step.kind === 'end') continue;
				const action = greedy(
					engine,
					deck,
					known(deck, state),
					choices(engine, deck, state),
					randomFrom('-')
				);
				expect(apply(engine, deck, state, action).ok).toBe(true);
				kinds.add(action.do);
			}
		}
		expect([...kinds].sort()).toEqual(
			['ancients', 'claim', 'core', 'discard', 'draw', 'marker', 'place', 'put-back', 'take'].sort()
		);
	});

	it('are the same in every build of the engine', async () => {
		const { state } = newGame(deck, 'builds');
		const line = decide(state, { do: 'core', colour: 'g' });
		const scores = await Promise.all(
			BUILDS.map(async (build) => [...forecast(await startEngine(build), deck, known(deck, line), 20)])
		);
		expect(scores[1]).toEqual(scores[0]);
		expect(scores[2]).toEqual(scores[0]);
	});
});

describe('the engine policy', () => {
	it('answers the same when only what is hidden differs', () => {
		const seen = new Set<string>();
		for (let k = 0; seen.size < 7 && k < 10; k++) {
			for (const state of statesOf(`hidden-${k}`)) {
				const { kind } = state.step;
				if (kind === 'end' || kind === 'put-back' || seen.has(kind)) continue;
				seen.add(kind);
				const other = shuffledUnseen(state);
				expect(other).not.toEqual(state);
				const [mine, theirs] = [state, other].map((each) =>
					think(engine, deck, known(deck, each), choices(engine, deck, each), { first: 2 })
				);
				expect(theirs).toEqual(mine);
			}
		}
		expect([...seen].sort()).toEqual(
			['act', 'ancients', 'claim', 'core', 'discard', 'draw', 'line', 'marker'].sort()
		);
	});

	it('a weighing that is broken off still answers, with whole rounds only', () => {
		const state = statesOf('cut').find(({ turn, step }) => turn === 3 && step.kind === 'act') as GameState;
		let asked = 0;
		const thoughts = think(engine, deck, known(deck, state), choices(engine, deck, state), {
			first: 2,
			goOn: () => ++asked < 5
		});
		expect(thoughts.length).toBeGreaterThan(5);
		expect(new Set(thoughts.map(({ scores }) => scores.length))).toEqual(new Set([2]));
	});
});
