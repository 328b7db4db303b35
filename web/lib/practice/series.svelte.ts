// Puzzles that belong together, one after the other: the rungs of the ladder, the five of a drill. Each is stored when it is opened, so
// that the same one stands there after a reload; the next is made while one is being solved.
import { pageEngine } from '$lib/engine/puzzle-engine.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import { takeSeat, type Seat } from '$lib/kinds/seat.svelte.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import type { PracticeSession, Rung } from '$lib/progress/records.ts';
import { openPractice } from '$lib/progress/sessions.ts';
import { heldBlocks } from '$lib/puzzle/held.ts';
import type { Said } from '$lib/puzzle/notes.ts';
import type { SessionOptions } from '$lib/puzzle/session.svelte.ts';
import type { PracticeText } from '$lib/text/en/practice.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { makeLink } from '../../games/block-and-key/puzzles/link.ts';
import { Ahead } from './ahead.ts';
import { puzzleOfPlay } from './opened.ts';
import type { Sitting } from './practice.svelte.ts';

interface RungWish extends Rung {
	readonly name: string;
}

type Source = 'ladder' | 'drill';
/** What help there is. */
type Help = Pick<SessionOptions<PracticeSession>, 'assist' | 'noHints'>;

const wishOf = (run: Rung): RungWish => ({ ...run, name: `${run.began} ${run.rung}` });

export class Series {
	/** What is on the screen; null while it is on its way. */
	seat = $state.raw<Seat | null>(null);
	/** The play as it is after the last action. */
	play = $state.raw<PracticeSession | null>(null);
	failed = $state(false);
	/** Not stored: it holds until the page closes. */
	unsaved = $state(false);
	readonly #source: Source;
	readonly #help: Help;
	readonly #ahead: Ahead<RungWish, Puzzle>;
	#asked = 0;

	constructor(source: Source, make: (run: Rung, signal: AbortSignal) => Promise<Puzzle>, help: Help) {
		this.#source = source;
		this.#help = help;
		this.#ahead = new Ahead<RungWish, Puzzle>(make);
	}

	/** Takes up the play that stands open on this rung, else makes its puzzle. */
	async open(run: Rung, next: Rung | null): Promise<void> {
		const asked = ++this.#asked;
		this.failed = false;
		try {
			const engine = await pageEngine();
			const sitting = this.#stored(run) ?? (await this.#made(run));
			if (asked !== this.#asked) return;
			this.play = sitting.play;
			const { save } = this;
			const page = { shapes: SHAPES, save, held: heldBlocks, now: () => Date.now() };
			this.seat = takeSeat({ engine, ...sitting, ...page, ...this.#help });
			if (next) this.#ahead.prepare(wishOf(next));
		} catch {
			if (asked === this.#asked) this.failed = true;
		}
	}

	/** After every action. */
	save = (play: PracticeSession): void => {
		this.play = play;
		void this.#put(play);
	};

	/** While a page shows it; returns how to stop. */
	follow(): () => void {
		const unfollow = progress.follow('practice');
		return () => {
			unfollow();
			this.close();
		};
	}

	/** What the note line says until there is a puzzle. */
	waiting({ waiting, failed, failedText }: PracticeText): Said {
		return this.failed
			? { tone: 'bad', strong: failed, text: failedText }
			: { tone: 'plain', strong: waiting };
	}

	/** Nothing stands on the screen any more. */
	close(): void {
		this.#asked++;
		this.#ahead.stop();
		this.seat = null;
		this.play = null;
	}

	#stored({ began, rung }: Rung): Sitting | null {
		const plays = (progress.practice ?? []).filter(
			({ source, run, solvedAt }) =>
				source === this.#source && run?.began === began && run.rung === rung && solvedAt === null
		);
		for (const play of plays.sort((a, b) => a.openedAt - b.openedAt)) {
			const puzzle = puzzleOfPlay(play, SHAPES);
			if (puzzle) return { puzzle, play };
		}
		return null;
	}

	async #made(run: Rung): Promise<Sitting> {
		const puzzle = await this.#ahead.take(wishOf(run));
		const play = openPractice(puzzle, makeLink(puzzle), this.#source, Date.now(), run);
		await this.#put(play);
		return { puzzle, play };
	}

	async #put(play: PracticeSession): Promise<void> {
		const outcome = await (await progress.store()).put('practice', play);
		this.unsaved = !outcome.ok || !outcome.value.durable;
	}
}
