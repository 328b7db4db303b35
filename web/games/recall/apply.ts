// One action: the next state and what happened, or the rule that forbids it. A bad action changes nothing.
import type { Outcome, Refusal } from '../game.ts';
import type { Action, Happening } from './action.ts';
import { refused, type Course } from './course.ts';
import { DOINGS, doingOf, KINDS } from './doings.ts';
import { hasManyFigures, isPossible } from './figures.ts';
import { settle } from './settle.ts';
import type { State } from './state.ts';

export function apply(state: State, action: Action): Outcome<State, Happening> {
	const refusal = phaseRefusal(state, action) ?? doingOf(action).may(state, action);
	if (refusal) return { ok: false, refusal };
	const course: Course = { state, happened: [] };
	doingOf(action).run(course, action);
	settle(course);
	// R-FIG-4: large figures stand on one field, so a group of many cannot always be split up (D-04).
	if (!course.state.persons.every(isPossible)) return { ok: false, refusal: refused('R-FIG-4') };
	return { ok: true, state: course.state, happened: course.happened };
}

/** Before the first turn and after the last one there is only one thing to do, or nothing. */
function phaseRefusal({ phase }: State, action: Action): Refusal | null {
	if (phase === 'over') return refused('R-END-1');
	if (phase === 'start' && action.do !== 'start') return refused('R-SOLO-2');
	return phase === 'draft' && action.do !== 'draft' ? refused('R-SETUP-K') : null;
}

/** Every action that the deciding person could think of, in a fixed order: all that may be done are among them. */
export function candidates(state: State): Action[] {
	return KINDS.flatMap((kind): readonly Action[] => DOINGS[kind].candidates(state)).filter(
		(action) => !phaseRefusal(state, action)
	);
}

/** Everything that the deciding person may do, in a fixed order. */
export function options(state: State): readonly Action[] {
	const all = candidates(state).filter((action) => !doingOf(action).may(state, action));
	if (!state.persons.some(hasManyFigures)) return all;
	return all.filter((action) => apply(state, action).ok);
}
