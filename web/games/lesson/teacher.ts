// What a game must be able to tell so that it can be taught. The rules judge; a lesson only says what to look at.
import type { Check } from '../../../puzzles/schema/lesson.ts';

export type Tried<Scene> =
	| { readonly ok: true; readonly scene: Scene }
	/** The rules that refuse it, the first one first. */
	| { readonly ok: false; readonly rules: readonly string[] };

/** A game as teachers see it. A scene is a state of the game and whatever else belongs to the position. */
export interface Teacher<Scene> {
	/** Throws a RangeError that says what is wrong with the position. */
	open(position: unknown): Scene;
	/** An action in the game's notation; throws a RangeError for what is no action at all. */
	act(scene: Scene, action: string): Tried<Scene>;
	/** Whether the goal is reached, coming from the position of the step. */
	reached(goal: Check, start: Scene, now: Scene): boolean;
	/** Everything that can be marked, and which of it is right. */
	marks(all: Check, scene: Scene): { readonly targets: readonly string[]; readonly right: readonly string[] };
	amount(what: Check, scene: Scene): number;
	/** Rows from the top; a point for an empty square. */
	picture(what: Check, scene: Scene): readonly string[];
}

export type AnyTeacher = Teacher<unknown>;

/** The scene after some actions that must all be allowed. */
export function after<Scene>(teacher: Teacher<Scene>, scene: Scene, actions: readonly string[]): Scene {
	return actions.reduce((now, action) => {
		const tried = teacher.act(now, action);
		if (!tried.ok) throw new RangeError(`${action} is refused by ${tried.rules.join(', ')}`);
		return tried.scene;
	}, scene);
}

/** The rules that refuse the last of the actions; empty when it is allowed. */
export function refusals<Scene>(
	teacher: Teacher<Scene>,
	position: unknown,
	actions: readonly string[]
): readonly string[] {
	const last = actions.at(-1);
	if (last === undefined) throw new RangeError('no action');
	const before = after(teacher, teacher.open(position), actions.slice(0, -1));
	const tried = teacher.act(before, last);
	return tried.ok ? [] : tried.rules;
}
