// What cannot be taken back: something hidden was shown, or another person has the turn.
import type { Moment } from '../game.ts';
import type { Happening } from './action.ts';
import { decider } from './course.ts';
import { levelOf } from './modules.ts';
import type { State } from './state.ts';

const SEALS: readonly Happening['what'][] = [
	'turned',
	'explored',
	'cassette',
	'revealed',
	'ring',
	'shuffled',
	'end'
];

export function seals(before: State, { state, happened }: Moment<State, Happening>): boolean {
	return happened.some(isSeal) || decider(state) !== decider(before);
}

function isSeal(event: Happening): boolean {
	if (SEALS.includes(event.what)) return true;
	// The next module of the stack has come up.
	return event.what === 'module' && ['green', 'grey'].includes(levelOf(event.module));
}
