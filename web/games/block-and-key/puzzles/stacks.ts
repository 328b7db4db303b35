// What stands where: occupied cells and the height of every stack of a position.
import { coreCells } from '../../../../engine-wasm/host/cells.ts';
import { FLOOR_MAX, HEIGHT, type Cell, type Position } from '../../../../engine-wasm/host/vocabulary.ts';

const LAYER = FLOOR_MAX * FLOOR_MAX;

export class Stacks {
	readonly #cells = new Uint8Array(LAYER * HEIGHT);
	readonly #heights = new Uint8Array(LAYER);

	constructor({ core, blocks }: Position) {
		if (core) this.#add(coreCells(core.x, core.y));
		for (const { cells } of blocks) this.#add(cells);
	}

	height(x: number, y: number): number {
		return this.#heights[FLOOR_MAX * y + x] as number;
	}

	isOccupied(x: number, y: number, z: number): boolean {
		if (x < 0 || y < 0 || z < 0 || x >= FLOOR_MAX || y >= FLOOR_MAX || z >= HEIGHT) return false;
		return this.#cells[LAYER * z + FLOOR_MAX * y + x] === 1;
	}

	/** Whether a cell at the foot of a Block lies on the floor or on something. */
	supports([x, y, z]: Cell): boolean {
		return z === 0 || this.isOccupied(x, y, z - 1);
	}

	/** Whether a cell shares a face with something that stands there. */
	touchesFace([x, y, z]: Cell): boolean {
		return (
			this.isOccupied(x - 1, y, z) ||
			this.isOccupied(x + 1, y, z) ||
			this.isOccupied(x, y - 1, z) ||
			this.isOccupied(x, y + 1, z) ||
			this.isOccupied(x, y, z - 1) ||
			this.isOccupied(x, y, z + 1)
		);
	}

	get highest(): number {
		return Math.max(...this.#heights);
	}

	#add(cells: readonly Cell[]): void {
		for (const [x, y, z] of cells) {
			const column = FLOOR_MAX * y + x;
			this.#cells[LAYER * z + column] = 1;
			this.#heights[column] = Math.max(this.#heights[column] as number, z + 1);
		}
	}
}
