// The typed face of the engine's small build, and with engine.ts the only file that sees its memory: what a page needs to set
// puzzles and judge what is tried. One position at a time: set it, then ask.
import { coreCells, sortCells } from './cells.ts';
import {
	COLOURS,
	SEATS,
	VIOLATIONS,
	type Cell,
	type Colour,
	type Key,
	type Position,
	type Seat,
	type Shape,
	type SupplyBlock,
	type Violation
} from './vocabulary.ts';

/** A placement in the engine's own form; `cells` spells it out. Valid until the next position or shape is set. */
export type Placement = number;

export interface Match {
	/** Quarter turns of the key, counter-clockwise. */
	readonly rotation: number;
	/** Where its lower left corner lies in the view. */
	readonly u: number;
	readonly v: number;
}

export interface Solution {
	/** Index into the supply. */
	readonly block: number;
	readonly cells: Cell[];
	/** Indices of the keys that it claims. */
	readonly keys: number[];
}

/** What assembly/puzzle.ts exports. */
export interface PuzzleExports {
	readonly memory: WebAssembly.Memory;
	readonly INPUT: WebAssembly.Global<'i32'>;
	readonly INPUT_LENGTH: WebAssembly.Global<'i32'>;
	readonly OUTPUT: WebAssembly.Global<'i32'>;
	readonly OUTPUT_KEYS: WebAssembly.Global<'i32'>;
	readonly PLACEMENTS_MAX: WebAssembly.Global<'i32'>;
	readonly CELLS: WebAssembly.Global<'i32'>;
	readonly SHAPE_CELLS_MAX: WebAssembly.Global<'i32'>;
	resetShapes(): void;
	defineShape(count: number): number;
	loadPosition(): void;
	listPlacements(shape: number): number;
	placementCells(placement: number): number;
	explainPlacement(count: number): number;
	setKey(key: number, count: number): void;
	useKeys(count: number): void;
	claimKeys(colour: number): void;
	solveBlock(shape: number, colour: number, all: boolean): number;
}

export class PuzzleEngine {
	readonly #wasm: PuzzleExports;
	readonly #output: Uint32Array;
	readonly #outputKeys: BigUint64Array;
	readonly #cells: Int32Array;
	readonly #shapes = new Map<string, number>();
	readonly #shapesByObject = new WeakMap<Shape, { generation: number; slot: number }>();
	protected readonly input: Int32Array;
	/** Counts how often all shapes were forgotten: until then their numbers stand. */
	protected generation = 0;

	protected constructor(wasm: PuzzleExports) {
		this.#wasm = wasm;
		const { buffer } = wasm.memory;
		this.input = new Int32Array(buffer, wasm.INPUT.value, wasm.INPUT_LENGTH.value);
		this.#output = new Uint32Array(buffer, wasm.OUTPUT.value, wasm.PLACEMENTS_MAX.value);
		this.#outputKeys = new BigUint64Array(buffer, wasm.OUTPUT_KEYS.value, this.#output.length);
		this.#cells = new Int32Array(buffer, wasm.CELLS.value, wasm.SHAPE_CELLS_MAX.value * 3);
	}

	static async start(module: WebAssembly.Module): Promise<PuzzleEngine> {
		return new PuzzleEngine((await instantiate(module)) as PuzzleExports);
	}

	/** Everything asked from now on is about this position, looked at from this seat. */
	setPosition(position: Position, seat: Seat = 'S'): void {
		const input = this.input;
		const { floor, core, blocks } = position;
		input[0] = floor.width;
		input[1] = floor.depth;
		input[2] = SEATS.indexOf(seat);
		input[3] = blocks.length + (core ? 1 : 0);
		let at = 4;
		const write = (number: number, colour: Colour, cells: readonly Cell[]) => {
			input[at++] = number;
			input[at++] = COLOURS.indexOf(colour);
			input[at++] = cells.length;
			at = this.#writeTriples(at, cells);
		};
		if (core) write(0, core.sides[seat], coreCells(core.x, core.y));
		blocks.forEach((block, index) => write(index + 1, block.colour, block.cells));
		this.#wasm.loadPosition();
	}

	/** Lists every legal placement in `listed`, which stands until the next question; their number. */
	list(shape: Shape): number {
		return this.#wasm.listPlacements(this.slot(shape));
	}

