// Where a key lies, or nearly lies, in a picture: every turn and place of it ("spot") with the squares that are wrong.
import { COLOURS, HEIGHT, type Key, type Square } from '../../../../engine-wasm/host/vocabulary.ts';
import { ROW, type Picture } from './picture.ts';

/** A place of the whole key inside the view. */
export interface Spot {
	/** Quarter turns counter-clockwise. */
	readonly rotation: number;
	readonly u: number;
	readonly v: number;
	/** Squares of the picture, and the colour (index in COLOURS) that each must show. */
	readonly squares: readonly number[];
	readonly colours: readonly number[];
}

/** More than a key has squares. */
const NONE = 99;

export class KeyFinder {
	/** By rotation, then v, then u: the first match here is the engine's. */
	readonly spots: readonly Spot[];
	/** For each square of the picture the spots that use it, and the colour each of them wants there. */
	readonly #users: readonly (readonly [spot: number, colour: number][])[];
	readonly #before: Picture;
	readonly #missing: Int8Array;
	readonly #nowMissing: Int8Array;
	readonly #taken: Int8Array;

	constructor(key: Key, before: Picture) {
		this.#before = before;
		this.spots = spotsOf(key, before.width);
		const users: [number, number][][] = Array.from({ length: ROW * HEIGHT }, () => []);
		this.spots.forEach(({ squares, colours }, spot) => {
			squares.forEach((square, index) => users[square]?.push([spot, colours[index] as number]));
		});
		this.#users = users;
		this.#missing = Int8Array.from(this.spots, (spot) => missingIn(before, spot));
		this.#nowMissing = this.#missing.slice();
		this.#taken = new Int8Array(this.spots.length);
	}

	/** Whether the key already lies open, with or without a new Block. */
	get isVisible(): boolean {
		return this.#missing.includes(0);
	}

	/** Squares that are wrong where the fewest are. */
	get least(): number {
		return Math.min(...this.#missing);
	}

	/** Whether a face of this colour can be part of the key. */
	uses(colour: number): boolean {
		return this.spots.some(({ colours }) => colours.includes(colour));
	}

	/** The spots of a later picture where every square is right. */
	matches(after: Picture): Spot[] {
		return this.spots.filter((spot) => missingIn(after, spot) === 0);
	}

	/**
	 * The fewest wrong squares in any spot to which the new faces contribute a right one, when these squares of the
	 * picture turn to this colour: 0 means claimed, 1 missed by one square.
	 */
	fewestMissing(turned: readonly number[], colour: number): number {
		const now = this.#nowMissing;
		const taken = this.#taken;
		for (const square of turned) {
			const old = this.#before.colours[square] as number;
			for (const [spot, wanted] of this.#users[square] as readonly [number, number][]) {
				if (wanted === colour) {
					taken[spot] = 1;
					if (old !== wanted) now[spot]!--;
				} else if (old === wanted) now[spot]!++;
			}
		}
		let fewest = NONE;
		for (const square of turned) {
			for (const [spot] of this.#users[square] as readonly [number, number][]) {
				if (taken[spot] && now[spot]! < fewest) fewest = now[spot]!;
			}
		}
		for (const square of turned) {
			for (const [spot] of this.#users[square] as readonly [number, number][]) {
				taken[spot] = 0;
				now[spot] = this.#missing[spot] as number;
			}
		}
		return fewest;
	}
}

/** Squares of a spot that are wrong. */
export function missingIn(picture: Picture, { squares, colours }: Spot): number {
	let missing = 0;
	for (let k = 0; k < squares.length; k++) {
		if (picture.colours[squares[k] as number] !== colours[k]) missing++;
	}
	return missing;
}

/** Every turn and place of a key inside a view of this width. */
export function spotsOf(key: Key, width: number): Spot[] {
	const spots: Spot[] = [];
	const designs = new Set<string>();
	let squares = [...key.squares];
	for (let rotation = 0; rotation < 4; rotation++, squares = quarterTurn(squares)) {
		// A key that looks the same when turned lies in one spot, not in two.
		const design = String([...squares].sort(bySquare));
		if (designs.has(design)) continue;
		designs.add(design);
		const across = Math.max(...squares.map(([i]) => i));
		const up = Math.max(...squares.map(([, j]) => j));
		const colours = squares.map(([, , colour]) => COLOURS.indexOf(colour));
		for (let v = 0; v + up < HEIGHT; v++) {
			for (let u = 0; u + across < width; u++) {
				spots.push({ rotation, u, v, squares: squares.map(([i, j]) => ROW * (v + j) + u + i), colours });
			}
		}
	}
	return spots;
}

const bySquare = (a: Square, b: Square) => a[0] - b[0] || a[1] - b[1];

/** Counter-clockwise, moved so that the smallest i and j are 0. */
function quarterTurn(squares: readonly Square[]): Square[] {
	const most = Math.max(...squares.map(([, j]) => j));
	const least = Math.min(...squares.map(([i]) => i));
	return squares.map(([i, j, colour]): Square => [most - j, i - least, colour]);
}
