// One puzzle, or one turn of a run, with the engine set to it: what a Block would do where it is held, without any memory of what was tried.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Cell, Shape, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { bestFit, type Fit } from './fit.ts';
import { flatView, viewWith, type FlatView } from './flatview.ts';
import { Stacks } from './puzzles/stacks.ts';
import { hanging, reasonsOf, topOf, type Reason } from './reasons.ts';

export interface Look {
	readonly cells: readonly Cell[];
	readonly legal: boolean;
	/** In the order of the rules; none when legal. */
	readonly reasons: readonly Reason[];
	/** The flat view with the Block in it. */
	readonly view: FlatView;
	/** For each key where it fits best with a face of the Block; null where none serves. Empty when not legal. */
	readonly fits: readonly (Fit | null)[];
	/** Placed here it would claim every key. */
	readonly claims: boolean;
	readonly bridge: boolean;
	readonly top: number;
}

export interface Try {
	readonly block: number;
	readonly cells: readonly Cell[];
	/** Right squares of all keys together. */
	readonly right: number;
}

/** What is tried: a temple, the Blocks to choose from, the keys to show. */
export type Task = Pick<Puzzle, 'position' | 'seat' | 'supply' | 'keys'>;

export class Trial {
	readonly puzzle: Task;
	readonly supply: readonly SupplyBlock[];
	readonly stacks: Stacks;
	/** Before any placement. */
	readonly view: FlatView;
	/** The number that the placed Block will have. */
	readonly owner: number;
	/** Squares of all keys. */
	readonly total: number;
	readonly #engine: PuzzleEngine;

	constructor(engine: PuzzleEngine, puzzle: Task, shapes: Readonly<Record<string, Shape>>) {
		this.#engine = engine;
		this.puzzle = puzzle;
		this.supply = puzzle.supply.map(({ shape, colour }) => {
			const cells = shapes[shape];
			if (!cells) throw new RangeError(`no shape ${shape}`);
			return { shape: cells, colour };
		});
		this.stacks = new Stacks(puzzle.position);
		this.view = flatView(puzzle.position, puzzle.seat);
		this.owner = puzzle.position.blocks.length + 1;
		this.total = puzzle.keys.reduce((sum, key) => sum + key.squares.length, 0);
	}

	heightAt = (x: number, y: number): number => this.stacks.height(x, y);

	isLegal = (cells: readonly Cell[]): boolean => this.#ready().explain(cells).length === 0;

	look(block: number, cells: readonly Cell[]): Look {
		const { position, seat, keys } = this.puzzle;
		const { colour } = this.#block(block);
		const reasons = reasonsOf(this.#ready().explain(cells), cells, this.stacks);
		const legal = reasons.length === 0;
		const view = viewWith(this.view, this.owner, colour, cells, seat, position.floor);
		return {
			cells,
			legal,
			reasons,
			view,
			fits: legal ? keys.map((key) => bestFit(view, key, this.owner)) : [],
			claims: legal && this.#engine.claims(colour, cells, keys).every((match) => match !== null),
			bridge: hanging(cells, this.stacks).length > 0,
			top: topOf(cells)
		};
	}

	/** Every placement that claims all keys; a daily has one. */
	solutions(): Try[] {
		return this.#ready()
			.solve(this.supply, this.puzzle.keys, true)
			.map(({ block, cells }) => ({ block, cells, right: this.total }));
	}

	/** The legal placement of a Block that shows the most squares; null when it fits nowhere. */
	bestTry(block: number): Try | null {
		const { position, seat, keys } = this.puzzle;
		const { shape, colour } = this.#block(block);
		let best: Try | null = null;
		for (const cells of this.#ready().placements(shape)) {
			const view = viewWith(this.view, this.owner, colour, cells, seat, position.floor);
			const right = keys.reduce((sum, key) => sum + (bestFit(view, key, this.owner)?.right ?? 0), 0);
			if (!best || right > best.right) best = { block, cells, right };
			if (right === this.total) break;
		}
		return best;
	}

	#block(index: number): SupplyBlock {
		const block = this.supply[index];
		if (!block) throw new RangeError(`no Block ${index}`);
		return block;
	}

	/** The engine is shared by all puzzles of the page. */
	#ready(): PuzzleEngine {
		this.#engine.setPosition(this.puzzle.position, this.puzzle.seat);
		return this.#engine;
	}
}
