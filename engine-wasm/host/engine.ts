// The typed face of the whole engine: beside what puzzles need, views, the Ancients, looking ahead in solo runs, and the
// counting that proves and measures it.
import { bitNumbers, instantiate, PuzzleEngine, type Placement, type PuzzleExports } from './puzzle.ts';
import { readRun, writeRun, type EngineRun, type Idea, type RunDecision, type RunSheet } from './run.ts';
import { RUN_WORDS } from '../shared.ts';
import {
	COLOURS,
	HEIGHT,
	type Cell,
	type Colour,
	type Key,
	type Position,
	type Seat,
	type Shape,
	type SupplyBlock
} from './vocabulary.ts';

export interface BenchCase {
	readonly position: Position;
	readonly seat: Seat;
	readonly supply: readonly SupplyBlock[];
	readonly key: Key;
}

/** The cards and shapes that a run is played with. */
export interface Box {
	readonly shapes: Readonly<Record<string, Shape>>;
	readonly keys: readonly (Key & {
		readonly vp: number;
		readonly level: 'star' | 'sun' | 'moon';
		readonly stars?: number;
		readonly pips?: number;
	})[];
}

export interface View {
	/** From the bottom row (v = 0) up: what is seen at each u. */
	readonly colours: (Colour | null)[][];
	/** Block numbers in the same order, -1 for nothing. */
	readonly owners: number[][];
}

export interface EngineExports extends PuzzleExports {
	readonly VIEW: WebAssembly.Global<'i32'>;
	readonly POSITION: WebAssembly.Global<'i32'>;
	readonly POSITION_BYTES: WebAssembly.Global<'i32'>;
	readonly KEYS_MAX: WebAssembly.Global<'i32'>;
	readonly PERFT_DEPTH_MAX: WebAssembly.Global<'i32'>;
	readonly PERFT_SHAPES: WebAssembly.Global<'i32'>;
	readonly CARDS_MAX: WebAssembly.Global<'i32'>;
	readonly RUN: WebAssembly.Global<'i32'>;
	readonly IDEAS: WebAssembly.Global<'i32'>;
	readonly IDEAS_MAX: WebAssembly.Global<'i32'>;
	readonly IDEA_NUMBERS: WebAssembly.Global<'i32'>;
	readonly DECISION: WebAssembly.Global<'i32'>;
	readonly PLAYOUTS_MAX: WebAssembly.Global<'i32'>;
	readonly SCORES: WebAssembly.Global<'i32'>;
	readonly BENCH_CASES_MAX: WebAssembly.Global<'i32'>;
	readonly BENCH_SUPPLY: WebAssembly.Global<'i32'>;
	readonly BENCH_SUPPLY_MAX: WebAssembly.Global<'i32'>;
	positionChanged(): void;
	countPlacements(shape: number): number;
	writeView(): void;
	closestBlocks(stars: number): bigint;
	listBeside(shape: number, block: number): number;
	perft(depth: number, most: bigint): bigint;
	storeCard(card: number): void;
	loadRun(): void;
	findIdeas(most: number): number;
	quickDecision(): void;
	setRoot(): void;
	carryOut(what: number, a: number, b: number): void;
	playOut(what: number, a: number, b: number, times: number, from: number): void;
	storeCase(index: number): void;
	benchPlacements(cases: number, shapes: number): bigint;
	benchSolve(cases: number): bigint;
}

/** View squares and cells of a layer lie eight to a row in the engine's memory, whatever the floor. */
const ROW = 8;
const NOTHING = 255;

export class Engine extends PuzzleEngine {
	readonly #wasm: EngineExports;
	readonly #view: Uint8Array;
	readonly #position: Uint8Array;
	#viewWidth = ROW;
	/** The box whose cards are stored, and the generation of shapes that its Blocks are numbered by. */
	#box: { readonly box: Box; readonly generation: number } | null = null;
	/** What a Block put on the floor now would be numbered. */
	#nextNumber = 1;

	/** Keys that one question may name. */
	readonly keysMax: number;
	readonly perftDepthMax: number;
	readonly benchCasesMax: number;
	readonly benchSupplyMax: number;

