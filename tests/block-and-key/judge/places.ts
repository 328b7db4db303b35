// Where a person could lay the key over the flat picture, and what is lacking there.
import { HEIGHT, type Colour, type Key, type Square } from '../../../engine-wasm/host/vocabulary.ts';
import { placeOf, type Place, type Temple } from './temple.ts';

export interface KeyPlace {
	/** Quarter turns against the card as printed. */
	readonly turns: number;
	/** Squares that already show their colour. */
	readonly right: ReadonlyMap<Place, Colour>;
	readonly missing: readonly Place[];
	/** The colour that all missing squares ask for; null when they ask for several. */
	readonly colour: Colour | null;
	/** Missing squares that show another colour, which has to be hidden. */
	readonly wrong: number;
}

const WIDTH = 8;

/** Every place where something of the key is there already; a key that looks the same when turned is turned no further. */
export function keyPlacesOf(temple: Temple, { squares }: Key): KeyPlace[] {
	const places: KeyPlace[] = [];
	const seen = new Set<string>();
	let turned = squares;
	for (let turns = 0; turns < 4; turns++) {
		const corner = toCorner(turned);
		const text = corner.map(String).sort().join(' ');
		if (!seen.has(text)) places.push(...laid(temple, corner, turns));
		seen.add(text);
		turned = turned.map(([i, j, colour]): Square => [-j, i, colour]);
	}
	return places;
}

function laid(temple: Temple, squares: readonly Square[], turns: number): KeyPlace[] {
	const width = 1 + Math.max(...squares.map(([i]) => i));
	const height = 1 + Math.max(...squares.map(([, j]) => j));
	const places: KeyPlace[] = [];
	for (let v = 0; v + height <= HEIGHT; v++) {
		for (let u = 0; u + width <= WIDTH; u++) {
			const here = squares.map(([i, j, colour]) => ({ place: placeOf(u + i, v + j), colour }));
			const isRight = ({ place, colour }: (typeof here)[number]) => temple.face(place)?.colour === colour;
			const right = here.filter(isRight);
			const missing = here.filter((square) => !isRight(square));
			if (right.length === 0 || missing.length === 0) continue;
			const asked = new Set(missing.map(({ colour }) => colour));
			places.push({
				turns,
				right: new Map(right.map(({ place, colour }) => [place, colour])),
				missing: missing.map(({ place }) => place),
				colour: asked.size === 1 ? [...asked][0]! : null,
				wrong: missing.filter(({ place }) => temple.face(place)).length
			});
		}
	}
	return places;
}

function toCorner(squares: readonly Square[]): Square[] {
	const i0 = Math.min(...squares.map(([i]) => i));
	const j0 = Math.min(...squares.map(([, j]) => j));
	return squares.map(([i, j, colour]): Square => [i - i0, j - j0, colour]);
}
