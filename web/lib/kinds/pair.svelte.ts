// One sitting at a puzzle of two Blocks: two sessions one after the other, each over the temple as it then is. Both placements together
// are one attempt; the record counts Blocks as the puzzle lists them.
import type { Puzzle, PuzzleBlock } from '../../../puzzles/schema/puzzle.ts';
import { cluesOfFirst, type Clues } from '../../games/block-and-key/clues.ts';
import { answersOf, type Placed } from '../../games/block-and-key/puzzles/kinds/answers.ts';
import { Trial } from '../../games/block-and-key/trial.ts';
import type { Attempt, PracticeSession } from '$lib/progress/records.ts';
import { withAttempt } from '$lib/progress/sessions.ts';
import { NOTHING, type HeldBlock, type HeldBlocks } from '$lib/puzzle/held.ts';
import { insight } from '$lib/puzzle/insight.ts';
import { PuzzleSession, type SessionOptions } from '$lib/puzzle/session.svelte.ts';

type Options = SessionOptions<PracticeSession>;

/** What is left to do once the first Block stands. */
function secondOf(puzzle: Puzzle, { block, cells }: Placed): Puzzle {
	const { position, supply } = puzzle;
	const { colour } = supply[block] as PuzzleBlock;
	return {
		...puzzle,
		kind: 'one-block',
		position: { ...position, blocks: [...position.blocks, { colour, cells }] },
		supply: supply.filter((_, k) => k !== block)
	};
}

/** The number of a Block in the supply without the first, and back. */
const indexAfter = ({ block, first }: { readonly block: number; readonly first?: Placed }): number =>
	first && block > first.block ? block - 1 : block;
const indexBefore = (block: number, first: Placed): number => (block >= first.block ? block + 1 : block);

/** Its placement claims nothing: it leads to the second. */
export class FirstSession extends PuzzleSession<PracticeSession> {
	readonly #options: Options;
	readonly #onplace: (placed: Placed) => void;
	#placed = $state(0);
	#found: Clues | null | undefined;
	override readonly tries = $derived(this.#placed);

	constructor(options: Options, onplace: (placed: Placed) => void) {
		super(options);
		this.#options = options;
		this.#onplace = onplace;
	}

	override get clues(): Clues | null {
		if (this.#found === undefined) {
			const { engine, puzzle, shapes } = this.#options;
			const [answer] = answersOf(engine, { shapes }, puzzle);
			const second = answer?.first && secondOf(puzzle, answer.first);
			const fits =
				second && insight.judge(new Trial(engine, second, shapes), indexAfter(answer), answer.cells).fits;
			this.#found = fits && answer.first ? cluesOfFirst(this.trial, answer.first, fits) : null;
		}
		return this.#found;
	}

	/** Whether it could have been placed there. */
	canStand({ block, cells }: Placed): boolean {
		return !!this.trial.supply[block] && this.trial.look(block, cells).legal;
	}

	override place(): void {
		const { ghost } = this;
		if (!ghost?.look.legal) return super.place();
		this.#placed++;
		this.#onplace({ block: ghost.block, cells: ghost.look.cells });
	}
}

/** Over the temple with the first Block; undoing everything takes that back too. */
export class SecondSession extends PuzzleSession<PracticeSession> {
	readonly #onback: () => void;
	override readonly canUndo = $derived(!this.done);
	/** Of the whole sitting. */
	override readonly tries: number;

	constructor(options: Options, total: () => number, onback: () => void) {
		super(options);
		this.tries = $derived(total());
		this.#onback = onback;
	}

	override undo(): void {
		const { hand, missed } = this;
		super.undo();
		if (this.hand === hand && this.missed === missed) this.#onback();
	}

	override reset(): void {
		if (!this.done) this.#onback();
	}

	override retry(): void {
		this.#onback();
	}
}

export class Pair {
	readonly puzzle: Puzzle;
	readonly asked = null;
	readonly #options: Options;
	/** With every attempt of the sitting. */
	#play: PracticeSession = $state.raw() as PracticeSession;
	#first: FirstSession = $state.raw() as FirstSession;
	#second = $state.raw<SecondSession | null>(null);
	/** Played once more for fun: nothing of it is recorded. */
	#again = $state(false);
	#tries = $state(0);
	/** What was held when the first Block was placed. */
	#before: HeldBlock | null = null;

