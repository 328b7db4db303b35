// What an address of the sets' page asks for.
export type Asked =
	| { readonly kind: 'list' }
	/** One of the own sets, by the key of its draft. */
	| { readonly kind: 'own'; readonly key: string }
	/** One that somebody sent. */
	| { readonly kind: 'given'; readonly text: string; readonly name: string }
	/** A puzzle to be put into a set: a link, or the id of a daily. */
	| { readonly kind: 'add'; readonly puzzle: string };

export function askedIn(search: URLSearchParams): Asked {
	const [key, text, puzzle] = ['k', 's', 'add'].map((name) => search.get(name));
	if (puzzle) return { kind: 'add', puzzle };
	if (text !== null && text !== undefined) return { kind: 'given', text, name: search.get('n') ?? '' };
	return key ? { kind: 'own', key } : { kind: 'list' };
}

/** The part of an address that names a set; empty for none. */
export function wordsOf(asked: Asked): string {
	if (asked.kind === 'own') return `k=${encodeURIComponent(asked.key)}`;
	if (asked.kind === 'given') return `s=${asked.text}&n=${encodeURIComponent(asked.name)}`;
	return '';
}
