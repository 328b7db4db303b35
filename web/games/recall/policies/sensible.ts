// Somebody in a first game: does what looks best at once, without a plan.
import type { Action } from '../action.ts';
import { apply } from '../apply.ts';
import { imagine } from '../imagining.ts';
import type { Policy } from './policy.ts';
import { worth } from './worth.ts';

/** Could go on for ever, one way and back. */
const IDLE: readonly Action['do'][] = ['return', 'exchange'];

export const sensible: Policy = (known, options, random) => {
	const world = imagine(known, random);
	const useful = options.filter((action) => !IDLE.includes(action.do));
	let best: { readonly action: Action; readonly worth: number } | null = null;
	for (const action of useful.length > 0 ? useful : options) {
		const outcome = apply(world, action);
		if (!outcome.ok) continue;
		const found = worth(outcome.state, known.me);
		if (!best || found > best.worth) best = { action, worth: found };
	}
	return best?.action ?? (options[0] as Action);
};