	readonly session = $derived<PuzzleSession<PracticeSession>>(this.#second ?? this.#first);

	constructor(options: Options) {
		this.#options = options;
		this.puzzle = options.puzzle;
		this.#play = options.play;
		this.#tries = options.play.attempts.length;
		const claimed = options.play.attempts.find((attempt) => attempt.claimed);
		const stands = claimed ? claimed.first : options.held?.of(options.play.key)?.first;
		this.#first = this.#begin(options.held);
		if (!stands || !this.#first.canStand(stands)) return;
		this.#before = stands;
		this.#go(stands, claimed);
	}

	say(text: string): void {
		this.session.say(text);
	}

	/** What is held is kept for the whole sitting: with the second Block in hand, where the first stands. */
	#holding(held: HeldBlocks, first?: Placed): HeldBlocks {
		return {
			of: (key) => {
				const kept = held.of(key);
				return first ? kept : (kept?.first ?? kept);
			},
			keep: (key, selection) => {
				if (!first) this.#before = selection;
				const all = first ? { ...(selection ?? NOTHING), first } : selection;
				held.keep(key, this.#play.solvedAt === null ? all : null);
			}
		};
	}

	#begin(held?: Options['held']): FirstSession {
		const { engine, puzzle, shapes, now, assist } = this.#options;
		return new FirstSession(
			{
				engine,
				puzzle,
				shapes,
				now,
				insight,
				...(assist && { assist }),
				...(held && { held: this.#holding(held) }),
				play: { ...this.#play, attempts: [], solvedAt: null, grade: null },
				save: (play) => {
					if (!this.#again) this.#keep(play);
				}
			},
			(placed) => this.#go(placed)
		);
	}

	/** To the second Block; `claimed` by it before. */
	#go(first: Placed, claimed?: Attempt): void {
		const { engine, puzzle, shapes, now, assist, held: all } = this.#options;
		const held = all && !this.#again ? this.#holding(all, first) : null;
		const { key } = this.#play;
		if (!claimed && held?.of(key)?.first === undefined) held?.keep(key, null);
		const attempts = claimed ? [{ ...claimed, block: indexAfter({ block: claimed.block, first }) }] : [];
		const { solvedAt, grade } = this.#play;
		const before = this.#tries;
		this.#second = new SecondSession(
			{
				engine,
				puzzle: secondOf(puzzle, first),
				shapes,
				now,
				insight,
				...(assist && { assist }),
				...(held && { held }),
				play: {
					...this.#play,
					hints: 0,
					attempts,
					...(claimed ? { solvedAt, grade } : { solvedAt: null, grade: null })
				},
				save: (play) => {
					if (this.#again) this.#tries = before + play.attempts.length;
					else this.#keep(play, first);
				}
			},
			() => this.#tries,
			() => this.#back()
		);
	}

	/** The first Block comes back into the hand's reach; once solved, from the beginning and unrecorded. */
	#back(): void {
		if (this.#second?.done) {
			this.#again = true;
			this.#tries = 0;
			this.#first = this.#begin();
		} else if (!this.#again) this.#options.held?.keep(this.#play.key, this.#before);
		this.#second = null;
	}

	#keep(play: PracticeSession, first?: Placed): void {
		const { assistedAt } = play;
		const hints = play.hints > this.#play.hints ? play.hints : this.#play.hints;
		this.#play = { ...this.#play, hints, ...(assistedAt === undefined ? {} : { assistedAt }) };
		const last = play.attempts.at(-1);
		if (last && first) {
			const attempt = { ...last, block: indexBefore(last.block, first), first };
			if (!this.#play.attempts.some((one) => isSamePair(one, attempt)))
				this.#play = withAttempt(this.#play, attempt);
		}
		this.#tries = this.#play.attempts.length;
		this.#options.save(this.#play);
	}
}

const pairName = ({ block, cells, first }: Attempt) => [block, cells, first?.block, first?.cells].join();
const isSamePair = (a: Attempt, b: Attempt) => pairName(a) === pairName(b);
