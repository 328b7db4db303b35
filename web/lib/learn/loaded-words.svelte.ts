// The words of a table, for the parts of it that lessons use.
import type { Language } from '$lib/text/languages.ts';

export class LoadedWords<Text> {
	#text = $state.raw<Text | null>(null);

	set(text: Text): void {
		this.#text = text;
	}

	/** From a game's own files, as a glob lists them. */
	async load(
		files: Readonly<Record<string, () => Promise<{ readonly default: Text }>>>,
		language: Language
	): Promise<void> {
		const load = files[`../text/${language}.ts`];
		if (!load) throw new Error(`no words in ${language}`);
		this.set((await load()).default);
	}

	/** They are loaded before any part is shown. */
	get text(): Text {
		if (!this.#text) throw new Error('words are not loaded');
		return this.#text;
	}
}
