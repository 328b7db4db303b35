// Every way in which a shape comes to rest when it is let down from above on a temple, allowed or not, and what would be seen of it.
import type { PuzzleEngine } from '../../../../../engine-wasm/host/puzzle.ts';
import {
	HEIGHT,
	type Cell,
	type Position,
	type Shape,
	type Violation
} from '../../../../../engine-wasm/host/vocabulary.ts';
import { pictureOf, ROW, type Picture } from '../picture.ts';
import { Stacks } from '../stacks.ts';
import { outlinesOf, type Outline } from './outlines.ts';
import { seenIn } from './places.ts';
import { highOf, lowOf, type Words } from './words.ts';

/** A Block let down; low and high are the squares on which it would be seen. */
export interface Pose extends Words {
	readonly outline: Outline;
	readonly x: number;
	readonly y: number;
	readonly z: number;
}

/** A temple as somebody in the south looks at it who is about to place a Block. The engine must be set to its position, and stay so. */
export class Ground {
	readonly picture: Picture;
	/** The squares of each colour. */
	readonly seen: readonly Words[];
	readonly stacks: Stacks;
	readonly #engine: PuzzleEngine;
	readonly #depth: number;
	/** For each square of the view the poses that would be seen on it. */
	readonly #rested = new Map<Shape, readonly (readonly Pose[])[]>();
	readonly #broken = new Map<Pose, readonly Violation[]>();

	constructor(engine: PuzzleEngine, position: Position) {
		this.#engine = engine;
		this.#depth = position.floor.depth;
		this.picture = pictureOf(position);
		this.seen = seenIn(this.picture);
		this.stacks = new Stacks(position);
	}

	/** Poses that would be seen on a square. */
	showing(shape: Shape, square: number): readonly Pose[] {
		let rested = this.#rested.get(shape);
		if (!rested) {
			rested = this.#rest(shape);
			this.#rested.set(shape, rested);
		}
		return rested[square] as readonly Pose[];
	}

	/** The rules that a pose breaks. */
	broken(pose: Pose): readonly Violation[] {
		let broken = this.#broken.get(pose);
		if (!broken) {
			broken = this.#engine.explain(cellsOf(pose));
			this.#broken.set(pose, broken);
		}
		return broken;
	}

	#rest(shape: Shape): Pose[][] {
		const { depths, width } = this.picture;
		const showing: Pose[][] = Array.from({ length: ROW * HEIGHT }, () => []);
		for (const outline of outlinesOf(shape).all) {
			const { turned, faces } = outline;
			for (let x = 0; x + turned.width <= width; x++) {
				for (let y = 0; y + turned.depth <= this.#depth; y++) {
					let z = 0;
					for (const [fx, fy, fz] of turned.feet) {
						const over = this.stacks.height(fx + x, fy + y) - fz;
						if (over > z) z = over;
					}
					if (z + turned.height > HEIGHT) continue;
					let low = 0;
					let high = 0;
					for (const [across, up, row] of faces) {
						const square = ROW * (up + z) + across + x;
						if (row + y >= (depths[square] as number)) continue;
						low |= lowOf(square);
						high |= highOf(square);
					}
					if ((low | high) === 0) continue;
					const pose: Pose = { outline, x, y, z, low, high };
					for (const [across, up, row] of faces) {
						const square = ROW * (up + z) + across + x;
						if (row + y < (depths[square] as number)) showing[square]?.push(pose);
					}
				}
			}
		}
		return showing;
	}
}

export function cellsOf({ outline, x, y, z }: Pose): Cell[] {
	return outline.turned.cells.map(([cx, cy, cz]): Cell => [cx + x, cy + y, cz + z]);
}
