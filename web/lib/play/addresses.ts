// Where the parts of a game's page lead; the route resolves them.

export interface Addresses {
	/** The page itself, without a deal. */
	readonly here: string;
	readonly home: string;
	readonly rules: string;
	/** The game's course; null where there is none. */
	readonly learn: string | null;
	readonly rule: (rule: string) => string;
}
