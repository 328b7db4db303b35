// The words of a table, for the parts of it that lessons use.
export class LoadedWords<Text> {
	#text = $state.raw<Text | null>(null);

	set(text: Text): void {
		this.#text = text;
	}
	/** They are loaded before any part is shown. */
	get text(): Text {
		if (!this.#text) throw new Error('words are not loaded');
		return this.#text;
	}
}
