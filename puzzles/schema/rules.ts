// The registry of a game's rules: every id of its rules document, with where it comes from and what it is.

export const RULE_KINDS = [
	'definition',
	'setup',
	'permission',
	'obligation',
	'prohibition',
	'scoring',
	'end'
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export interface Rule {
	readonly id: string;
	readonly kind: RuleKind;
	/** The chapter of the game it stands in; the game's texts name it. */
	readonly group: string;
	/** Where the rulebooks say it: a book of the game's list and the section or page. */
	readonly source: readonly { readonly book: string; readonly at: string }[];
	/** Part of it is our own reading; the rulings say why. */
	readonly decision?: true;
	/** Nothing that an app can judge: people do it at the table, and a checklist teaches it. */
	readonly tableOnly?: true;
	readonly related: readonly string[];
	/** A position to poke at, with something allowed and nearly the same not allowed, in the game's notation. */
	readonly example?: {
		readonly position: unknown;
		readonly allowed: readonly string[];
		readonly refused: readonly string[];
	};
}

export interface RuleText {
	/** The rule in plain words, as a title. */
	readonly name: string;
	readonly statement: string;
	/** Under the two pictures of the example. */
	readonly allowed?: string;
	readonly refused?: string;
}

/** A place where the rulebook is silent or unclear, and what we do. */
export interface RulingText {
	readonly question: string;
	readonly decision: string;
	readonly reason: string;
}

export interface RulesText {
	readonly game: string;
	readonly groups: Readonly<Record<string, string>>;
	readonly books: Readonly<Record<string, string>>;
	/** By the rule's id. */
	readonly rules: Readonly<Record<string, RuleText>>;
	/** By the ruling's id. */
	readonly rulings: Readonly<Record<string, RulingText>>;
}
