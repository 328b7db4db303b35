// The named causes of a puzzle's effort.
import type { Seen } from './survey.ts';

export interface Features {
	/** Where the key could go at all: a Block of the supply shows in outline what is missing there. */
	readonly places: number;
	/** Other places that look at least as complete as the answer's; of them those where a Block let down would really show the
	 * key but is not allowed (deep), not merely for a ledge (subtle), and those that look more complete (better). */
	readonly decoys: number;
	readonly deepDecoys: number;
	readonly subtleDecoys: number;
	readonly betterDecoys: number;
	/** Decoys where a Block would only have to stand taller. */
	readonly tooLow: number;
	/** Squares of the key that the answer adds. */
	readonly missing: number;
	/** Of them those that showed another colour. */
	readonly wrongToHide: number;
	/** Half of the Block or more is hidden by what stands nearer. */
	readonly tucked: boolean;
	/** Nothing on which it rests can be seen. */
	readonly unseenSupport: boolean;
	readonly bridge: boolean;
	/** Quarter turns of the Block. */
	readonly turns: number;
	/** Pictures that can be imagined in all places together. */
	readonly poses: number;
}

/** With several keys the answer's place is the one that lacks most. */
export function featuresOf(seen: readonly Seen[]): Features {
	const possible = seen.filter(({ looksPossible }) => looksPossible);
	const [answer] = possible.filter((each) => each.hidden).sort((a, b) => b.place.missing - a.place.missing);
	const most = answer?.place.missing ?? Infinity;
	const decoys = possible.filter((each) => !each.hidden && each.place.missing <= most);
	const count = (holds: (each: Seen) => boolean) => decoys.filter(holds).length;
	const hidden = answer?.hidden;
	return {
		places: possible.length,
		decoys: decoys.length,
		deepDecoys: count(({ held }) => held.some(([, { isDeep }]) => isDeep)),
		subtleDecoys: count(({ held }) => held.some(([, { isSubtle }]) => isSubtle)),
		betterDecoys: count(({ place }) => place.missing < most),
		tooLow: count(({ held }) => held.some(([, { isTooLow }]) => isTooLow)),
		missing: answer?.place.missing ?? 0,
		wrongToHide: answer?.place.wrong ?? 0,
		tucked: hidden?.tucked ?? false,
		unseenSupport: hidden?.unseen ?? false,
		bridge: hidden?.bridge ?? false,
		turns: hidden?.turns ?? 0,
		poses: possible.reduce(
			(sum, { held }) =>
				sum + held.reduce((own, [, { option }]) => own + option.shown.length + option.air.length, 0),
			0
		)
	};
}
