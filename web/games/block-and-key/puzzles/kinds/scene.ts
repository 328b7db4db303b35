// What Blocks would show of keys if they were let down anywhere, allowed or not: what a person can see without the rules.
import { COLOURS, type Cell, type Position } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Key, SupplyBlock } from '../../../../../engine-wasm/host/vocabulary.ts';
import { turnsOf } from '../blocks.ts';
import { KeyFinder } from '../keyfinder.ts';
import { newFaces, restingPlaces } from '../nearmiss.ts';
import { pictureOf, type Picture } from '../picture.ts';
import { Stacks } from '../stacks.ts';

/** Of one Block and one key: the places where it would come to rest and show the key, or all of it but one square. */
export interface Shown {
	readonly whole: number;
	readonly nearly: number;
}

/** A temple with the keys that are asked about. */
export class Scene {
	readonly picture: Picture;
	readonly stacks: Stacks;
	readonly finders: readonly KeyFinder[];
	readonly #depth: number;

	constructor(position: Position, keys: readonly Key[]) {
		this.picture = pictureOf(position);
		this.stacks = new Stacks(position);
		this.finders = keys.map((key) => new KeyFinder(key, this.picture));
		this.#depth = position.floor.depth;
	}

	/** For each key. */
	shown({ shape, colour }: SupplyBlock): Shown[] {
		const number = COLOURS.indexOf(colour);
		const whole = this.finders.map(() => 0);
		const nearly = this.finders.map(() => 0);
		if (!this.finders.some((finder) => finder.uses(number))) return this.#counted(whole, nearly);
		for (const cells of restingPlaces(this.stacks, turnsOf(shape), this.picture.width, this.#depth)) {
			const faces = newFaces(this.picture, cells);
			if (faces.length === 0) continue;
			this.finders.forEach((finder, key) => {
				const missing = finder.fewestMissing(faces, number);
				if (missing === 0) whole[key]!++;
				else if (missing === 1) nearly[key]!++;
			});
		}
		return this.#counted(whole, nearly);
	}

	/** Places where the Block would come to rest and show the first key, allowed or not. */
	*showing({ shape, colour }: SupplyBlock): Generator<readonly Cell[]> {
		const number = COLOURS.indexOf(colour);
		const [finder] = this.finders;
		for (const cells of restingPlaces(this.stacks, turnsOf(shape), this.picture.width, this.#depth)) {
			if (finder?.fewestMissing(newFaces(this.picture, cells), number) === 0) yield cells;
		}
	}

	#counted(whole: readonly number[], nearly: readonly number[]): Shown[] {
		return whole.map((count, key) => ({ whole: count, nearly: nearly[key] as number }));
	}
}
