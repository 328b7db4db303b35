// What came of each step in one sitting: done, shown, or skipped; and whether that is enough to say that its rules are known.
import type { AnswerKind } from '$lib/progress/records.ts';
import { isUnguided } from '../../games/lesson/asks.ts';
import type { StepAt } from './session.svelte.ts';

/** Of the steps that do not say what to do, so many must be answered alone and at once. */
const SHARE = 0.8;
/** Fewer say nothing: they can be guessed. */
const LEAST = 3;

/** An answer to be kept. */
export interface Noted {
	readonly one: StepAt;
	readonly how: AnswerKind;
}

export interface Tally {
	readonly done: number;
	readonly shown: number;
	readonly skipped: number;
}

export class Sitting {
	readonly #steps: readonly StepAt[];
	/** How it was answered first; later answers only make good what was skipped. */
	readonly #first = new Map<string, AnswerKind>();
	readonly #skipped = new Set<string>();
	readonly #granted = new Set<string>();

	/** `skipped`: left out in an earlier sitting. */
	constructor(steps: readonly StepAt[], skipped: readonly string[] = []) {
		this.#steps = steps;
		for (const at of skipped) this.#skipped.add(at);
	}

	/**
	 * What is to be noted now. That somebody did it alone and at once says nothing until enough of the sitting was: till then it is
	 * noted as done, afterwards as known, and what came before with it. Steps that come back are no part of that.
	 */
	answered(one: StepAt, how: AnswerKind): Noted[] {
		const { at } = one;
		const own = this.#steps.some((each) => each.at === at);
		if (own && !this.#first.has(at))
			// Skipped before, it has shown no knowledge.
			this.#first.set(at, this.#skipped.has(at) && how === 'knew' ? 'did' : how);
		this.#skipped.delete(at);
		const known = this.#grant();
		const first: Noted = known.includes(one)
			? { one, how: 'knew' }
			: { one, how: how === 'knew' ? 'did' : how };
		return [first, ...known.flatMap((each): Noted[] => (each === one ? [] : [{ one: each, how: 'knew' }]))];
	}

	skip(at: string): void {
		if (!this.#first.has(at)) this.#skipped.add(at);
	}

	get skipped(): StepAt[] {
		return this.#steps.filter(({ at }) => this.#skipped.has(at));
	}

	/** Done by the learner. */
	get practised(): StepAt[] {
		return this.#steps.filter(({ at }) => ['did', 'knew'].includes(this.#first.get(at) ?? ''));
	}

	/** Shown, or not answered at once although nothing said what to do. */
	get missed(): StepAt[] {
		return this.#steps.filter(({ at, step }) => {
			const how = this.#first.get(at);
			return how === 'missed' || (how === 'did' && isUnguided(step));
		});
	}

	get tally(): Tally {
		const how = [...this.#first.values()];
		const shown = how.filter((one) => one === 'missed').length;
		return { done: how.length - shown, shown, skipped: this.#skipped.size };
	}

	/** Known at once, and asked at all. */
	get score(): { readonly known: number; readonly of: number; readonly needed: number } {
		const asked = this.#steps.filter(({ step }) => isUnguided(step));
		const known = asked.filter(({ at }) => this.#first.get(at) === 'knew').length;
		return { known, of: asked.length, needed: Math.ceil(asked.length * SHARE) };
	}

	get passes(): boolean {
		const { known, of, needed } = this.score;
		return of >= LEAST && known >= needed;
	}

	/** Each step is given out once. */
	#grant(): StepAt[] {
		if (!this.passes) return [];
		const granted = this.#steps.filter(({ at }) => this.#first.get(at) === 'knew' && !this.#granted.has(at));
		for (const { at } of granted) this.#granted.add(at);
		return granted;
	}
}
