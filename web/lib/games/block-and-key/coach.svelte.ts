// The coach of a run: looks ahead in the worker while the player thinks, and speaks up before points are given away. It
// never holds anything up for long, and says nothing it cannot tell from noise.
import type { WorkerJobs } from '$lib/engine/jobs.ts';
import type { CoachLevel } from '$lib/progress/values.ts';
import type { Idea, Outlook } from '../../../games/block-and-key/advice.ts';
import { parseAction } from '../../../games/block-and-key/notation.ts';
import type { Action, GameState } from '../../../games/block-and-key/state.ts';
import type { BeforeConfirm } from './panels.svelte.ts';
import type { Selected } from './selected.ts';

/** What is given away before a word is said. */
const WORTH_A_WORD = 1.5;
/** A confirm waits for an answer no longer than this. */
const PATIENCE_MS = 400;
const THINKING_MS = 400;
const COMPARING_MS = 150;
/** Decisions that playouts can weigh: one face-down card is as good as another. */
const WEIGHED: readonly Action['do'][] = [
	'take',
	'place',
	'put-back',
	'claim',
	'discard',
	'draw',
	'ancients'
];

/** A run as the coach sees it. */
export interface CoachedRun {
	readonly state: GameState;
	readonly selected: Selected;
	readonly record: { readonly seed: string; readonly actions: readonly string[] };
}

export interface Objection {
	readonly better: Action;
	readonly gain: number;
	/** Of each. */
	readonly playouts: number;
	/** Does what was about to be done. */
	readonly doIt: () => void;
	readonly state: GameState;
	/** What was selected when it was raised: any change makes it void. */
	readonly selected: Selected;
}

type Weighed = Pick<Objection, 'better' | 'gain' | 'playouts'>;

export class Coach {
	/** How the run will end; null while unknown. */
	outlook = $state.raw<Outlook | null>(null);
	/** Of the present step, best first; null while they are looked for. */
	ideas = $state.raw<readonly Idea[] | null>(null);
	objection = $state.raw<Objection | null>(null);
	readonly #jobs: () => Promise<WorkerJobs>;
	#run: CoachedRun | null = null;
	#level: CoachLevel = 'off';
	/** The state and the turn that were last looked at. */
	#state: GameState | null = null;
	#turn = 0;
	#thinking: Promise<readonly Idea[]> = Promise.resolve([]);
	#control = new AbortController();
	/** Warnings of the present state by the action they are about. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- never read by a screen
	readonly #warnings = new Map<string, Weighed>();

	constructor(jobs: () => Promise<WorkerJobs>) {
		this.#jobs = jobs;
	}

	/** After everything that is done. A new look takes back the one before. */
	look(run: CoachedRun | null, level: CoachLevel): void {
		const state = run?.state ?? null;
		if (run === this.#run && level === this.#level && state === this.#state) return;
		if (run !== this.#run || level === 'off') [this.outlook, this.#turn] = [null, 0];
		[this.#run, this.#level, this.#state] = [run, level, state];
		this.stop();
		[this.ideas, this.objection] = [null, null];
		this.#warnings.clear();
		this.#thinking = Promise.resolve([]);
		if (level === 'off' || !state || state.step.kind === 'core' || state.step.kind === 'end') return;
		const { signal } = (this.#control = new AbortController());
		if (state.turn !== this.#turn) void this.#foresee(state, signal);
		if (state.step.kind !== 'marker') this.#thinking = this.#think(signal);
	}

	stop(): void {
		this.#control.abort();
	}

	/** Asked before every action that is done for good. An action that was warned of is refused each time it is tried in
	 *  this state, whatever button or key tries it; only `doIt` of the objection overrides. */
	beforeConfirm: BeforeConfirm = async (action, doIt) => {
		const run = this.#run;
		if (this.#level === 'off' || !run || !WEIGHED.includes(action.do)) return true;
		const { state, selected } = run;
		const found =
			this.#warnings.get(textOf(action)) ?? (await Promise.race([this.#weigh(run, action), patience()]));
		// Taken back meanwhile: it was about another moment.
		if (run.state !== state) return false;
		if (!found) return true;
		this.#warnings.set(textOf(action), found);
		this.objection = { ...found, doIt, state, selected };
		return false;
	};

	async #foresee(state: GameState, signal: AbortSignal): Promise<void> {
		try {
			this.outlook = await (await this.#jobs()).ask('forecast', this.#line(), signal);
			this.#turn = state.turn;
		} catch {
			// Taken back, or no worker here: the line stays as it was.
		}
	}

	async #think(signal: AbortSignal): Promise<readonly Idea[]> {
		try {
			const asked = { ...this.#line(), milliseconds: THINKING_MS };
			this.ideas = await (await this.#jobs()).ask('thoughts', asked, signal);
			return this.ideas;
		} catch {
			return [];
		}
	}

	/** What is better by so much that it is worth a word. */
	async #weigh(run: CoachedRun, action: Action): Promise<Weighed | null> {
		try {
			const [best] = await this.#thinking;
			if (!best || isSame(best.action, action) || run !== this.#run) return null;
			const asked = { ...this.#line(), better: best.action, other: action, milliseconds: COMPARING_MS };
			const { gain, sure, playouts } = await (await this.#jobs()).ask('compare', asked, this.#control.signal);
			return sure && gain >= WORTH_A_WORD ? { better: best.action, gain, playouts } : null;
		} catch {
			return null;
		}
	}

	#line(): { seed: string; actions: readonly Action[] } {
		const { seed = '', actions = [] } = this.#run?.record ?? {};
		return { seed, actions: actions.flatMap((word) => parseAction(word) ?? []) };
	}
}

/** Cells may come in another order. */
function isSame(a: Action, b: Action): boolean {
	return textOf(a) === textOf(b);
}

function textOf(action: Action): string {
	return JSON.stringify('cells' in action ? { ...action, cells: action.cells.map(String).sort() } : action);
}

function patience(): Promise<null> {
	return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
