// How far a solo run has come, as the lessons on The Ancients write it.

interface SoloMark {
	readonly turn: number;
	readonly claimed: readonly string[];
	readonly marker: { readonly altar: string; readonly card: string } | null;
}

/** The turns so far, each by its mark: the card that lies face down, or the pile of claimed Keys. */
export function turnsPlayed(...marks: readonly (string | readonly string[])[]): {
	readonly turn: number;
	readonly marks: readonly SoloMark[];
	readonly claimed: readonly string[];
} {
	return {
		turn: marks.length + 1,
		marks: marks.map((mark, k) =>
			typeof mark === 'string'
				? { turn: k + 1, claimed: [], marker: { altar: mark.slice(0, mark.indexOf('-')), card: mark } }
				: { turn: k + 1, claimed: mark, marker: null }
		),
		claimed: marks.flatMap((mark) => (typeof mark === 'string' ? [] : mark))
	};
}