	/** What `list` listed, in no particular order. */
	get listed(): Uint32Array {
		return this.#output;
	}

	/** Every legal placement as sorted cells, in no particular order. */
	placements(shape: Shape): Cell[][] {
		return this.spellOut(this.list(shape));
	}

	/** The cells of a placement, sorted. */
	cells(placement: Placement): Cell[] {
		const count = this.#wasm.placementCells(placement);
		const cells: Cell[] = [];
		for (let i = 0; i < 3 * count; i += 3) {
			cells.push([this.#cells[i] as number, this.#cells[i + 1] as number, this.#cells[i + 2] as number]);
		}
		return sortCells(cells);
	}

	/** Every rule that the placement of these cells breaks; none when it is legal. */
	explain(cells: readonly Cell[]): Violation[] {
		this.#writeTriples(0, cells);
		const reasons = this.#wasm.explainPlacement(cells.length);
		return VIOLATIONS.filter((_, bit) => reasons & (1 << bit));
	}

	/** For each key, where it can first be claimed once the Block is placed (legally) on these cells. */
	claims(colour: Colour, cells: readonly Cell[], keys: readonly Key[]): (Match | null)[] {
		this.setKeys(keys);
		this.#writeTriples(0, cells);
		this.#wasm.explainPlacement(cells.length);
		this.#wasm.claimKeys(COLOURS.indexOf(colour));
		return keys.map((_, index) => {
			const match = (this.#output[index] as number) | 0;
			return match < 0 ? null : { rotation: match >> 6, u: match & 7, v: (match >> 3) & 7 };
		});
	}

	/** Every placement of a supply Block that claims any key, or every key. */
	solve(supply: readonly SupplyBlock[], keys: readonly Key[], all: boolean): Solution[] {
		this.setKeys(keys);
		return supply.flatMap(({ shape, colour }, block) => {
			const count = this.#wasm.solveBlock(this.slot(shape), COLOURS.indexOf(colour), all);
			return Array.from(this.#output.subarray(0, count), (placement, index) => ({
				block,
				cells: this.cells(placement),
				keys: bitNumbers(this.#outputKeys[index] as bigint)
			}));
		});
	}

	protected spellOut(count: number): Cell[][] {
		return Array.from(this.#output.subarray(0, count), (placement) => this.cells(placement));
	}

	protected setKeys(keys: readonly Key[]): void {
		keys.forEach(({ squares }, key) => {
			squares.forEach(([i, j, colour], index) => {
				this.input[3 * index] = i;
				this.input[3 * index + 1] = j;
				this.input[3 * index + 2] = COLOURS.indexOf(colour);
			});
			this.#wasm.setKey(key, squares.length);
		});
		this.#wasm.useKeys(keys.length);
	}

	/** The engine's number of a shape, prepared when it is new. */
	protected slot(shape: Shape): number {
		const known = this.#shapesByObject.get(shape);
		if (known?.generation === this.generation) return known.slot;
		const name = shape.join(' ');
		let slot = this.#shapes.get(name) ?? this.#define(shape);
		if (slot < 0) {
			this.forgetShapes();
			slot = this.#define(shape);
		}
		this.#shapes.set(name, slot);
		this.#shapesByObject.set(shape, { generation: this.generation, slot });
		return slot;
	}

	protected forgetShapes(): void {
		this.#wasm.resetShapes();
		this.#shapes.clear();
		this.generation++;
	}

	#define(shape: Shape): number {
		this.#writeTriples(0, shape);
		return this.#wasm.defineShape(shape.length);
	}

	#writeTriples(at: number, cells: readonly Cell[]): number {
		for (const [x, y, z] of cells) {
			this.input[at++] = x;
			this.input[at++] = y;
			this.input[at++] = z;
		}
		return at;
	}
}

/** The module's exports, whatever they are. */
export async function instantiate(module: WebAssembly.Module): Promise<unknown> {
	const { exports } = await WebAssembly.instantiate(module, { env: { abort: failed } });
	return exports;
}

export function bitNumbers(bits: bigint): number[] {
	const numbers: number[] = [];
	for (let number = 0; bits > 0n; number++, bits >>= 1n) if (bits & 1n) numbers.push(number);
	return numbers;
}

function failed(_message: number, _file: number, line: number, column: number): never {
	throw new Error(`engine: assertion failed at ${line}:${column}`);
}
