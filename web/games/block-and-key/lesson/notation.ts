// The words of lessons: those of the game, with every Block by its name. A lesson that names a Block which is not there is wrong,
// so that is an error here, not a refusal.
import { withIndices } from '../blocks.ts';
import { activePlayer } from '../moment.ts';
import * as game from '../notation.ts';
import type { Action, GameState } from '../state.ts';

/** Blocks by their index in the supply. Throws a RangeError for what is no action here at all. */
export function parseAction(state: GameState, text: string): Action {
	const action = game.parseAction(text);
	if (!action) throw new RangeError(`${text} is no action`);
	const indexed = withIndices(activePlayer(state).supply, action);
	if (!indexed) throw new RangeError(`${text}: no such Block in the supply`);
	return indexed;
}
