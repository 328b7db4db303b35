// What a person sees and knows of a temple: what stands where, how high, and which face is nearest. The judge's own, slow rules
// of section 4 for a Block that is let down from above.
import { HEIGHT, type Cell, type Colour, type Position } from '../../../engine-wasm/host/vocabulary.ts';
import { coreCells } from '../reference/geometry.ts';

const WIDTH = 8;

/** A square of the flat picture. */
export type Place = number;
export const placeOf = (x: number, z: number): Place => WIDTH * z + x;

interface Face {
	readonly colour: Colour;
	/** The row it lies in; 0 is nearest. */
	readonly y: number;
}

/** Why a Block that has been let down may not stay. */
export type Broken = 'too-high' | 'ledge' | 'no-contact' | 'not-taller';

export class Temple {
	readonly #filled = new Set<number>();
	readonly #heights = new Map<number, number>();
	readonly #faces = new Map<Place, Face>();

	constructor({ core, blocks }: Position) {
		if (core) this.#fill(core.sides.S, coreCells(core));
		for (const { colour, cells } of blocks) this.#fill(colour, cells);
	}

	face(place: Place): Face | undefined {
		return this.#faces.get(place);
	}

	isSeen(y: number, place: Place): boolean {
		return y < (this.#faces.get(place)?.y ?? Infinity);
	}

	/** Where a turned Block comes to rest when it is let down at this place of the floor. */
	rest(turn: readonly Cell[], dx: number, dy: number): number {
		return Math.max(0, ...turn.map(([x, y, z]) => this.#height(x + dx, y + dy) - z));
	}

	/** The first reason a person finds, from what strikes the eye to what has to be compared. */
	broken(cells: readonly Cell[]): Broken | null {
		if (cells.some(([, , z]) => z >= HEIGHT)) return 'too-high';
		if (this.isBridge(cells) === 'ledge') return 'ledge';
		const beside = cells.flatMap(sides).filter((cell) => this.#has(cell));
		if (beside.length === 0) {
			const touches = cells.some(([x, y, z]) =>
				[-1, 1].some((dx) => [-1, 1].some((dy) => this.#has([x + dx, y + dy, z])))
			);
			return touches ? null : 'no-contact';
		}
		const top = 1 + Math.max(...cells.map(([, , z]) => z));
		return beside.some(([x, y]) => this.#height(x, y) >= top) ? 'not-taller' : null;
	}

	/** Whether part of the Block has nothing below it, and if so, whether it spans a gap in a straight line. */
	isBridge(cells: readonly Cell[]): 'no' | 'bridge' | 'ledge' {
		const feet = feetOf(cells);
		const hanging = feet.filter((foot) => !this.#carries(foot));
		if (hanging.length === 0) return 'no';
		const xs = feet.map(([x]) => x);
		const ys = feet.map(([, y]) => y);
		const across = Math.max(...xs) - Math.min(...xs);
		const deep = Math.max(...ys) - Math.min(...ys);
		if (across > 0 && deep > 0) return 'ledge';
		const isEnd = ([x, y]: Cell) =>
			across > 0
				? x === Math.min(...xs) || x === Math.max(...xs)
				: y === Math.min(...ys) || y === Math.max(...ys);
		return hanging.some(isEnd) ? 'ledge' : 'bridge';
	}

	/** Whether the player sees what the Block stands on, at one of its feet at least. */
	isSupportSeen(cells: readonly Cell[]): boolean {
		return feetOf(cells).some(([x, y, z]) => {
			if (!this.#carries([x, y, z])) return false;
			// On the floor: nothing in front of that place at floor level.
			if (z === 0) return this.isSeen(y, placeOf(x, 0));
			return this.#faces.get(placeOf(x, z - 1))?.y === y;
		});
	}

	#fill(colour: Colour, cells: readonly Cell[]): void {
		for (const [x, y, z] of cells) {
			this.#filled.add(numberOf([x, y, z]));
			this.#heights.set(placeOf(x, y), Math.max(this.#height(x, y), z + 1));
			if (this.isSeen(y, placeOf(x, z))) this.#faces.set(placeOf(x, z), { colour, y });
		}
	}

	#height(x: number, y: number): number {
		return this.#heights.get(placeOf(x, y)) ?? 0;
	}

	#has(cell: Cell): boolean {
		return this.#filled.has(numberOf(cell));
	}

	#carries([x, y, z]: Cell): boolean {
		return z === 0 || this.#has([x, y, z - 1]);
	}
}

/** Room for the neighbours of cells at the rim. */
const numberOf = ([x, y, z]: Cell) => (x + 1) * 256 + (y + 1) * 16 + z + 1;

const sides = ([x, y, z]: Cell): Cell[] => [
	[x - 1, y, z],
	[x + 1, y, z],
	[x, y - 1, z],
	[x, y + 1, z],
	[x, y, z - 1],
	[x, y, z + 1]
];

/** The lowest cell of each column. */
function feetOf(cells: readonly Cell[]): Cell[] {
	return cells.filter(([x, y, z]) => !cells.some(([p, q, r]) => p === x && q === y && r < z));
}
