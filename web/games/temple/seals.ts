// What cannot be taken back: something hidden was seen, or the turn has passed on.
import type { Moment } from '../game.ts';
import type { Happening, State } from './state.ts';

const SEALS: readonly Happening['what'][] = ['peeked', 'turn', 'round', 'end'];

export function seals(before: State, { happened }: Moment<State, Happening>): boolean {
	return happened.some(
		(event) =>
			SEALS.includes(event.what) ||
			// A card that lay face down is seen by taking it.
			(event.what === 'taken' && before.temple[event.place]?.faceUp === false)
	);
}
