// What is to be seen on the board besides the game itself; the board draws it and decides nothing.
import type { GameState, Square, Stair, Tile } from '../../../games/pyramides/state.ts';

export interface Ghost extends Tile {
	readonly square: Square;
	readonly stair: Stair;
	/** Null where nobody says yet. */
	readonly legal: boolean | null;
}

export interface Look {
	readonly state: GameState;
	/** Squares with a dot. */
	readonly targets: readonly Square[];
	/** A row. */
	readonly lit: readonly Square[];
	readonly chosen: readonly Square[];
	/** The tile in the hand, as it would lie. */
	readonly ghost: Ghost | null;
}

/** Nothing but the game. */
export const plainLook = (state: GameState): Look => ({
	state,
	targets: [],
	lit: [],
	chosen: [],
	ghost: null
});
