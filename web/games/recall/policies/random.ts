// Any option, all alike.
import type { Action } from '../action.ts';
import type { Policy } from './policy.ts';

export const random: Policy = (_known, options, chance) => options[chance.below(options.length)] as Action;
