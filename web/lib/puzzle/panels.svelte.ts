// What is open on the puzzle screen (a drawer, a dialog, one of the keys), and what its buttons and shortcuts do besides
// moving the Block.
import { untrack } from 'svelte';
import type { Violation } from '../../../engine-wasm/host/vocabulary.ts';
import { Camera } from '$lib/boards/placing/camera.svelte.ts';
import type { PuzzleLoader } from './loader.svelte.ts';
import type { PuzzleSession } from './session.svelte.ts';

/** Made while a component is set up. */
export class PuzzlePanels {
	readonly camera = new Camera();
	drawer = $state<'hints' | 'tries' | null>(null);
	/** The dialog in front of everything. */
	front = $state<'keys' | 'rules' | null>(null);
	/** The rule that the dialog is to explain. */
	why = $state<Violation | null>(null);
	shownKey = $state(0);
	/** Before their words were there. */
	#hintsAsked = $state(0);
	readonly #session: () => PuzzleSession | null;
	readonly #loader: PuzzleLoader;
	readonly #width: { readonly wide: boolean };

	constructor(session: () => PuzzleSession | null, loader: PuzzleLoader, width: { readonly wide: boolean }) {
		this.#session = session;
		this.#loader = loader;
		this.#width = width;
		$effect(() => {
			if (!loader.deferred || this.#hintsAsked === 0) return;
			const asked = this.#hintsAsked;
			this.#hintsAsked = 0;
			untrack(() => {
				for (let k = 0; k < asked; k++) session()?.hint();
			});
		});
		// Choosing a Block brings the camera back; another puzzle starts afresh.
		$effect(() => {
			if (session()?.hand.held !== null) this.camera.fromSeat = false;
		});
		$effect(() => {
			void session();
			this.drawer = null;
			this.#hintsAsked = 0;
			this.shownKey = 0;
			this.camera.restart();
		});
		$effect(() => {
			const done = session()?.done;
			if (this.drawer === 'hints' && (done || width.wide)) this.drawer = null;
			if (this.drawer === 'tries' && !done) this.drawer = null;
		});
	}

	place(): void {
		const session = this.#session();
		const tries = session?.tries ?? 0;
		session?.place();
		if (session?.done) this.#loader.deferred?.countSolved();
		this.#loader.deferred?.feel(
			session?.done ? 'claimed' : (session?.tries ?? 0) > tries ? 'placed' : 'refused'
		);
	}

	/** By the button: the drawer of hints, or the next one where all of them are always in sight. */
	openHints(): void {
		if (this.#session()?.refusesHints()) return;
		if (this.#width.wide) this.#takeHint();
		else this.drawer = this.drawer === 'hints' ? null : 'hints';
	}

	/** By the key: the next hint, and the drawer to read it in. */
	hint(): void {
		if (this.#session()?.refusesHints()) return;
		if (!this.#session()?.done && !this.#width.wide) this.drawer = 'hints';
		this.#takeHint();
	}

	#takeHint(): void {
		if (this.#loader.deferred) this.#session()?.hint();
		else this.#hintsAsked++;
	}

	showRules(rule: Violation | null): void {
		this.why = rule;
		this.front = 'rules';
	}

	closeTries(): void {
		this.drawer = null;
		this.#session()?.show(null);
	}

	/** Closes what is open, else puts the Block back. */
	cancel(): void {
		if (this.drawer === 'tries') this.closeTries();
		else if (this.drawer) this.drawer = null;
		else this.#session()?.putBack();
	}
}
