// Endless practice: takes up what was left open, else the puzzle that waits ahead, and has the next one made meanwhile.
// Each play is a practice record; dailies and streak know nothing of it.
import { engineJobs } from '$lib/engine/jobs.ts';
import { progress } from '$lib/progress/progress.svelte.ts';
import { SHAPES } from '$lib/engine/shapes.ts';
import type { Rating } from '$lib/progress/rating.ts';
import type { PracticeSession } from '$lib/progress/records.ts';
import { left, openPractice } from '$lib/progress/sessions.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { makeLink } from '../../games/block-and-key/puzzles/link.ts';
import { Ahead } from './ahead.ts';
import { ANY, drawn, keepChoice, readChoice, type Choice } from './choice.ts';
import { isUntouched, openPlay, puzzleOfPlay } from './opened.ts';

interface PracticeWish extends Choice {
	readonly name: string;
}

export interface Sitting {
	readonly puzzle: Puzzle;
	readonly play: PracticeSession;
}

/** Glicko-2 is only needed here, so it comes with this page. */
const ratingModule = () => import('$lib/progress/rating.ts');

export class Practice {
	choice = $state.raw<Choice>(ANY);
	/** What is on the screen; null while the first one is on its way. */
	sitting = $state.raw<Sitting | null>(null);
	rating = $state.raw<Rating | null>(null);
	failed = $state(false);
	/** The one before, if it was given up after a try or a hint. */
	skipped = $state.raw<PracticeSession | null>(null);
	/** Not stored: it holds until the page closes. */
	unsaved = $state(false);
	/** The play as it is after the last action. */
	#play = $state.raw<PracticeSession | null>(null);
	readonly #ahead = new Ahead<PracticeWish, Puzzle>((wish, signal) => make(wish, signal));
	#asked = 0;

	/** Nothing was tried yet, so that level and theme can still be changed without leaving anything. */
	readonly fresh = $derived(this.#play !== null && isUntouched(this.#play));
	readonly play = $derived(this.#play);

	async start(): Promise<void> {
		this.choice = readChoice();
		const practice = await progress.load('practice');
		void this.#rate();
		const play = openPlay(practice, 'generated');
		const puzzle = play && puzzleOfPlay(play, SHAPES);
		if (play && puzzle) this.#show({ puzzle, play });
		else await this.#take();
		this.#prepare();
	}

	/** Gives up what is open, if anything is, and goes on. */
	async next(): Promise<void> {
		this.#leave();
		await this.#take();
		this.#prepare();
	}

	/** Another level or theme: an untouched puzzle gives way at once, a begun one stays. */
	async choose(choice: Choice): Promise<void> {
		this.choice = choice;
		keepChoice(choice);
		this.#ahead.stop();
		if (this.fresh || !this.sitting) await this.next();
		else this.#prepare();
	}

	/** After every action. */
	save = (play: PracticeSession): void => {
		this.#play = play;
		void this.#put(play);
	};

	stop(): void {
		this.#asked++;
		this.#ahead.stop();
	}

	async #put(play: PracticeSession): Promise<void> {
		const store = await progress.store();
		const outcome = await store.put('practice', play);
		this.unsaved = !outcome.ok || !outcome.value.durable;
		if (play.attempts.length > 0 || play.leftAt !== null) await this.#rate();
	}

	#leave(): void {
		const play = this.#play;
		this.skipped = play && play.solvedAt === null && !isUntouched(play) ? play : null;
		if (!play || play.solvedAt !== null) return;
		const known = progress.practice?.some(({ key }) => key === play.key);
		// What was never touched need not be remembered.
		if (known || !isUntouched(play)) this.save(left(play, Date.now()));
	}

	async #take(): Promise<void> {
		const asked = ++this.#asked;
		this.failed = false;
		try {
			const puzzle = await this.#ahead.take(this.#wish());
			if (asked !== this.#asked) return;
			const play = openPractice(puzzle, makeLink(puzzle), 'generated', Date.now());
			this.#show({ puzzle, play });
		} catch {
			if (asked === this.#asked) this.failed = true;
		}
	}

	#show(sitting: Sitting): void {
		this.#play = sitting.play;
		this.sitting = sitting;
	}

	#prepare(): void {
		this.#ahead.prepare(this.#wish());
	}

	#wish(): PracticeWish {
		const { kind, levels, themes } = this.choice;
		return { ...this.choice, name: [kind, ...levels, ...themes].join(' ') };
	}

	async #rate(): Promise<void> {
		const { ratingOf } = await ratingModule();
		this.rating = ratingOf(await progress.load('practice'));
	}
}

async function make(choice: Choice, signal: AbortSignal): Promise<Puzzle> {
	const [jobs, { FIRST_RATING, nextPractice, ratingOf }] = await Promise.all([engineJobs(), ratingModule()]);
	const { practice } = progress;
	const rating = practice ? ratingOf(practice) : FIRST_RATING;
	const { level, theme } = drawn(choice, Math.random);
	const wish = nextPractice(rating, Math.random, level);
	const asked = { ...wish, kind: choice.kind, theme, seed: freshSeed() };
	const puzzle = await jobs.ask('makePuzzle', asked, signal);
	if (!puzzle) throw new Error('no puzzle was found');
	return puzzle;
}

function freshSeed(): string {
	return [...crypto.getRandomValues(new Uint32Array(4))].join(' ');
}
