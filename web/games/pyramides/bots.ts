// The players of Terra Pyramides, and a state in which everything hidden is dealt anew.
import type { Bots } from '../game.ts';
import type { Known } from './known.ts';
import { imagine } from './policies/imagine.ts';
import { lookahead } from './policies/lookahead.ts';
import { random } from './policies/random.ts';
import type { Action, GameState } from './state.ts';

export const bots: Bots<GameState, Action, Known> = {
	policies: { lookahead: () => lookahead, random: () => random },
	imagine: (known, chance) => ({
		...imagine({ ...known, unseen: chance.shuffled(known.unseen) }),
		seed: String(chance.next()),
		foundations: chance.shuffled(known.foundations)
	})
};
