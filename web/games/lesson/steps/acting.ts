// What steps have in common in which the learner acts: the actions so far, and one more.
import type { LessonStep } from '../../../../puzzles/schema/lesson.ts';
import type { AnyScene, AnyTeacher } from '../../game.ts';
import type { Attempt, Input } from '../step-kind.ts';
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

/** The attempt with one more action, or the rules against it; null for other inputs. */
export function tryOut(
	teacher: AnyTeacher,
	attempt: Acts,
	input: Input
): Acts | { readonly rules: readonly string[]; readonly action: string } | null {
	if (input.do !== 'act') return null;
	const { action } = input;
	const tried = act(teacher, attempt.scene, action);
	return tried.ok
		? { ...attempt, scene: tried.scene, actions: [...attempt.actions, action] }
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
