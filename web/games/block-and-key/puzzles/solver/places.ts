// Where a key is nearly there: places whose missing squares are all of one colour, so that one Block could show them.
import { COLOURS, type Key } from '../../../../../engine-wasm/host/vocabulary.ts';
import { spotsOf, type Spot } from '../keyfinder.ts';
import type { Picture } from '../picture.ts';
import { sizeOf, wordsOf, type Words } from './words.ts';

/** Low and high are the squares that are missing. */
export interface Place extends Words {
	/** Index of the key. */
	readonly key: number;
	readonly spot: Spot;
	/** Of what is missing: index in COLOURS, or MIXED where it is of several colours and no one Block can bring it. */
	readonly colour: number;
	/** Squares of the key's other colours, all right already: they must stay as they are. */
	readonly kept: Words;
	readonly missing: number;
	/** Missing squares that show another colour now. */
	readonly wrong: number;
}

export const MIXED = -1;

/** A spot with the squares of each colour as words. */
interface Worded {
	readonly spot: Spot;
	readonly colours: readonly Words[];
}

const known = new WeakMap<Key, { readonly width: number; readonly spots: readonly Worded[] }>();

/** The places of a key where something of it shows; `seen` are the squares of each colour in a picture of this width. */
export function placesOf(key: Key, index: number, seen: readonly Words[], width: number): Place[] {
	const any = seen.reduce((all, { low, high }) => ({ low: all.low | low, high: all.high | high }));
	const places: Place[] = [];
	for (const { spot, colours } of worded(key, width)) {
		let lacking = 0;
		let colour = MIXED;
		let low = 0;
		let high = 0;
		for (let own = 0; own < colours.length; own++) {
			const wanted = colours[own] as Words;
			const shown = seen[own] as Words;
			const lacksLow = wanted.low & ~shown.low;
			const lacksHigh = wanted.high & ~shown.high;
			if ((lacksLow | lacksHigh) === 0) continue;
			colour = lacking++ === 0 ? own : MIXED;
			low |= lacksLow;
			high |= lacksHigh;
		}
		const missing = sizeOf(low, high);
		if (missing === 0 || missing === spot.squares.length) continue;
		const wrong = sizeOf(low & any.low, high & any.high);
		places.push({ key: index, spot, colour, low, high, kept: keptBy(colours, colour), missing, wrong });
	}
	return places;
}

/** The squares of all other colours. */
function keptBy(colours: readonly Words[], colour: number): Words {
	let low = 0;
	let high = 0;
	colours.forEach((own, k) => {
		if (k === colour) return;
		low |= own.low;
		high |= own.high;
	});
	return { low, high };
}

/** Whether the key lies open already. */
export function isVisible(key: Key, seen: readonly Words[], width: number): boolean {
	return worded(key, width).some(({ colours }) =>
		colours.every(({ low, high }, colour) => {
			const shown = seen[colour] as Words;
			return ((low & ~shown.low) | (high & ~shown.high)) === 0;
		})
	);
}

function worded(key: Key, width: number): readonly Worded[] {
	const there = known.get(key);
	if (there?.width === width) return there.spots;
	const spots = spotsOf(key, width).map((spot) => ({
		spot,
		colours: COLOURS.map((_, colour) => wordsOf(spot.squares.filter((_, k) => spot.colours[k] === colour)))
	}));
	known.set(key, { width, spots });
	return spots;
}

/** The squares of each colour in a picture. */
export function seenIn({ colours }: Picture): Words[] {
	return COLOURS.map((_, colour) => {
		const squares: number[] = [];
		colours.forEach((seen, square) => {
			if (seen === colour) squares.push(square);
		});
		return wordsOf(squares);
	});
}
