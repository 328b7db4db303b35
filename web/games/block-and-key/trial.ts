// One puzzle, or one turn of a run, with the engine set to it: what a Block would do where it is held, without any memory of what was tried.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Cell, Shape, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { flatView, viewWith, type FlatView } from './flatview.ts';
import { Stacks } from './puzzles/stacks.ts';
import { hanging, reasonsOf, topOf, type Reason } from './reasons.ts';
import type { Worth } from './placing.ts';
import { seenAt } from './seats.ts';

export interface Look {
	readonly cells: readonly Cell[];
	readonly legal: boolean;
	/** In the order of the rules; none when legal. */
	readonly reasons: readonly Reason[];
	/** The flat view with the Block in it. */
	readonly view: FlatView;
	/** Of the faces that it turns to the seat, those that are seen, and all. */
	readonly seen: number;
	readonly faces: number;
	readonly bridge: boolean;
	readonly top: number;
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

	/** Seen counts if no less than half of it is. */
	worthOf = (cells: readonly Cell[]): Worth => {
		if (!this.isLegal(cells)) return 0;
		const { position, seat } = this.puzzle;
		const view = viewWith(this.view, this.owner, 'w', cells, seat, position.floor);
		return 2 * this.#seenIn(view) >= this.#facesOf(cells) ? 2 : 1;
	};

	isLegal = (cells: readonly Cell[]): boolean => this.#ready().explain(cells).length === 0;

	look(block: number, cells: readonly Cell[]): Look {
		const reasons = reasonsOf(this.#ready().explain(cells), cells, this.stacks);
		const view = this.viewWith(block, cells);
		return {
			cells,
			legal: reasons.length === 0,
			reasons,
			view,
			seen: this.#seenIn(view),
			faces: this.#facesOf(cells),
			bridge: hanging(cells, this.stacks).length > 0,
			top: topOf(cells)
		};
	}

	/** Placed there the Block claims every key. Nobody is to see it before the placement is confirmed. */
	claims(block: number, cells: readonly Cell[]): boolean {
		const { colour } = this.#block(block);
		return this.#ready()
			.claims(colour, cells, this.puzzle.keys)
			.every((match) => match !== null);
	}

	placements(block: number): readonly (readonly Cell[])[] {
		return this.#ready().placements(this.#block(block).shape);
	}

	/** Every placement that claims all keys; a daily has one. */
	solutions(): { readonly block: number; readonly cells: readonly Cell[] }[] {
		return this.#ready()
			.solve(this.supply, this.puzzle.keys, true)
			.map(({ block, cells }) => ({ block, cells }));
	}

	/** The view once the Block stands there. */
	viewWith(block: number, cells: readonly Cell[]): FlatView {
		const { position, seat } = this.puzzle;
		return viewWith(this.view, this.owner, this.#block(block).colour, cells, seat, position.floor);
	}

	#seenIn(view: FlatView): number {
		return view.flat().filter((face) => face?.owner === this.owner).length;
	}

	/** Turned to the seat, behind something or not. */
	#facesOf(cells: readonly Cell[]): number {
		const { position, seat } = this.puzzle;
		return new Set(cells.map((cell) => seenAt(cell, seat, position.floor).slice(0, 2).join())).size;
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
