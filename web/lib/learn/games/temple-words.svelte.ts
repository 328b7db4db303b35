// The words of the table, for the parts of it that lessons use.
import type { TempleText } from '$lib/text/en/temple.ts';

class LoadedWords {
	#text = $state.raw<TempleText | null>(null);

	set(text: TempleText): void {
		this.#text = text;
	}
	/** They are loaded before any part is shown. */
	get text(): TempleText {
		if (!this.#text) throw new Error('words are not loaded');
		return this.#text;
	}
}

export const words = new LoadedWords();
