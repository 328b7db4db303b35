// Renders the first puzzle part by part, each in a task of its own, so that a slow phone answers between them; then loads
// what is needed only in use.
import type { PuzzleLaterText } from '$lib/text/en/puzzle-later.ts';
import type { Language } from '$lib/text/languages.ts';
import { loadText } from '$lib/text/load.ts';
import type * as Modules from './deferred.ts';
import type { PuzzleSession } from './session.svelte.ts';

const PARTS = ['stage', 'compare', 'tray'] as const;

type Deferred = typeof Modules & { readonly language: Language; readonly words: PuzzleLaterText };

/**
 * Not a method of the class: only an effect calls it, so where pages are written it is left out, and they do not ask for the
 * styles of what comes later.
 */
async function loadDeferred(language: Language): Promise<Deferred | null> {
	try {
		const words = await loadText('puzzleLater', language);
		return { ...(await import('./deferred.ts')), language, words };
	} catch {
		// No network yet: the next puzzle asks again.
		return null;
	}
}

/** Made while a component is set up. */
export class PuzzleLoader {
	/** What is loaded later, with its words; null until it is there. */
	deferred = $state.raw<Deferred | null>(null);
	readonly #session: () => PuzzleSession | null;
	#standing = $state(0);

	constructor(session: () => PuzzleSession | null, language: () => Language) {
		this.#session = session;
		$effect(() => {
			if (!session() || this.#standing === PARTS.length) return;
			const timer = setTimeout(() => this.#standing++);
			return () => clearTimeout(timer);
		});
		$effect(() => {
			if (this.deferred) session()?.give(this.deferred.insight);
		});
		// Well before anyone needs it.
		$effect(() => {
			if (!session() || this.#standing < PARTS.length || this.deferred?.language === language()) return;
			const timer = setTimeout(async () => {
				this.deferred = (await loadDeferred(language())) ?? this.deferred;
			}, 50);
			return () => clearTimeout(timer);
		});
	}

	/** The session for one part; null until it is that part's turn. */
	ready(part: (typeof PARTS)[number]): PuzzleSession | null {
		return this.#standing > PARTS.indexOf(part) ? this.#session() : null;
	}
}
