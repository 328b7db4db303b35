// The words of a game side by side: as its rulebooks say them, and as people may search for them.

export type Spoken = 'en' | 'de' | 'fr';

export interface Term {
	readonly id: string;
	readonly en: string;
	readonly de: string;
	readonly fr: string;
	/** Where the other German edition has another word. */
	readonly deOther?: string;
	/** Other words for it, as the rules of the app or people at a table use them; only the search knows them. */
	readonly also?: Readonly<Partial<Record<Spoken, readonly string[]>>>;
	/** Wordings for it that no text of the game may use: regular expressions for whole words, in either case. */
	readonly banned?: Readonly<Partial<Record<Spoken, readonly string[]>>>;
}

export interface Glossary {
	/** Languages without a rulebook at hand: these words are ours. */
	readonly ours: readonly Spoken[];
	/** There are two German editions; both are shown, also where they agree. */
	readonly twoGerman?: true;
	readonly terms: readonly Term[];
}
