// A run through the steps of a lesson, a test or a refresher: which step is open, the attempt at it, and what came of it. The kinds
// of steps judge through the game's teacher; words and pictures are elsewhere.
import type { LessonStep } from '../../../puzzles/schema/lesson.ts';
import type { AnyScene, Teacher } from '../../games/game.ts';
import { kindOf } from '../../games/lesson/kinds.ts';
import type { Attempt, Input, Verdict } from '../../games/lesson/step-kind.ts';
import type { AnswerKind } from '$lib/progress/records.ts';

/** A step with its address `<course>.<lesson>.<step>`. */
export interface StepAt {
	readonly at: string;
	readonly step: LessonStep;
}

/** What the note line tells about the last input. */
export type Feedback =
	| { readonly kind: 'done' }
	| Verdict
	| { readonly kind: 'hint'; readonly number: number }
	/** The answer is shown. */
	| { readonly kind: 'shown' }
	/** Done so far, and the goal can still be reached; `sure` if a way was found. */
	| { readonly kind: 'under-way'; readonly sure: boolean };

export interface LessonOptions<Scene extends AnyScene> {
	readonly teacherOf: (at: StepAt) => Teacher<Scene>;
	readonly steps: readonly StepAt[];
	readonly begin?: number;
	/** Actions saved of the step that is open first. */
	readonly actions?: readonly string[];
	/** Called after everything that should survive the page. */
	keep(index: number, actions: readonly string[], finished: boolean): void;
	answered(step: StepAt, how: AnswerKind): void;
	/** Left without an answer. */
	skipped?(step: StepAt): void;
}

const NONE: readonly never[] = [];

export class LessonSession<Scene extends AnyScene = AnyScene> {
	steps: readonly StepAt[] = $state.raw([]);
	readonly #options: LessonOptions<Scene>;

	index = $state(0);
	attempt: Attempt = $state.raw({ scene: null });
	feedback = $state.raw<Feedback | null>(null);
	done = $state(false);
	/** Incremented to make screen readers announce the same text again. */
	repeats = $state(0);
	hints = $state(0);
	#shown = false;
	/** Steps with a slip, a hint or the answer shown: beginning them again does not make them known at once. */
	#helped: readonly string[] = [];

	readonly at = $derived(this.steps[this.index] as StepAt);
	readonly step = $derived(this.at.step);
	/** The position of the step as it stands; null where there is none. Derived, so that boards follow it alone. */
	readonly scene = $derived(this.attempt.scene as Scene | null);
	readonly isLast = $derived(this.index === this.steps.length - 1);

	constructor(options: LessonOptions<Scene>) {
		this.#options = options;
		this.steps = options.steps;
		this.index = Math.min(options.begin ?? 0, options.steps.length - 1);
		this.#open(options.actions ?? []);
	}

	get teacher(): Teacher<Scene> {
		return this.#options.teacherOf(this.at);
	}

	get actions(): readonly string[] {
		return this.attempt.actions ?? NONE;
	}

	/** The action that led past the goal, until it is taken back. */
	get missed(): string | null {
		return this.attempt.missed ?? null;
	}

	get chosen(): readonly string[] {
		return this.attempt.chosen ?? NONE;
	}

	/** The number of the open question. */
	get asked(): number {
		return this.attempt.asked ?? 0;
	}

	get replies(): readonly (number | boolean)[] {
		return this.attempt.replies ?? NONE;
	}

	/** The open one of several questions is answered. */
	get isAnswered(): boolean {
		return this.replies.length > this.asked;
	}

	/** Whether it changed the attempt. */
	input(input: Input): boolean {
		if (this.done) return false;
		const before = this.attempt;
		const judged = kindOf(this.step).judge(this.teacher, this.step, before, input);
		if (!judged) return false;
		const { attempt, verdict = null, done } = judged;
		this.attempt = attempt;
		this.feedback = null;
		if (verdict && !(verdict.kind === 'answered' && verdict.right)) this.#needHelp();
		if (done) this.#finish();
		else if (attempt.actions !== before.actions) this.#keep();
		if (verdict) this.#tell(verdict);
		else if (input.do === 'act' && !done && attempt.actions !== before.actions)
			this.#tell({ kind: 'under-way', sure: attempt.unsure !== true });
		return attempt !== before;
	}

	/** An action in the game's notation. Whether it was allowed and is done; one that misses the goal is not. */
	act(action: string): boolean {
		return this.input({ do: 'act', action }) && this.missed === null;
	}

	/** Takes the last action back. */
	takeBack(): void {
		this.input({ do: 'take-back' });
	}

	/** Marks or picks, or takes it back. */
	toggle(target: string): void {
		this.input({ do: 'toggle', target });
	}

	/** One place up or down in the order. */
	move(item: string, by: -1 | 1): void {
		this.input({ do: 'move', item, by });
	}

	paint(row: number, column: number, colour: string): void {
		this.input({ do: 'paint', row, column, colour });
	}

	/** The answer to the open question. */
	reply(answer: number | boolean): void {
		this.input({ do: 'reply', answer });
	}

	/** Goes on to the next question. */
	nextAsked(): void {
		this.input({ do: 'next' });
	}

	/** Whether what is marked, picked, painted or ordered is right. */
	check(): void {
		this.input({ do: 'check' });
	}

	/** The next hint; `most` are there. */
	hint(most: number): void {
		if (this.done) return;
		this.hints = Math.min(most, this.hints + 1);
		this.#needHelp();
		this.#tell({ kind: 'hint', number: this.hints });
	}

	/** Does the step for the learner. */
	show(): void {
		if (this.done) return;
		this.#shown = true;
		this.#needHelp();
		this.attempt = kindOf(this.step).answer(this.teacher, this.step);
		this.#finish();
		this.feedback = { kind: 'shown' };
	}

	/** The step from its beginning. */
	again(): void {
		this.#open([]);
		this.#keep();
	}

	/** Leaves the step without an answer. */
	skip(): void {
		if (!this.done) this.#options.skipped?.(this.at);
		this.next();
	}

	/** More steps after the last one, which are gone on with at once. */
	extend(more: readonly StepAt[]): void {
		const { length } = this.steps;
		this.steps = [...this.steps, ...more];
		this.goTo(length);
	}

	/** The following step. */
	next(): void {
		if (this.isLast) return;
		this.goTo(this.index + 1);
	}

	goTo(index: number): void {
		this.index = Math.max(0, Math.min(index, this.steps.length - 1));
		this.#open([]);
		this.#keep();
	}

	#open(saved: readonly string[]): void {
		this.feedback = null;
		this.done = false;
		this.hints = 0;
		this.#shown = false;
		this.attempt = kindOf(this.step).begin(this.teacher, this.step, saved);
	}

	#finish(): void {
		this.done = true;
		this.feedback = { kind: 'done' };
		const clean = !this.#helped.includes(this.at.at) && !this.step.guided;
		this.#options.answered(this.at, this.#shown ? 'missed' : clean ? 'knew' : 'did');
		this.#keep();
	}

	#needHelp(): void {
		this.#helped = [...this.#helped, this.at.at];
	}

	#tell(feedback: Feedback): void {
		this.feedback = feedback;
		this.repeats++;
	}

	#keep(): void {
		this.#options.keep(
			this.done ? this.index + 1 : this.index,
			this.done ? [] : this.actions,
			this.done && this.isLast
		);
	}
}
