// Every option is as likely as any other.
import type { Action } from '../state.ts';
import type { Policy } from './policy.ts';

export const random: Policy = (_known, options, chance) => options[chance.below(options.length)] as Action;
