// The words of the playing screen, for the parts of it that lessons use.
import type { Words } from '../notes.ts';

class LoadedWords {
	#words = $state.raw<Words | null>(null);

	set(words: Words): void {
		this.#words = words;
	}
	/** They are loaded before any part is shown. */
	get all(): Words {
		if (!this.#words) throw new Error('words are not loaded');
		return this.#words;
	}
	get run(): Words['run'] {
		return this.all.run;
	}
}

export const words = new LoadedWords();
