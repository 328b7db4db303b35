// What cannot be taken back: something hidden was shown, or the turn has passed on.
import type { Moment } from './moment.ts';
import type { GameState, Happening } from './state.ts';

const SEALS: readonly Happening['what'][] = ['refill', 'drawn', 'marked', 'ancients', 'turn', 'end'];

export function seals({ active }: GameState, { state, happened }: Moment): boolean {
	return state.active !== active || happened.some(({ what }) => SEALS.includes(what));
}
