// What a card does at once when it is taken from the temple (T-CURSE-2, T-TREAS-1).
import type { ArtefactCard, Effect } from '../../../puzzles/temple/schema.ts';
import { ask } from './choices.ts';
import { fromBank, moreActions, toBank, went, type Course } from './course.ts';

export function carryOut(course: Course, card: ArtefactCard): Course {
	if (!card.effect) return course;
	const begun = went(course, {}, { what: 'effect', player: course.state.active, card: card.id });
	return doneBy(begun, card, card.effect);
}

/** As much as possible is done. */
function doneBy(course: Course, { id, deck }: ArtefactCard, { kind, count }: Effect): Course {
	const { active, players } = course.state;
	const rule = deck === 'CB' ? 'T-CURSE-2' : 'T-TREAS-1';
	switch (kind) {
		case 'gain':
			return fromBank(course, active, count);
		case 'lose':
			return toBank(course, active, count);
		case 'others-gain': {
			// Clockwise from the player, for the bank may not have enough for all.
			const others = players.slice(1).map((_, k) => (active + k + 1) % players.length);
			return others.reduce((so, other) => fromBank(so, other, count), course);
		}
		case 'action':
			return moreActions(course, count);
		case 'assistant':
			return ask(course, { kind, left: count, rule });
		case 'discard':
			return ask(course, { kind, left: count, rule, card: id });
	}
}
