// Runs of the strong player, and what the value expects of them on the way.
import type { ValuedEngine } from '../../../engine-wasm/host/valued.ts';
import { fittedTurn } from '../../../web/games/block-and-key/coaching/forecast.ts';
import { TELLING, wayTaken, worldsAt } from '../../../web/games/block-and-key/coaching/ways.ts';
import { mean } from '../../../web/games/block-and-key/paired.ts';
import { play } from '../../../web/games/block-and-key/play.ts';
import { strong } from '../../../web/games/block-and-key/policies/strong.ts';
import { scoreOf } from '../../../web/games/block-and-key/score.ts';
import { deck } from '../../block-and-key/deck.ts';

const PLAYOUTS = 32;

/** For each turn of a run, the line before the first one as turn 0: the final score above what was expected of its decisions. */
export function expectations(engine: ValuedEngine, seed: string): Map<number, number> {
	const { setup, actions, outcomes } = play(engine, deck, seed, strong);
	const states = [setup, ...outcomes].map(({ state }) => state);
	const score = scoreOf(engine, deck, states.at(-1) ?? setup.state, 0).total;
	const gaps = new Map<number, number[]>();
	actions.forEach((action, index) => {
		const state = states[index] ?? setup.state;
		if (state.step.kind === 'core') return;
		const way = wayTaken(engine, deck, state, action);
		const gap = score - mean(way.playOn(PLAYOUTS, worldsAt(state, TELLING)));
		gaps.set(fittedTurn(state), [...(gaps.get(fittedTurn(state)) ?? []), gap]);
	});
	return new Map([...gaps].map(([turn, list]) => [turn, mean(list)]));
}
