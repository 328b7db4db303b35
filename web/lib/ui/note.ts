// What a Note says.

export interface NoteContent {
	readonly tone: 'plain' | 'good' | 'bad' | 'gold' | 'hint' | 'miss';
	/** Heard before the rest, not seen. */
	readonly before?: string;
	readonly strong?: string;
	readonly text?: string;
	/** Heard after the rest, not seen. */
	readonly after?: string;
	/** On a line of its own. */
	readonly second?: string;
}
