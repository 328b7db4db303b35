// Plays anything that is legal.
import { options } from '../options.ts';
import type { Action } from '../state.ts';
import type { Policy } from './policy.ts';

export const random: Policy = (known, chance) => {
	const all = options(known);
	return all[chance.below(all.length)] as Action;
};
