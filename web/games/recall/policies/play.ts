// A whole solo game played by a policy.
import { randomFrom } from '../../rng.ts';
import type { Action } from '../action.ts';
import { recall } from '../game.ts';
import { sheetOf, soloResult, type ScoreSheet, type SoloResult } from '../scoring/score.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { sensible, strong } from './strong.ts';

/** By name; each call makes a player for one game. */
export const POLICIES: Readonly<Record<'random' | 'sensible' | 'strong', () => Policy>> = {
	random: () => random,
	sensible,
	strong
};

export interface SoloGame {
	readonly state: State;
	readonly actions: readonly Action[];
	readonly sheet: ScoreSheet;
	readonly result: SoloResult;
}

export function playSolo(seed: string, policy: Policy, setup: Setup = { players: 1 }): SoloGame {
	const chance = randomFrom(`${seed}/policy`);
	const actions: Action[] = [];
	let state = recall.begin(setup, seed);
	for (let who = recall.active(state); who !== null; who = recall.active(state)) {
		const action = policy(recall.known(state, who), recall.options(state), chance);
		const outcome = recall.apply(state, action);
		if (!outcome.ok) throw new Error(`${seed}: ${recall.makeAction(action)} breaks ${outcome.refusal.rule}`);
		({ state } = outcome);
		actions.push(action);
	}
	const sheet = sheetOf(state, 0);
	return { state, actions, sheet, result: soloResult(sheet) };
}
