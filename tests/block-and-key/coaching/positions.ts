// What the proofs of the coach share: runs with all their states, decisions judged along them, and playing on to the end.
import type { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { SOLO_TURNS } from '../../../engine-wasm/shared.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { apply } from '../../../web/games/block-and-key/apply.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import { COUNTS, UNJUDGED } from '../../../web/games/block-and-key/coaching/report.ts';
import { judge, type Judged } from '../../../web/games/block-and-key/coaching/advice.ts';
import { imagine } from '../../../web/games/block-and-key/imagining.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { setToValued } from '../../../web/games/block-and-key/policies/quick.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';

export interface Run {
	readonly states: readonly GameState[];
	readonly actions: readonly Action[];
	readonly score: number;
}

export function runOf(engine: ValuedEngine, seed: string, policy: Policy): Run {
	const { setup, actions, outcomes } = play(engine, deck, seed, policy);
	const states = [setup, ...outcomes].map(({ state }) => state);
	return { states, actions, score: scoreOf(engine, deck, states.at(-1) as GameState, 0).total };
}

export interface Costly extends Judged {
	readonly state: GameState;
	readonly index: number;
}

/** The decisions of a run that surely lost so much. */
export function* costlyOf(
	engine: ValuedEngine,
	{ states, actions }: Run,
	least: number,
	playouts: number
): Generator<Costly> {
	for (const [index, action] of actions.entries()) {
		const state = states[index] as GameState;
		if (UNJUDGED.includes(state.step.kind)) continue;
		const judged = judge(engine, deck, state, action, { playouts });
		if (judged && judged.lost >= least && judged.lost >= COUNTS * judged.error)
			yield { ...judged, state, index };
	}
}

/** Worlds that only the proofs enter. */
export const PROVING = 1 << 25;

/** Final scores after a decision, played on to the end by the value alone. */
export function playedQuickly(
	engine: ValuedEngine,
	state: GameState,
	{ decision }: Judged['best'],
	worlds: number
): number[] {
	if (!decision) throw new RangeError('the Core Cube is not judged');
	setToValued(engine, deck, known(deck, state));
	return Array.from(engine.playOn(decision, SOLO_TURNS + 1, worlds, PROVING), (score) => score / 100);
}

/** The same by a policy, by the rules, with everything hidden dealt anew in each world; without an action it decides that too. */
export function playedBy(
	engine: ValuedEngine,
	state: GameState,
	first: Action | null,
	worlds: number,
	policy: Policy
): number[] {
	return Array.from({ length: worlds }, (_, world) => {
		const chance = randomFrom(`proving-${world}`);
		const decide = (now: GameState): Action => {
			const seen = known(deck, now);
			return policy(engine, deck, seen, choices(engine, deck, seen), chance);
		};
		let now = imagine(deck, known(deck, state), chance);
		for (let next = first; now.step.kind !== 'end'; next = null) {
			const outcome = apply(engine, deck, now, next ?? decide(now));
			if (!outcome.ok) throw new Error(`breaks ${outcome.refusal.rule}`);
			now = outcome.state;
		}
		return scoreOf(engine, deck, now, 0).total;
	});
}
