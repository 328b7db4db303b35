// Reports for tests: whole at once, of players of several kinds, and a second opinion on what they call better.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { known } from '../../../web/games/block-and-key/known.ts';
import { decisionOf } from '../../../web/games/block-and-key/policies/decisions.ts';
import { setTo } from '../../../web/games/block-and-key/policies/engine.ts';
import { greedy } from '../../../web/games/block-and-key/policies/greedy.ts';
import type { Policy } from '../../../web/games/block-and-key/policies/policy.ts';
import { random } from '../../../web/games/block-and-key/policies/random.ts';
import { replay } from '../../../web/games/block-and-key/replay.ts';
import { reportOf, type Choice, type Report } from '../../../web/games/block-and-key/report.ts';
import type { Action } from '../../../web/games/block-and-key/state.ts';

/** Plays well two times of three. */
export const wavering: Policy = (engine, box, known, options, chance) =>
	(chance.below(3) === 0 ? random : greedy)(engine, box, known, options, chance);

export function reported(engine: Engine, seed: string, actions: readonly Action[], playouts: number): Report {
	const steps = reportOf(engine, deck, seed, actions, playouts);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** The gain of a better choice over what was done, in playouts whose chances the report never used. */
export function fresh(
	engine: Engine,
	seed: string,
	actions: readonly Action[],
	{ index, action, better }: Choice,
	playouts: number
): { readonly gain: number; readonly error: number } {
	const before = replay(engine, deck, seed, 1, actions.slice(0, index));
	if (!before.ok || !better) throw new Error('nothing to look at again');
	const scores = [better.action, action].map((each) => {
		setTo(engine, deck, known(deck, before.state));
		const decision = decisionOf(engine, deck, before.state, each);
		return engine.playOut(decision, playouts, 5_000_000);
	});
	const differences = Array.from(scores[0] ?? [], (score, k) => score - (scores[1]?.[k] ?? 0));
	const gain = differences.reduce((sum, each) => sum + each, 0) / differences.length;
	const variance = differences.reduce((sum, each) => sum + (each - gain) ** 2, 0) / (differences.length - 1);
	return { gain, error: Math.sqrt(variance / differences.length) };
}
