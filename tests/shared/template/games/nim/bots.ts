// A player who never loses a won heap, one who plays anything, and a state that agrees with what is known: nothing is hidden.
import type { Bots } from '../../../../../web/games/game.ts';
import { MOST, type Action, type Known, type State } from './state.ts';

export const bots: Bots<State, Action, Known> = {
	policies: {
		perfect: () => (known, options) => {
			const rest = known.heap % (MOST + 1);
			return options.find(({ take }) => take === rest) ?? (options[0] as Action);
		},
		random: () => (_known, options, random) => options[random.below(options.length)] as Action
	},
	imagine: ({ me: _, ...state }) => state
};
