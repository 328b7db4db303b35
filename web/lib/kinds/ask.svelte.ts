// One sitting at a question that is answered without a placement: is there a claim, or which key? What proves the answer is shown after it.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Cell, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { Fit } from '../../games/block-and-key/fit.ts';
import { answersOf, type Placed } from '../../games/block-and-key/puzzles/kinds/answers.ts';
import { Scene } from '../../games/block-and-key/puzzles/kinds/scene.ts';
import { judge } from '../../games/block-and-key/judging.ts';
import { Trial, type Look } from '../../games/block-and-key/trial.ts';
import type { PracticeSession } from '$lib/progress/records.ts';
import { left, withAttempt } from '$lib/progress/sessions.ts';

/** The answers to *is there a claim?*, in this order; those to *which key?* are the keys. */
export const YES_NO = ['yes', 'no'] as const;

/** A placement that claims, or one that only seems to. */
export interface Proof extends Placed {
	readonly look: Look;
	/** Where the key lies then; none for what only seems to be a claim. */
	readonly fits: readonly Fit[];
}

export interface AskOptions {
	readonly engine: PuzzleEngine;
	readonly puzzle: Puzzle;
	readonly shapes: Readonly<Record<string, Shape>>;
	/** New, or taken up again. */
	readonly play: PracticeSession;
	save(play: PracticeSession): void;
	readonly now: () => number;
}

export class AskSession {
	readonly puzzle: Puzzle;
	readonly trial: Trial;
	/** How many answers there are, and the right one. */
	readonly answers: number;
	readonly right: number;
	/** Null where nothing even seems to be a claim. */
	readonly proof: Proof | null;
	readonly #save: AskOptions['save'];
	readonly #now: () => number;

	play: PracticeSession = $state.raw() as PracticeSession;
	/** Words of the page itself. */
	said = $state<string | null>(null);
	/** Grows whenever the same words must be heard again. */
	repeats = $state(0);
	/** Answers that were given, in order. */
	readonly given = $derived(this.play.attempts.map(({ block }) => block));
	readonly solved = $derived(this.play.solvedAt !== null);
	readonly done = $derived(this.solved || this.play.leftAt !== null);

	constructor({ engine, puzzle, shapes, play, save, now }: AskOptions) {
		this.puzzle = puzzle;
		this.#save = save;
		this.#now = now;
		this.play = play;
		const [claim] = answersOf(engine, { shapes }, puzzle);
		const isWhich = puzzle.kind === 'which-key';
		const key = claim?.keys[0] ?? 0;
		this.answers = isWhich ? puzzle.keys.length : YES_NO.length;
		this.right = isWhich ? key : YES_NO.indexOf(claim ? 'yes' : 'no');
		const keys = isWhich ? puzzle.keys.slice(key, key + 1) : puzzle.keys;
		this.trial = new Trial(engine, { ...puzzle, keys }, shapes);
		this.proof = this.#proofOf(claim ?? this.#seeming());
	}

	/** Of yes and no there is only one chance; a wrong key leaves the others. */
	answer(answer: number): void {
		if (this.done || this.given.includes(answer)) return;
		const claimed = answer === this.right;
		const next = withAttempt(this.play, { at: this.#now(), block: answer, cells: [], claimed });
		this.play = claimed || this.answers > YES_NO.length ? next : left(next, this.#now());
		this.said = null;
		this.repeats++;
		this.#save(this.play);
	}

	say(text: string): void {
		this.said = text;
		this.repeats++;
	}

	/** What looks like a claim and is none. */
	#seeming(): Placed | null {
		const { position, seat, keys } = this.trial.puzzle;
		// Scenes are looked at from the south.
		if (seat !== 'S') return null;
		const scene = new Scene(position, keys);
		for (const [block, held] of this.trial.supply.entries()) {
			const [cells] = scene.showing(held);
			if (cells) return { block, cells };
		}
		return null;
	}

	#proofOf(placed: { readonly block: number; readonly cells: readonly Cell[] } | null): Proof | null {
		if (!placed) return null;
		const { block, cells } = placed;
		const look = this.trial.look(block, cells);
		return { block, cells, look, fits: look.legal ? judge(this.trial, block, cells).fits : [] };
	}
}
