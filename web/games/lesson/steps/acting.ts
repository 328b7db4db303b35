// What steps have in common in which the learner acts: the actions so far, and one more.
import type { LessonStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene, AnyTeacher } from '../../game.ts';
import type { Attempt, Input, Judged } from '../step-kind.ts';
import { act, after, refusals } from '../teacher.ts';

export interface Acts extends Attempt {
	readonly start: AnyScene;
	readonly scene: AnyScene;
	readonly actions: readonly string[];
}

export function beginActing(teacher: AnyTeacher, { position }: LessonStep, saved: readonly string[]): Acts {
	const start = teacher.open(position);
	try {
		return { start, scene: after(teacher, start, saved), actions: saved };
	} catch {
		// Saved by an older version of the lesson: the step begins anew.
		return { start, scene: start, actions: [] };
	}
}

/** Another attempt without a verdict; null stays null. */
export const changed = (attempt: Acts | null): Judged<Acts> | null => attempt && { attempt };

/** What is to be taken back first: the action that led past the goal, else the last one. Null if there is none. */
export function takenBack(teacher: AnyTeacher, attempt: Acts): Acts | null {
	const { start, scene, actions, missed } = attempt;
	if (missed !== undefined) return { start, scene, actions };
	if (actions.length === 0) return null;
	const left = actions.slice(0, -1);
	return { start, scene: after(teacher, start, left), actions: left };
}

/** The attempt with one more action, or the rules against it; null for other inputs. */
export function tryOut(
	teacher: AnyTeacher,
	attempt: Acts,
	input: Input
): Acts | { readonly rules: readonly string[]; readonly action: string } | null {
	if (input.do !== 'act' || attempt.missed !== undefined) return null;
	const { action } = input;
	const tried = act(teacher, attempt.scene, action);
	return tried.ok
		? { start: attempt.start, scene: tried.scene, actions: [...attempt.actions, action] }
		: { rules: tried.rules, action };
}

/** For the proof of lessons: says if the last action is not refused by this rule, or by none. */
export function* unlessRefused(
	teacher: AnyTeacher,
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
