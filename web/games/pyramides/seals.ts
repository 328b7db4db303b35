// What cannot be taken back, and what needs no decision.
import type { Moment } from '../game.ts';
import { limitRefusal } from './limits.ts';
import type { Action, GameState, Happening } from './state.ts';

const SEALS: readonly Happening['what'][] = ['foundation', 'drawn', 'looked', 'end'];

/** Something hidden was shown, or the turn has passed to another player: the group's turns are all its own. */
export function seals({ players }: GameState, { happened }: Moment<GameState, Happening>): boolean {
	return happened.some(({ what }) => SEALS.includes(what) || (what === 'turn' && players.length > 1));
}

/** With a tile taken and nothing too much the turn ends by itself. */
export function forced(state: GameState): Action | null {
	return state.step.kind === 'limits' && !limitRefusal(state) ? { do: 'done' } : null;
}
