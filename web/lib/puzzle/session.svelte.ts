// One sitting at one puzzle: the hand and its history, attempts, hints, the ending. It knows no words and no pictures.
// Whatever must outlive the page is in `play`, which goes to `save` after every action that changes it.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Block, Cell, Position, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { Clues } from '../../games/block-and-key/clues.ts';
import type { Fit } from '../../games/block-and-key/fit.ts';
import { gripCell, restingCells, type Step, type Turn, type Way } from '../../games/block-and-key/placing.ts';
import type { Column } from '../../games/block-and-key/seats.ts';
import type { Try, Verdict } from '../../games/block-and-key/judging.ts';
import { Trial, type Look } from '../../games/block-and-key/trial.ts';
import type { Attempt, HintSteps, Play } from '$lib/progress/records.ts';
import type { Ghost } from '$lib/boards/placing/ghost.ts';
import { withAssist, withAttempt, withHint } from '$lib/progress/sessions.ts';
import * as hands from '$lib/boards/placing/hand.ts';
import { NOTHING, PAST_MAX, type HeldBlock, type HeldBlocks } from './held.ts';
import type { Insight } from './insight.ts';

export const HINTS_MAX = 4;

/** What the note line is about. */
export type Note =
	| { readonly kind: 'idle' }
	| { readonly kind: 'held'; readonly look: Look }
	/** `again`: it had been tried before, and was not counted. */
	| { readonly kind: 'miss'; readonly again: boolean }
	| { readonly kind: 'hint'; readonly step: number }
	| { readonly kind: 'solved'; readonly tries: number; readonly hints: number; readonly assisted: boolean }
	/** Words of the page itself, until the next action. */
	| { readonly kind: 'said'; readonly text: string; readonly second?: string };

export interface SessionOptions<P extends Play> {
	readonly engine: PuzzleEngine;
	readonly puzzle: Puzzle;
	readonly shapes: Readonly<Record<string, Shape>>;
	/** New, or taken up again. */
	readonly play: P;
	save(play: P): void;
	/** Where the held Block is kept between two visits, if it is. */
	readonly held?: HeldBlocks;
	readonly now: () => number;
	/** What matches is shown while a Block is tried, and nothing is made of it: where one learns, and where puzzles are made. */
	readonly live?: boolean;
	/** Where it is there from the beginning. */
	readonly insight?: Insight;
	/** The person has asked to see it while trying: it marks the result. */
	readonly assist?: () => boolean;
	/** Where a hint is not to be had: what is said instead. */
	readonly noHints?: () => string | null;
}

/** A placement that was confirmed, or is shown as if it were. */
interface Tried {
	readonly block: number;
	readonly cells: readonly Cell[];
	readonly look: Look;
}

export class PuzzleSession<P extends Play = Play> {
	readonly puzzle: Puzzle;
	readonly trial: Trial;
	/** What the hand must know of the puzzle. */
	readonly ground: hands.Ground;
	readonly #save: SessionOptions<P>['save'];
	readonly #now: () => number;
	readonly #heldBlocks: HeldBlocks | undefined;
	readonly #before: hands.Hand;
	readonly #live: boolean;
	readonly #assist: () => boolean;
	readonly #noHints: SessionOptions<P>['noHints'];
	#saved = false;
	/** A finger draws the Block: all of its way is one action. */
	#drawing = false;
	#insight = $state.raw<Insight | null>(null);
	#clues: Clues | null | undefined;

	play: P = $state.raw() as P;
	hand: hands.Hand = $state.raw() as hands.Hand;
	/** Once solved, the placement that did it. */
	done = $state.raw<Tried | null>(null);
	/** Quarter turns of each key card, only for looking; clockwise. */
	keyTurns = $state.raw<readonly number[]>([]);
	/** Grows whenever the same words must be heard again. */
	repeats = $state(0);
	/** The last placement, if it missed: it stands there pale until the Block is taken up again. */
	missed = $state.raw<Tried | null>(null);
	/** Only shown, after solving: another placement, or where the keys lay before there was one. */
	shown = $state.raw<Tried | readonly Fit[] | null>(null);
	/** Played once more for fun: nothing of it is recorded. */
	again = $state.raw<{ readonly tries: number; readonly hints: HintSteps } | null>(null);
	#history = $state.raw<readonly hands.Hand[]>([]);
	#aside = $state.raw<Note | null>(null);

