// The players of Recall, and a state in which everything hidden is dealt anew.
import type { Bots } from '../game.ts';
import type { Action } from './action.ts';
import { imagine } from './imagining.ts';
import type { Known } from './known.ts';
import { random } from './policies/random.ts';
import { sensible, strong } from './policies/strong.ts';
import type { State } from './state.ts';

export const bots: Bots<State, Action, Known> = {
	policies: { sensible, strong, random: () => random },
	imagine
};
