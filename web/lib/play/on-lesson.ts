// The step of a lesson, or the position of a rule to try out, as something to play on.
import type { Player } from '$lib/learn/boards.ts';
import type { Playable } from './playable.ts';
import type { Moment, Scene } from '../../games/game.ts';

/** The learner has the first seat. */
export function onLesson<State, Action, Happening>(
	lesson: Player<Scene<State, Action, Happening>>,
	makeAction: (action: Action) => string
): Playable<State, Action> & { readonly moment: Moment<State, Happening> } {
	const now = () => (lesson.scene as Scene<State, Action, Happening>).moment;
	return {
		get view() {
			return now().state;
		},
		get moment() {
			return now();
		},
		player: 0,
		act(action) {
			if (lesson.act(makeAction(action))) return null;
			// A step that asks for a refusal is done by it. Otherwise the lesson itself says why.
			return 'done' in lesson && lesson.done ? null : { rule: '' };
		}
	};
}