	readonly #held = $derived(hands.heldIn(this.hand));
	readonly ghost = $derived.by((): Ghost | null => {
		const { held } = this.hand;
		if (held === null || !this.#held || this.missed) return null;
		const { floor } = this.puzzle.position;
		const cells = restingCells(this.#held, floor, this.trial.heightAt);
		return { block: held, look: this.trial.look(held, cells), grip: gripCell(this.#held, floor, cells) };
	});
	readonly #tried = $derived(this.shown ? ('look' in this.shown ? this.shown : null) : this.done);
	/** The placement that is drawn as standing. */
	readonly standing = $derived(this.#tried?.look.legal ? this.#tried : null);
	/** One that is drawn pale: it missed, or may not stand there. */
	readonly pale = $derived(this.standing ? null : (this.#tried ?? this.missed));
	/** With the placed Block once solved. */
	readonly position = $derived.by((): Position => {
		const { position } = this.puzzle;
		return this.standing
			? { ...position, blocks: [...position.blocks, this.#blockOf(this.standing)] }
			: position;
	});
	readonly view = $derived.by(() => (this.standing ?? this.pale ?? this.ghost)?.look.view ?? this.trial.view);
	/** What shows of the keys; null while that is not to be seen, which is as long as nothing is confirmed. */
	readonly verdict = $derived.by((): Verdict | null => {
		const tried = this.standing ?? this.pale;
		const judge = this.#insight?.judge;
		if (!judge) return null;
		if (tried) return judge(this.trial, tried.block, tried.cells);
		const { ghost } = this;
		const isShown = this.#live || this.#assist() || this.hints === HINTS_MAX;
		return ghost?.look.legal && isShown ? judge(this.trial, ghost.block, ghost.look.cells) : null;
	});
	/** Where each key fits best. */
	readonly fits = $derived(this.shown && !('look' in this.shown) ? this.shown : (this.verdict?.fits ?? []));
	readonly tries = $derived(this.again?.tries ?? this.play.attempts.length);
	readonly hints = $derived<HintSteps>(this.again?.hints ?? this.play.hints);
	readonly canUndo = $derived((this.#history.length > 0 || this.missed !== null) && !this.done);
	readonly note = $derived.by((): Note => {
		if (this.#aside) return this.#aside;
		if (this.done) {
			const assisted = !this.again && typeof this.play.assistedAt === 'number';
			return { kind: 'solved', tries: this.tries, hints: this.hints, assisted };
		}
		return this.ghost ? { kind: 'held', look: this.ghost.look } : { kind: 'idle' };
	});

	constructor({ engine, puzzle, shapes, play, save, held, now, live, ...more }: SessionOptions<P>) {
		this.puzzle = puzzle;
		this.trial = new Trial(engine, puzzle, shapes);
		this.#save = save;
		this.#now = now;
		this.#heldBlocks = held;
		this.#live = live ?? false;
		this.#insight = more.insight ?? null;
		this.#assist = more.assist ?? (() => false);
		this.#noHints = more.noHints;
		const { trial } = this;
		this.ground = {
			floor: puzzle.position.floor,
			seat: puzzle.seat,
			heightAt: trial.heightAt,
			worthOf: trial.worthOf
		};
		this.#before = hands.emptyHand(trial.supply);
		this.hand = this.#before;
		this.keyTurns = puzzle.keys.map(() => 0);
		this.play = play;
		this.#finish();
		const kept = this.done ? null : held?.of(play.key);
		if (!kept) return;
		this.hand = this.#handOf(kept);
		this.#history = (kept.past ?? []).map((spot) => this.#handOf(spot));
	}

	/** It comes later than the rest. */
	give(insight: Insight): void {
		this.#insight = insight;
	}

	/** The facts behind the hints; found when first asked for. */
	get clues(): Clues | null {
		if (!this.#insight) return null;
		this.#clues ??= this.#insight.cluesOf(this.trial);
		return this.#clues;
	}

	choose(block: number): void {
		if (this.done) return;
		if (this.missed && this.hand.held === block) this.tryAgain();
		else this.#act(hands.choose(this.hand, block, this.ground));
	}

	putBack(): void {
		if (!this.done) this.#act(hands.putBack(this.hand));
	}

	turn(how: Turn, way: Way): void {
		this.#act(hands.turn(this.hand, how, way, this.ground));
	}

	step(where: Step): void {
		this.#act(hands.step(this.hand, where, this.ground));
	}

	moveTo(square: Column): void {
		this.#act(hands.move(this.hand, square, this.ground));
	}

	/** A finger draws the Block to its next place. */
	draw(next: hands.Hand): void {
		this.#act(next, true);
	}

	/** Only for looking; it changes nothing else. */
	turnKey(key: number): void {
		this.keyTurns = this.keyTurns.map((turns, k) => (k === key ? (turns + 1) % 4 : turns));
	}

	/** After a placement that missed: the Block is in the hand again, where it stands. */
	tryAgain(): void {
		this.missed = null;
		this.#aside = null;
	}

	/** One action back. Attempts stay: they were confirmed. */
	undo(): void {
		const before = this.#history.at(-1);
		if (this.missed) this.tryAgain();
		else if (before && !this.done) {
			this.hand = before;
			this.#history = this.#history.slice(0, -1);
			this.#keepHeld();
			this.#aside = null;
		}
	}

	/** All Blocks back in the tray as they were at first. */
	reset(): void {
		if (!this.done) this.#act(this.#before);
	}

	/** The confirmed placement: the only thing that counts as an attempt. */
	place(): void {
		const { ghost } = this;
		if (this.missed) return this.tryAgain();
		if (!ghost || this.done || !ghost.look.legal) {
			this.#aside = null;
			this.repeats++;
			return;
		}
		const { block, look } = ghost;
		const { cells } = look;
		const claimed = this.trial.claims(block, cells);
		const again = this.#wasTried(block, cells);
		if (this.again) this.again = { ...this.again, tries: this.again.tries + 1 };
		else if (!again) {
			const attempt = { at: this.#now(), block, cells, claimed };
			this.#keep(withAttempt(this.#marked(this.play), attempt));
		}
		const tried = { block, cells, look };
		this.#aside = null;
		if (claimed) {
			this.done = tried;
			this.#history = [];
			this.hand = hands.putBack(this.hand);
			this.#keepHeld();
			return;
		}
		this.missed = tried;
		this.#aside = { kind: 'miss', again };
	}

	/** Hints are not to be had now, and that was said. */
	refusesHints(): boolean {
		const words = this.#noHints?.();
		if (words) this.say(words);
		return !!words;
	}

	/** Opens the next hint; the last one puts the Block where it belongs. */
	hint(): void {
		if (this.done || !this.clues || this.refusesHints()) return;
		const step = Math.min(HINTS_MAX, this.hints + 1) as HintSteps;
		if (this.again) this.again = { ...this.again, hints: step };
		else this.#keep(withHint(this.play, step));
		this.missed = null;
		if (step === HINTS_MAX) this.showAnswer();
		this.#aside = { kind: 'hint', step };
	}

	showAnswer(): void {
		if (this.done || !this.clues || this.hints < HINTS_MAX) return;
		this.#act(hands.holdOn(this.hand, this.clues.block, this.clues.cells, this.ground));
	}

	/** From the beginning, unrecorded. */
	retry(): void {
		this.again = { tries: 0, hints: 0 };
		this.done = null;
		this.shown = null;
		this.missed = null;
		this.hand = this.#before;
		this.#history = [];
		this.#aside = null;
	}

	/** The best try of every Block, in the order of the supply. */
	bestTries(): (Try | null)[] {
		return this.trial.supply.map((_, block) => this.#insight?.bestTry(this.trial, block) ?? null);
	}

	/** After solving: shows a try on the board; null shows the answer again. */
	show(attempt: Pick<Try, 'block' | 'cells'> | null): void {
		this.shown = attempt && this.#triedAt(attempt.block, attempt.cells);
	}

	say(text: string, second?: string): void {
		this.#aside = { kind: 'said', text, ...(second === undefined ? {} : { second }) };
		this.repeats++;
	}

	/** Takes over what another tab has done with this sitting. */
	adopt(play: P): void {
		this.play = play;
		this.missed = null;
		this.#aside = null;
		this.#finish();
	}

	#finish(): void {
		const claimed = this.play.attempts.find((attempt) => attempt.claimed);
		if (!claimed || this.again || this.done) return;
		// Before the dailies were made anew the day had another puzzle. It stays solved, and shows the answer that it has now.
		const [answer] = this.#isAnswer(claimed) ? [claimed] : this.trial.solutions();
		if (!answer) return;
		this.done = this.#triedAt(answer.block, answer.cells);
		this.hand = hands.putBack(this.hand);
		this.#history = [];
		this.#keepHeld();
	}

	#act(next: hands.Hand, drawn = false): void {
		this.missed = null;
		this.#aside = null;
		if (hands.isSameHand(next, this.hand)) {
			if (!drawn) this.repeats++;
			return;
		}
		if (!drawn || !this.#drawing) this.#history = [...this.#history, this.hand];
		this.#drawing = drawn;
		this.hand = next;
		const play = this.#marked(this.play);
		if (!this.#saved || play !== this.play) this.#keep(play);
		this.#keepHeld();
	}

	/** With the mark of help, once a Block is held while what matches is shown on demand. */
	#marked(play: P): P {
		const isHelped = this.hand.held !== null && !this.#live && !this.again && this.#assist();
		return isHelped ? withAssist(play, this.#now()) : play;
	}

	#wasTried(block: number, cells: readonly Cell[]): boolean {
		return (
			!this.again &&
			this.play.attempts.some((one) => one.block === block && String(one.cells) === String(cells))
		);
	}

	#isAnswer({ block, cells }: Attempt): boolean {
		const { trial } = this;
		return !!trial.supply[block] && trial.look(block, cells).legal && trial.claims(block, cells);
	}

	#triedAt(block: number, cells: readonly Cell[]): Tried {
		return { block, cells, look: this.trial.look(block, cells) };
	}

	#keep(play: P): void {
		this.play = play;
		this.#saved = true;
		if (!this.again) this.#save(play);
	}

	#keepHeld(): void {
		if (this.again) return;
		const held = this.#spotOf(this.hand);
		const past = this.#history.slice(-PAST_MAX).map((hand) => this.#spotOf(hand));
		this.#heldBlocks?.keep(this.play.key, held || past.length > 0 ? { ...(held ?? NOTHING), past } : null);
	}

	#spotOf(hand: hands.Hand): HeldBlock | null {
		const held = hands.heldIn(hand);
		if (hand.held === null || !held) return null;
		const { heightAt, floor } = this.ground;
		return { block: hand.held, cells: restingCells(held, floor, heightAt) };
	}

	#handOf(spot: HeldBlock | null): hands.Hand {
		return spot ? hands.holdOn(this.#before, spot.block, spot.cells, this.ground) : this.#before;
	}

	#blockOf({ block, cells }: Tried): Block {
		const { colour } = this.trial.supply[block] as Trial['supply'][number];
		return { colour, cells };
	}
}
