// What a game must be able to tell so that it can be taught, and what counts as done in each kind of step. The rules judge; a
// lesson only says what to look at.
import type { Check, Lesson, LessonStep } from '../../puzzles/schema/lesson.ts';

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

export function sameSet(a: readonly string[], b: readonly string[]): boolean {
	return a.length === b.length && new Set([...a, ...b]).size === a.length;
}

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

/** What is wrong with a step, in words for whoever writes lessons; empty when the rules agree with every answer in it. */
export function faultsOf<Scene>(teacher: Teacher<Scene>, step: LessonStep): string[] {
	try {
		return [...check(teacher, step)];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

function* check<Scene>(teacher: Teacher<Scene>, step: LessonStep): Generator<string> {
	switch (step.kind) {
		case 'do': {
			const start = teacher.open(step.position);
			if (teacher.reached(step.goal, start, start)) yield 'the goal holds before anything is done';
			if (!teacher.reached(step.goal, start, after(teacher, start, step.line)))
				yield 'the goal does not hold after the line';
			for (const { id, actions, rule } of step.mistakes ?? [])
				yield* refusedBy(teacher, step.position, actions, rule, `mistake ${id}`);
			return;
		}
		case 'forbidden':
			yield* refusedBy(teacher, step.position, step.attempt, step.rule, 'the attempt');
			return;
		case 'mark': {
			const { targets, right } = teacher.marks(step.all, teacher.open(step.position));
			if (!sameSet(right, step.answer)) yield `right would be ${right.join(' ')}`;
			if (right.length === 0 || right.length === targets.length) yield 'all or nothing is right';
			return;
		}
		case 'pick': {
			if (step.answer.some((id) => !step.from.includes(id))) yield 'an answer is not among the choices';
			if (step.one && step.answer.length !== 1) yield 'exactly one answer is wanted';
			if (!step.all) return;
			const { right } = teacher.marks(step.all, teacher.open(step.position));
			const chosen = step.from.filter((id) => right.includes(id));
			if (!sameSet(chosen, step.answer)) yield `right would be ${chosen.join(' ')}`;
			return;
		}
		case 'judge':
			for (const { id, position, actions, rule } of step.cases)
				yield* refusedBy(teacher, position ?? step.position, actions, rule, `case ${id}`);
			return;
		case 'predict': {
			const seen = teacher.picture(step.picture, teacher.open(step.position));
			if (seen.join() !== step.answer.join()) yield `the picture is ${seen.join(' ')}`;
			return;
		}
		case 'count':
			for (const { id, amount, answer, choices } of step.asks) {
				const right = teacher.amount(amount, teacher.open(step.position));
				if (right !== answer) yield `${id} is ${right}`;
				if (!choices.includes(answer)) yield `${id} is not among its choices`;
			}
			return;
		case 'order':
		case 'checklist':
			if (new Set(step.items).size !== step.items.length || step.items.length < 2)
				yield 'two different items at least';
			return;
	}
}

function* refusedBy<Scene>(
	teacher: Teacher<Scene>,
	position: unknown,
	actions: readonly string[],
	rule: string | null,
	name: string
): Generator<string> {
	const rules = refusals(teacher, position, actions);
	if (rule === null && rules.length > 0) yield `${name} is refused by ${rules.join(', ')}`;
	if (rule !== null && !rules.includes(rule))
		yield `${name} is not refused by ${rule} but by ${rules.join(', ') || 'nothing'}`;
}

/** Steps that show whether somebody knows: nobody says what to do. */
export const unguided = ({ steps }: Lesson): readonly LessonStep[] =>
	steps.filter((step) => !step.guided && step.kind !== 'checklist');