	protected constructor(wasm: EngineExports) {
		super(wasm);
		this.#wasm = wasm;
		const { buffer } = wasm.memory;
		this.#view = new Uint8Array(buffer, wasm.VIEW.value, 2 * ROW * HEIGHT);
		this.#position = new Uint8Array(buffer, wasm.POSITION.value, wasm.POSITION_BYTES.value);
		this.keysMax = wasm.KEYS_MAX.value;
		this.perftDepthMax = wasm.PERFT_DEPTH_MAX.value;
		this.benchCasesMax = wasm.BENCH_CASES_MAX.value;
		this.benchSupplyMax = wasm.BENCH_SUPPLY_MAX.value;
	}

	static override async start(module: WebAssembly.Module): Promise<Engine> {
		return new Engine((await instantiate(module)) as EngineExports);
	}

	override setPosition(position: Position, seat: Seat = 'S'): void {
		const { floor, blocks } = position;
		this.#viewWidth = seat === 'S' || seat === 'N' ? floor.width : floor.depth;
		this.#nextNumber = blocks.length + 1;
		super.setPosition(position, seat);
	}

	/** The position set now, as bytes that `restore` takes back faster than `setPosition`. */
	snapshot(): Uint8Array {
		return this.#position.slice();
	}

	restore(snapshot: Uint8Array): void {
		this.#position.set(snapshot);
		this.#wasm.positionChanged();
	}

	/** Number of legal placements. */
	count(shape: Shape): number {
		return this.#wasm.countPlacements(this.slot(shape));
	}

	/** The legal placement of a shape that fills these cells, sorted; null when there is none. */
	placementOf(shape: Shape, cells: readonly Cell[]): Placement | null {
		const asked = String(cells);
		const count = this.list(shape);
		return this.listed.subarray(0, count).find((each) => String(this.cells(each)) === asked) ?? null;
	}

	/** What is seen from the seat. */
	view(): View {
		this.#wasm.writeView();
		const colours: View['colours'] = [];
		const owners: View['owners'] = [];
		for (let v = 0; v < HEIGHT; v++) {
			const from = v * ROW;
			const seen = this.#view.subarray(from, from + this.#viewWidth);
			const owning = this.#view.subarray(ROW * HEIGHT + from, ROW * HEIGHT + from + this.#viewWidth);
			colours.push(Array.from(seen, (colour) => COLOURS[colour] ?? null));
			owners.push(Array.from(owning, (owner) => (owner === NOTHING ? -1 : owner)));
		}
		return { colours, owners };
	}

	/** As `solve`, only counted. */
	countSolutions(supply: readonly SupplyBlock[], keys: readonly Key[], all: boolean): number {
		this.setKeys(keys);
		let count = 0;
		for (const { shape, colour } of supply) {
			count += this.#wasm.solveBlock(this.slot(shape), COLOURS.indexOf(colour), all);
		}
		return count;
	}

