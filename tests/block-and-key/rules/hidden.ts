// Two states between which a player cannot tell.
import type { GameState } from '../../../web/games/block-and-key/state.ts';
import { randomFrom } from '../../../web/games/rng.ts';

/** The same state for the player: everything hidden in another order. */
export function shuffledUnseen(state: GameState): GameState {
	const chance = randomFrom('another order');
	const hidden = (pile: readonly string[]) => {
		const under = pile.filter((id) => state.discarded.includes(id));
		const over = pile.filter((id) => !state.discarded.includes(id));
		return [...under, ...chance.shuffled(over)];
	};
	return {
		...state,
		bag: chance.shuffled(state.bag),
		altars: { sun: hidden(state.altars.sun), moon: hidden(state.altars.moon) }
	};
}
