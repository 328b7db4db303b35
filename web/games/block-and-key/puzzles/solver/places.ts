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
	/** Of what is missing: index in COLOURS. */
	readonly colour: number;
	/** Squares of the key's other colours, all right already: they must stay as they are. */
	readonly kept: Words;
	readonly missing: number;
	/** Missing squares that show another colour now. */
	readonly wrong: number;
}

/** A spot with the squares of each colour as words. */
interface Worded {
	readonly spot: Spot;
	readonly colours: readonly Words[];
}

const known = new WeakMap<Key, { readonly width: number; readonly spots: readonly Worded[] }>();

/** The places of a key, whatever Blocks there are; `seen` are the squares of each colour in a picture of this width. */
export function placesOf(key: Key, index: number, seen: readonly Words[], width: number): Place[] {
	const places: Place[] = [];
	for (const { spot, colours } of worded(key, width)) {
		let missing = -1;
		let low = 0;
		let high = 0;
		for (let colour = 0; colour < colours.length; colour++) {
			const own = colours[colour] as Words;
			const shown = seen[colour] as Words;
			const lacksLow = own.low & ~shown.low;
			const lacksHigh = own.high & ~shown.high;
			if ((lacksLow | lacksHigh) === 0) continue;
			if (missing >= 0) {
				missing = COLOURS.length;
				break;
			}
			missing = colour;
			low = lacksLow;
			high = lacksHigh;
		}
		if (missing < 0 || missing >= COLOURS.length) continue;
		places.push(placeOf(index, spot, colours, missing, low, high, seen));
	}
	return places;
}

function placeOf(
	key: number,
	spot: Spot,
	colours: readonly Words[],
	colour: number,
	low: number,
	high: number,
	seen: readonly Words[]
): Place {
	const kept = { low: 0, high: 0 };
	const any = { low: 0, high: 0 };
	colours.forEach((own, k) => {
		any.low |= (seen[k] as Words).low;
		any.high |= (seen[k] as Words).high;
		if (k === colour) return;
		kept.low |= own.low;
		kept.high |= own.high;
	});
	const wrong = sizeOf(low & any.low, high & any.high);
	return { key, spot, colour, low, high, kept, missing: sizeOf(low, high), wrong };
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
