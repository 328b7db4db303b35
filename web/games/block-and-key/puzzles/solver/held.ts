// A Block held against a place of a key. What few ask for is worked out when it is asked for: a generator holds every Block of the box
// against every place, to see which could claim.
import { SKILLS, type SolverModel } from '../../../../../puzzles/block-and-key/solver.ts';
import { optionCost } from './effort.ts';
import { hiddenOf, type Hidden } from './hidden.ts';
import type { Option, Reason } from './options.ts';
import type { Place } from './places.ts';
import type { Ground, Pose } from './poses.ts';

export class Held {
	readonly place: Place;
	readonly option: Option;
	/** Poses that may be taken. */
	readonly answers: readonly Pose[];
	readonly #ground: Ground;
	readonly #model: SolverModel;
	#costs: readonly number[] | undefined;
	#hidden: Hidden | null | undefined;

	constructor(ground: Ground, place: Place, option: Option, model: SolverModel) {
		this.option = option;
		this.#ground = ground;
		this.place = place;
		this.#model = model;
		const answers: Pose[] = [];
		for (const { poses, reasons } of option.shown) {
			reasons.forEach((reason, k) => {
				if (reason === 'answer') answers.push(poses[k] as Pose);
			});
		}
		this.answers = answers;
	}

	/** Acts that it costs, by skill. */
	get costs(): readonly number[] {
		this.#costs ??= SKILLS.map((skill) => optionCost(this.option, this.#model, this.#model.skills[skill]));
		return this.#costs;
	}

	/** What could hide the first answer. */
	get hidden(): Hidden | null {
		if (this.#hidden === undefined) {
			const [first] = this.answers;
			this.#hidden = first ? hiddenOf(this.#ground, this.place, this.option, first) : null;
		}
		return this.#hidden;
	}

	/** Poses show the key and may not be taken. */
	get isDeep(): boolean {
		return this.#fails((reason) => reason !== 'answer');
	}

	/** One of them breaks more than the plain rule of ledges. */
	get isSubtle(): boolean {
		return this.#fails((reason) => reason !== 'answer' && reason !== 'ledge');
	}

	/** One of them would only have to stand taller. */
	get isTooLow(): boolean {
		return this.#fails((reason) => reason === 'not-taller');
	}

	#fails(by: (reason: Reason) => boolean): boolean {
		return this.option.shown.some(({ reasons }) => reasons.some(by));
	}
}
