// One sitting at the steps of a lesson, of a test or of a refresher: which step is open, what was done in it, what came of it. The
// rules judge through the game's teacher; words and pictures are elsewhere.
import type { LessonStep } from '../../../puzzles/schema/lesson.ts';
import { after, refusals, sameSet, type Teacher } from '../../games/lesson.ts';
import { randomFrom } from '../../games/rng.ts';
import type { AnswerKind } from './records.ts';

/** A step with its address `<course>.<lesson>.<step>`. */
export interface StepAt {
	readonly at: string;
	readonly step: LessonStep;
}

/** What the note line tells about the last deed. */
export type Feedback =
	| { readonly kind: 'done' }
	/** One of several cases or questions is answered; `right` for this one. */
	| { readonly kind: 'answered'; readonly right: boolean; readonly rules: readonly string[] }
	| { readonly kind: 'refused'; readonly rules: readonly string[]; readonly mistake: string | null }
	/** So many are missing, so many too many. */
	| { readonly kind: 'wrong'; readonly missing: number; readonly extra: number }
	| { readonly kind: 'hint'; readonly number: number }
	/** The answer is shown. */
	| { readonly kind: 'shown' };

export interface LessonOptions<Scene> {
	readonly teacherOf: (at: StepAt) => Teacher<Scene>;
	readonly steps: readonly StepAt[];
	readonly begin?: number;
	/** What was done in the first open step before. */
	readonly actions?: readonly string[];
	/** After every deed that should survive the page. */
	keep(index: number, actions: readonly string[], finished: boolean): void;
	answered(step: StepAt, how: AnswerKind): void;
}

export class LessonSession<Scene = unknown> {
	readonly steps: readonly StepAt[] = $state.raw([]);
	readonly #options: LessonOptions<Scene>;

	index = $state(0);
	/** Actions of this step that the rules allowed. */
	actions = $state.raw<readonly string[]>([]);
	/** Marked, picked, or put in order. */
	chosen = $state.raw<readonly string[]>([]);
	/** The flat view as it is being filled in: rows from the top. */
	painted = $state.raw<readonly string[]>([]);
	/** Which case or question is open. */
	asked = $state(0);
	/** Answers to the cases or questions so far. */
	replies = $state.raw<readonly (number | boolean)[]>([]);
	feedback = $state.raw<Feedback | null>(null);
	done = $state(false);
	/** Grows whenever the same words must be heard again. */
	repeats = $state(0);
	/** The table of the step as it is now. */
	scene: Scene | null = $state.raw(null);
	hints = $state(0);
	#slips = 0;
	#shown = false;
	#start: Scene | null = null;

	readonly at = $derived(this.steps[this.index] as StepAt);
	readonly step = $derived(this.at.step);
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

	/** The position of the open case, or of the step. */
	get position(): unknown {
		const { step } = this;
		return step.kind === 'judge' ? (step.cases[this.asked]?.position ?? step.position) : step.position;
	}

	/** An action in the game's notation. Whether it was allowed. */
	act(action: string): boolean {
		const { step } = this;
		if (this.done || !this.scene || (step.kind !== 'do' && step.kind !== 'forbidden')) return false;
		const tried = this.teacher.act(this.scene, action);
		if (!tried.ok) {
			this.refuse(tried.rules, action);
			return false;
		}
		this.scene = tried.scene;
		this.actions = [...this.actions, action];
		this.feedback = null;
		if (step.kind === 'do' && this.#start && this.teacher.reached(step.goal, this.#start, tried.scene))
			this.#finish();
		else this.#keep();
		return true;
	}

	/** The rules refuse what was tried. */
	refuse(rules: readonly string[], action: string | null = null): void {
		const { step } = this;
		if (this.done) return;
		if (step.kind === 'forbidden' && rules.includes(step.rule)) {
			this.#finish();
			return;
		}
		this.#slips++;
		const mistake =
			step.kind === 'do'
				? (step.mistakes?.find(({ actions, rule }) => actions.at(-1) === action || rules.includes(rule))
						?.id ?? null)
				: null;
		this.#tell({ kind: 'refused', rules, mistake });
	}

	/** Marks or picks, or takes it back. */
	toggle(target: string): void {
		if (this.done) return;
		this.feedback = null;
		this.chosen = this.chosen.includes(target)
			? this.chosen.filter((one) => one !== target)
			: [...this.chosen, target];
		const { step } = this;
		if (step.kind === 'pick' && step.one) {
			this.chosen = [target];
			this.check();
		}
	}

	/** One place up or down in the order. */
	move(item: string, by: -1 | 1): void {
		if (this.done) return;
		const from = this.chosen.indexOf(item);
		const to = from + by;
		if (from < 0 || to < 0 || to >= this.chosen.length) return;
		const next = [...this.chosen];
		next.splice(from, 1);
		next.splice(to, 0, item);
		this.chosen = next;
		this.feedback = null;
	}

	paint(row: number, column: number, colour: string): void {
		if (this.done) return;
		this.painted = this.painted.map((line, r) =>
			r === row ? line.slice(0, column) + colour + line.slice(column + 1) : line
		);
		this.feedback = null;
	}

	/** The answer to the open case or question. */
	reply(answer: number | boolean): void {
		const { step } = this;
		if (this.done || this.replies.length > this.asked) return;
		if (step.kind === 'judge') {
			const { position, actions } = step.cases[this.asked] ?? { actions: [] };
			const rules = refusals(this.teacher, position ?? step.position, actions);
			this.#replied(answer, answer === (rules.length === 0), rules);
		} else if (step.kind === 'count') {
			const ask = step.asks[this.asked];
			if (ask && this.scene)
				this.#replied(answer, answer === this.teacher.amount(ask.amount, this.scene), []);
		}
	}

	/** Goes on to the next case or question. */
	nextAsked(): void {
		this.asked++;
		this.feedback = null;
		this.#setScene();
	}

	/** Whether what is marked, picked, painted or ordered is right. */
	check(): void {
		const { step } = this;
		if (this.done) return;
		if (step.kind === 'mark' || step.kind === 'pick') {
			const right = step.kind === 'mark' || step.all ? this.rightOnes() : step.answer;
			if (sameSet(this.chosen, right)) this.#finish();
			else
				this.#wrong(
					right.filter((one) => !this.chosen.includes(one)).length,
					this.chosen.filter((one) => !right.includes(one)).length
				);
		} else if (step.kind === 'order') {
			if (this.chosen.join() === step.items.join()) this.#finish();
			else this.#wrong(0, this.chosen.filter((item, k) => item !== step.items[k]).length);
		} else if (step.kind === 'checklist') {
			if (this.chosen.length === step.items.length) this.#finish();
			else this.#wrong(step.items.length - this.chosen.length, 0);
		} else if (step.kind === 'predict' && this.scene) {
			const seen = this.teacher.picture(step.picture, this.scene);
			const differs = seen.flatMap((row, r) =>
				[...row].filter((colour, c) => this.painted[r]?.[c] !== colour)
			);
			if (differs.length === 0) this.#finish();
			else this.#wrong(0, differs.length);
		}
	}

