// What tempts: legal placements that miss by one square, and illegal ones that would claim.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import { COLOURS, HEIGHT, type Cell, type SupplyBlock } from '../../../../engine-wasm/host/vocabulary.ts';
import { turnsOf, type Turned } from './blocks.ts';
import type { KeyFinder, Spot } from './keyfinder.ts';
import { pictureWith, ROW, type Picture } from './picture.ts';
import type { Stacks } from './stacks.ts';

export interface Temptations {
	/**
	 * For each key the legal placements that miss it by one square: all its other squares are right, at least one of
	 * them by a face of the new Block, and the wrong one lies inside the view too.
	 */
	readonly nearMisses: readonly number[];
	/** Placements inside the grid, resting as low as they can, that break a rule but would claim every key. */
	readonly illegalClaims: number;
	/** Where the keys would lie open, each in its first spot, if all that is broken is that a Block stands no taller than what it touches. */
	readonly tooLow: readonly (readonly Spot[])[];
}

/** Any number: of a Block that is only tried. */
const TRIED = 99;

/** The engine must be set to the position that picture, stacks and finders describe. */
export function temptationsOf(
	engine: Engine,
	depth: number,
	supply: readonly SupplyBlock[],
	before: { readonly picture: Picture; readonly stacks: Stacks; readonly finders: readonly KeyFinder[] }
): Temptations {
	const { picture, stacks, finders } = before;
	const nearMisses = finders.map(() => 0);
	let illegalClaims = 0;
	const tooLow = new Map<string, Spot[]>();
	for (const { shape, colour } of supply) {
		const number = COLOURS.indexOf(colour);
		if (!finders.some((finder) => finder.uses(number))) continue;
		for (const cells of restingPlaces(stacks, turnsOf(shape), picture.width, depth)) {
			const shown = newFaces(picture, cells);
			if (shown.length === 0) continue;
			const missing = finders.map((finder) => finder.fewestMissing(shown, number));
			const claims = missing.every((squares) => squares === 0);
			if (!claims && !missing.includes(1)) continue;
			const [broken, more] = engine.explain(cells);
			if (claims && broken) illegalClaims++;
			if (claims && broken === 'not-taller' && !more) {
				const after = pictureWith(picture, TRIED, colour, cells);
				const spots = finders.flatMap((finder) => finder.matches(after).slice(0, 1));
				tooLow.set(spots.map(({ rotation, u, v }) => `${rotation} ${u} ${v}`).join(), spots);
			}
			if (broken) continue;
			missing.forEach((squares, key) => {
				if (squares === 1) nearMisses[key]!++;
			});
		}
	}
	return { nearMisses, illegalClaims, tooLow: [...tooLow.values()] };
}

/** Every place inside the grid where a Block put down from above comes to rest, supported or not. */
export function* restingPlaces(
	stacks: Stacks,
	turns: readonly Turned[],
	width: number,
	depth: number
): Generator<readonly Cell[]> {
	for (const turned of turns) {
		for (let dx = 0; dx + turned.width <= width; dx++) {
			for (let dy = 0; dy + turned.depth <= depth; dy++) {
				let dz = 0;
				for (const [x, y, z] of turned.feet) dz = Math.max(dz, stacks.height(x + dx, y + dy) - z);
				if (dz + turned.height > HEIGHT) continue;
				yield turned.cells.map(([x, y, z]): Cell => [x + dx, y + dy, z + dz]);
			}
		}
	}
}

/** Squares of the picture in which these cells would be seen, each once. */
export function newFaces({ depths }: Picture, cells: readonly Cell[]): number[] {
	const shown: number[] = [];
	for (const [x, y, z] of cells) {
		const square = ROW * z + x;
		if (y < (depths[square] as number) && !shown.includes(square)) shown.push(square);
	}
	return shown;
}
