// Actions tried by their notation.
import { apply } from '../apply.ts';
import { parseAction } from '../notation.ts';
import type { Action } from '../action.ts';
import type { State } from '../state.ts';

export function actionNamed(written: string): Action {
	const action = parseAction(written);
	if (!action) throw new RangeError(`no action ${written}`);
	return action;
}

export function isAllowed(state: State, written: string): boolean {
	return apply(state, actionNamed(written)).ok;
}

/** The state after some actions, separated by spaces, that must all be allowed. */
export function afterwards(state: State, written: string): State {
	return written.split(' ').reduce((now, word) => {
		const outcome = apply(now, actionNamed(word));
		if (!outcome.ok) throw new RangeError(`${word} is refused by ${outcome.refusal.rule}`);
		return outcome.state;
	}, state);
}