	/** Numbers of the Blocks equally close to the corner that so many Stars name. Asked from seat S only. */
	closestBlocks(stars: number): number[] {
		return bitNumbers(BigInt.asUintN(64, this.#wasm.closestBlocks(stars)));
	}

	/** Every legal placement corner to corner with a Block and sharing no face with it. */
	placementsBeside(shape: Shape, block: number): Cell[][] {
		return this.spellOut(this.#wasm.listBeside(this.slot(shape), block));
	}

	/** Number of ways to place the shapes one after the other, or null when that would take more than `most` lists. */
	perft(shapes: readonly Shape[], most: number): number | null {
		const slots = new Int32Array(this.#wasm.memory.buffer, this.#wasm.PERFT_SHAPES.value, this.perftDepthMax);
		slots.set(this.#slots(shapes));
		const nodes = this.#wasm.perft(shapes.length, BigInt(most));
		return nodes < 0n ? null : Number(nodes);
	}

	/**
	 * The position set now is that of a solo run, about which `ideas`, `quickDecision` and `playOut` are asked next; until
	 * then nothing else may be asked.
	 */
	setRun(box: Box, sheet: RunSheet): void {
		this.#open(box);
		writeRun(this.input, sheet, this.#nextNumber);
		this.#wasm.loadRun();
		this.#wasm.setRoot();
	}

	/** Placements worth thinking about, the most promising first. */
	ideas(most: number): Idea[] {
		const { memory, IDEAS, IDEAS_MAX, IDEA_NUMBERS } = this.#wasm;
		const count = this.#wasm.findIdeas(Math.min(most, IDEAS_MAX.value));
		const numbers = new Int32Array(memory.buffer, IDEAS.value, count * IDEA_NUMBERS.value);
		return Array.from({ length: count }, (_, index) => {
			const at = index * IDEA_NUMBERS.value;
			const [worth = 0, block = 0, placement = 0, keys = 0] = numbers.subarray(at, at + 4);
			return { worth, block, placement, keys };
		});
	}

	/** What the engine's quick player does in the run that is set. */
	quickDecision(): RunDecision {
		this.#wasm.quickDecision();
		const { memory, DECISION } = this.#wasm;
		const [what = 0, a = 0, b = 0] = new Int32Array(memory.buffer, DECISION.value, 3);
		return { what, a, b };
	}

	/** One decision in the run that is set; what is hidden is drawn by chance. */
	carryOut({ what, a, b }: RunDecision): void {
		this.#wasm.carryOut(what, a, b);
	}

	/** The run as it stands, after `setRun` and whatever was carried out since. */
	readRun(): EngineRun {
		return readRun(new Int32Array(this.#wasm.memory.buffer, this.#wasm.RUN.value, RUN_WORDS));
	}

	/**
	 * The final scores of so many playouts of the run that is set, each after the same first decision; null leaves that to the
	 * quick player too. The same `from` means the same chances.
	 */
	playOut(first: RunDecision | null, times: number, from: number): Int32Array {
		const { memory, SCORES, PLAYOUTS_MAX } = this.#wasm;
		const count = Math.min(times, PLAYOUTS_MAX.value);
		this.#wasm.playOut(first?.what ?? -1, first?.a ?? 0, first?.b ?? 0, count, from);
		return new Int32Array(memory.buffer, SCORES.value, count).slice();
	}

	/** Stores the cases in the engine; the rounds it returns go over all of them and give their totals. */
	prepareBench(
		cases: readonly BenchCase[],
		shapes: readonly Shape[]
	): { placements(): number; solve(): number } {
		// The shapes in question take the first numbers.
		this.forgetShapes();
		shapes.forEach((shape) => this.slot(shape));
		const { memory, BENCH_SUPPLY } = this.#wasm;
		const store = new Int32Array(memory.buffer, BENCH_SUPPLY.value, 1 + 2 * this.benchSupplyMax);
		cases.forEach(({ position, seat, supply, key }, index) => {
			this.setPosition(position, seat);
			this.setKeys([key]);
			store[0] = supply.length;
			store.set(
				supply.flatMap(({ shape, colour }) => [this.slot(shape), COLOURS.indexOf(colour)]),
				1
			);
			this.#wasm.storeCase(index);
		});
		return {
			placements: () => Number(this.#wasm.benchPlacements(cases.length, shapes.length)),
			solve: () => Number(this.#wasm.benchSolve(cases.length))
		};
	}

	/** Stores the cards of a box and numbers its Blocks, unless that was done before. */
	#open(box: Box): void {
		if (this.#box?.box === box && this.#box.generation === this.generation) return;
		const shapes = Object.values(box.shapes);
		if (shapes.some((shape, index) => this.slot(shape) !== index)) {
			this.forgetShapes();
			shapes.forEach((shape) => this.slot(shape));
		}
		if (box.keys.length > this.#wasm.CARDS_MAX.value)
			throw new RangeError('more cards than can be played out');
		box.keys.forEach((card, index) => {
			this.setKeys([card]);
			const colours = new Set(card.squares.map(([, , colour]) => COLOURS.indexOf(colour)));
			this.input.set([
				card.vp,
				card.stars ?? 0,
				card.pips ?? 0,
				card.squares.length,
				[...colours].reduce((bits, colour) => bits | (1 << colour), 0),
				['sun', 'moon'].indexOf(card.level)
			]);
			this.#wasm.storeCard(index);
		});
		this.#box = { box, generation: this.generation };
	}

	/** The engine's numbers of several shapes that are valid at the same time. */
	#slots(shapes: readonly Shape[]): number[] {
		const before = this.generation;
		const slots = shapes.map((shape) => this.slot(shape));
		return this.generation === before ? slots : shapes.map((shape) => this.slot(shape));
	}
}
