// One action: the next state and what happened, or the rule that forbids it. A bad action changes nothing.
import type { Outcome } from '../game.ts';
import { hire, peek, take } from './actions.ts';
import { chooseAssistant, discard, steal } from './choices.ts';
import type { Course } from './course.ts';
import { secure, trigger } from './sets.ts';
import type { Action, Choice, Happening, Judged, State } from './state.ts';
import { endTurn } from './turns.ts';

export function apply(state: State, action: Action): Outcome<State, Happening> {
	const course = follow({ state, happened: [] }, action);
	if ('rule' in course) return { ok: false, refusal: course };
	return { ok: true, ...course };
}

/** The rule under which each answer is asked for, if nothing asks for it. */
const ANSWERS = { steal: 'T-WEAPON-2', assistant: 'T-JEWEL-2', discard: 'T-CURSE-2' } as const;

function follow(course: Course, action: Action): Judged<Course> {
	const { phase, pending } = course.state;
	if (phase === 'GAME_END') return { rule: 'T-ROUND-4' };
	const [choice] = pending;
	if (choice) return answer(course, choice, action);
	switch (action.do) {
		case 'take':
			return take(course, action.place);
		case 'peek':
			return peek(course, action.place);
		case 'hire':
			return hire(course, action.assistant);
		case 'trigger':
			return trigger(course, action.cards);
		case 'secure':
			return secure(course, action.cards);
		case 'end':
			return endTurn(course);
		case 'steal':
		case 'assistant':
		case 'discard':
			return { rule: ANSWERS[action.do], facts: { reason: 'not-asked' } };
	}
}

/** Nothing but the choice that is asked for. */
function answer(course: Course, choice: Choice, action: Action): Judged<Course> {
	if (action.do === choice.kind) {
		if (action.do === 'steal') return steal(course, choice, action.card);
		if (action.do === 'assistant') return chooseAssistant(course, choice, action.assistant);
		if (action.do === 'discard') return discard(course, choice, action.card);
	}
	return { rule: choice.rule, facts: { reason: 'choice', left: choice.left } };
}
