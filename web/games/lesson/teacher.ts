// Actions in the positions of lessons, for every game.
import type { Check } from '../../../puzzles/schema/lesson.ts';
import type { AnyScene, Lack, Scene, Teacher } from '../game.ts';

type Tried<S> =
	| { readonly ok: true; readonly scene: S }
	/** The rules that refuse it, the first one first. */
	| { readonly ok: false; readonly rules: readonly string[] };

/** Applies an action in the game's notation; throws a RangeError for what is no action at all. */
export function act<S extends AnyScene>(teacher: Teacher<S>, scene: S, word: string): Tried<S> {
	const { game, moment } = scene;
	const action = game.parseAction(word);
	if (action === null) throw new RangeError(`${word} is no action`);
	const outcome = game.apply(moment.state, action);
	if (outcome.ok) {
		const { state, happened } = outcome;
		return { ok: true, scene: { ...scene, moment: { state, happened } } };
	}
	const { refusal } = outcome;
	return { ok: false, rules: teacher.reasons?.(scene, action, refusal) ?? [refusal.rule] };
}

/** The scene after an action, null when it is refused. Without the reasons: for those who try much. */
export function follow<S extends AnyScene>(scene: S, action: unknown): S | null {
	const { game, moment } = scene;
	const outcome = game.apply(moment.state, action);
	if (!outcome.ok) return null;
	const { state, happened } = outcome;
	return { ...scene, moment: { state, happened } };
}

/** The scene after some actions that must all be allowed. */
export function after<S extends AnyScene>(teacher: Teacher<S>, scene: S, actions: readonly string[]): S {
	return actions.reduce((now, action) => {
		const tried = act(teacher, now, action);
		if (!tried.ok) throw new RangeError(`${action} is refused by ${tried.rules.join(', ')}`);
		return tried.scene;
	}, scene);
}

/** The rules that refuse the last of the actions; empty when it is allowed. */
export function refusals<S extends AnyScene>(
	teacher: Teacher<S>,
	position: unknown,
	actions: readonly string[]
): readonly string[] {
	const last = actions.at(-1);
	if (last === undefined) throw new RangeError('no action');
	const before = after(teacher, teacher.open(position), actions.slice(0, -1));
	const tried = act(teacher, before, last);
	return tried.ok ? [] : tried.rules;
}

/** The teacher of a game with one box, whose checks read the state alone. */
export function stateTeacher<State, Action, Happening>(
	game: Scene<State, Action, Happening>['game'],
	checks: {
		/** The state that a written position stands for, before what was played there. Throws a RangeError. */
		table(position: unknown): State;
		reached(goal: Check, start: State, now: State): boolean;
		lacks(goal: Check, start: State, now: State): Lack;
		marks(all: Check, state: State): ReturnType<Teacher<AnyScene>['marks']>;
		amount(what: Check, state: State): number;
	}
): Teacher<Scene<State, Action, Happening>> {
	const teacher: Teacher<Scene<State, Action, Happening>> = {
		open(position) {
			const { played = [] } = (position ?? {}) as { readonly played?: readonly string[] };
			return after(teacher, { game, moment: { state: checks.table(position), happened: [] } }, played);
		},
		reached: (goal, start, now) => checks.reached(goal, start.moment.state, now.moment.state),
		lacks: (goal, start, now) => checks.lacks(goal, start.moment.state, now.moment.state),
		marks: (all, { moment }) => checks.marks(all, moment.state),
		amount: (what, { moment }) => checks.amount(what, moment.state),
		picture([name]) {
			throw new RangeError(`no picture ${name}`);
		}
	};
	return teacher;
}