	/** By the rules, of a step where something is marked or picked. */
	rightOnes(): readonly string[] {
		const { step } = this;
		if (!this.scene || (step.kind !== 'mark' && step.kind !== 'pick')) return [];
		if (!step.all) return step.kind === 'pick' ? step.answer : [];
		const { right } = this.teacher.marks(step.all, this.scene);
		return step.kind === 'pick' ? step.from.filter((id) => right.includes(id)) : right;
	}

	/** The next hint; `most` are there. */
	hint(most: number): void {
		if (this.done) return;
		this.hints = Math.min(most, this.hints + 1);
		this.#tell({ kind: 'hint', number: this.hints });
	}

	/** Does the step for the learner. */
	show(): void {
		const { step, scene } = this;
		if (this.done) return;
		this.#shown = true;
		if (step.kind === 'do' && this.#start) {
			this.actions = step.line;
			this.scene = after(this.teacher, this.#start, step.line);
		} else if (step.kind === 'mark' || step.kind === 'pick') this.chosen = this.rightOnes();
		else if (step.kind === 'order' || step.kind === 'checklist') this.chosen = step.items;
		else if (step.kind === 'predict' && scene) this.painted = this.teacher.picture(step.picture, scene);
		else if (step.kind === 'judge') this.asked = step.cases.length - 1;
		else if (step.kind === 'count') this.asked = step.asks.length - 1;
		this.#finish();
		this.feedback = { kind: 'shown' };
	}

	/** The step from its beginning. */
	again(): void {
		this.#open([]);
		this.#keep();
	}

	/** The following step; done or skipped. */
	next(): void {
		if (this.isLast) return;
		this.goTo(this.index + 1);
	}

	goTo(index: number): void {
		this.index = Math.max(0, Math.min(index, this.steps.length - 1));
		this.#open([]);
		this.#keep();
	}

	hear(): void {
		this.repeats++;
	}

	#open(actions: readonly string[]): void {
		const { step } = this;
		this.asked = 0;
		this.replies = [];
		this.feedback = null;
		this.done = false;
		this.hints = 0;
		this.#slips = 0;
		this.#shown = false;
		this.actions = [];
		this.chosen = step.kind === 'order' ? mixed(step.items) : [];
		this.#setScene();
		this.#start = this.scene;
		if (step.kind === 'predict' && this.scene)
			this.painted = this.teacher.picture(step.picture, this.scene).map((row) => '.'.repeat(row.length));
		if (this.#start && (step.kind === 'do' || step.kind === 'forbidden'))
			try {
				this.scene = after(this.teacher, this.#start, actions);
				this.actions = actions;
			} catch {
				// Kept by an older version of the lesson: the step begins anew.
				this.scene = this.#start;
			}
	}

	#setScene(): void {
		const { step, position } = this;
		this.scene = null;
		if (position === undefined && step.kind !== 'count' && !(step.kind === 'pick' && step.all)) return;
		const actions = step.kind === 'judge' ? (step.cases[this.asked]?.actions.slice(0, -1) ?? []) : [];
		this.scene = after(this.teacher, this.teacher.open(position), actions);
	}

	#replied(answer: number | boolean, right: boolean, rules: readonly string[]): void {
		const { step } = this;
		this.replies = [...this.replies, answer];
		if (!right) this.#slips++;
		const count = step.kind === 'judge' ? step.cases.length : step.kind === 'count' ? step.asks.length : 0;
		if (this.asked + 1 === count) this.#finish();
		this.#tell({ kind: 'answered', right, rules });
	}

	#wrong(missing: number, extra: number): void {
		this.#slips++;
		this.#tell({ kind: 'wrong', missing, extra });
	}

	#finish(): void {
		this.done = true;
		this.feedback = { kind: 'done' };
		const clean = this.#slips === 0 && this.hints === 0 && !this.step.guided;
		this.#options.answered(this.at, this.#shown ? 'missed' : clean ? 'knew' : 'did');
		this.#keep();
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

/** In another order, always the same for the same items. */
function mixed(items: readonly string[]): string[] {
	const order = randomFrom(items.join()).shuffled(items);
	return order.join() === items.join() ? [...items].reverse() : order;
}
