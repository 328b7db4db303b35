// What every kind of step provides: how it begins, how it is judged, what the answer is; and how its data is proved.
import type { LessonStep } from '../../../puzzles/schema/lesson.ts';
import type { AnyScene, AnyTeacher, Lack } from '../game.ts';

/** What a learner has done in a step so far. A kind adds fields of its own; these are the ones that the frame of a lesson reads. */
export interface Attempt {
	/** The position as it stands; null where there is none to look at. */
	readonly scene: AnyScene | null;
	/** Actions that the rules allowed: saved, and done again when the step is opened later. */
	readonly actions?: readonly string[];
	/** What is marked, picked or put in order. */
	readonly chosen?: readonly string[];
	/** An action that the rules allow but that leads past the goal: shown pale at the scene before it, until it is taken back. */
	readonly missed?: string;
	/** Whether the goal can still be reached was too long to find out. */
	readonly unsure?: boolean;
	/** Where one question follows the other: which one is open, and the answers so far. */
	readonly asked?: number;
	readonly replies?: readonly (number | boolean)[];
}

/** What a learner does. A kind ignores what it has no use for. */
export type Input =
	/** An action in the game's notation. */
	| { readonly do: 'act'; readonly action: string }
	/** The last action is taken back. */
	| { readonly do: 'take-back' }
	| { readonly do: 'toggle'; readonly target: string }
	| { readonly do: 'move'; readonly item: string; readonly by: -1 | 1 }
	| { readonly do: 'paint'; readonly row: number; readonly column: number; readonly colour: string }
	| { readonly do: 'reply'; readonly answer: number | boolean }
	/** On to the next question. */
	| { readonly do: 'next' }
	| { readonly do: 'check' };

export type Verdict =
	/** One of several questions is answered; `right` for this one. */
	| { readonly kind: 'answered'; readonly right: boolean; readonly rules: readonly string[] }
	| { readonly kind: 'refused'; readonly rules: readonly string[]; readonly mistake: string | null }
	/** Allowed, but the goal cannot be reached any more. */
	| { readonly kind: 'missed'; readonly lack: Lack }
	/** So many are missing, so many too many. */
	| { readonly kind: 'wrong'; readonly missing: number; readonly extra: number };

export interface Judged<A extends Attempt> {
	/** The same object if nothing has changed. */
	readonly attempt: A;
	readonly verdict?: Verdict | null;
	readonly done?: boolean;
}

export interface StepKind<S extends LessonStep, A extends Attempt> {
	/** `saved`: actions of an earlier attempt; left out if they no longer fit. */
	begin(teacher: AnyTeacher, step: S, saved: readonly string[]): A;
	/** Null for an input that means nothing now. */
	judge(teacher: AnyTeacher, step: S, attempt: A, input: Input): Judged<A> | null;
	/** The step as it is when it is done. */
	answer(teacher: AnyTeacher, step: S): A;
}

/** What the proof of lessons asks about a kind. Apart from the kind itself, so that no page has to load it. */
export interface StepProof<S extends LessonStep> {
	/** What is wrong with the data, in words for authors; nothing if the rules agree with every answer in it. */
	faults(teacher: AnyTeacher, step: S): Iterable<string>;
	/** Ids of the things in it that have words of their own. */
	items?(step: S): readonly string[];
	/** These are not on the screen together. */
	readonly oneByOne?: true;
	/** Ids of the mistakes that have words of their own. */
	mistakes?(step: S): readonly string[];
	/** Rules by which something is refused in it. */
	forbids?(step: S): readonly string[];
}

/** The step's position where it has one. */
export function sceneOf(teacher: AnyTeacher, { position }: LessonStep): AnyScene | null {
	return position === undefined ? null : teacher.open(position);
}
