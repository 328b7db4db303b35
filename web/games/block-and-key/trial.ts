// One puzzle, or one turn of a run, with the engine set to it: what a Block would do where it is held, without any memory of what was tried.
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import type { Cell, Shape, SupplyBlock } from '../../../engine-wasm/host/vocabulary.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { bestFit, type Fit } from './fit.ts';
import { flatView, viewWith, type FlatView } from './flatview.ts';
import { Stacks } from './puzzles/stacks.ts';
import { hanging, reasonsOf, topOf, type Reason } from './reasons.ts';
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

/** What a placement does for the keys: apart from the look, because nobody is to see it before the placement is confirmed. */
export interface Verdict {
	/** For each key the place and turn in which most of it shows, with the Block or without. */
	readonly fits: readonly Fit[];
	/** It claims every key. */
	readonly claims: boolean;
}

export interface Try {
	readonly block: number;
	readonly cells: readonly Cell[];
	/** Squares of all keys together that show then, and how many of them are faces of the Block. */
	readonly right: number;
	readonly fresh: number;
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
		const { position, seat } = this.puzzle;
		const reasons = reasonsOf(this.#ready().explain(cells), cells, this.stacks);
		const view = this.#viewWith(block, cells);
		const towards = cells.map((cell) => seenAt(cell, seat, position.floor).slice(0, 2).join());
		return {
			cells,
			legal: reasons.length === 0,
			reasons,
			view,
			seen: view.flat().filter((face) => face?.owner === this.owner).length,
			faces: new Set(towards).size,
			bridge: hanging(cells, this.stacks).length > 0,
			top: topOf(cells)
		};
	}

	/** Only of a legal placement. */
	judge(block: number, cells: readonly Cell[]): Verdict {
		const { keys } = this.puzzle;
		const { colour } = this.#block(block);
		const matches = this.#ready().claims(colour, cells, keys);
		return { fits: this.#fits(block, cells), claims: matches.every((match) => match !== null) };
	}

	/** Every placement that claims all keys; a daily has one. */
	solutions(): Pick<Try, 'block' | 'cells'>[] {
		return this.#ready()
			.solve(this.supply, this.puzzle.keys, true)
			.map(({ block, cells }) => ({ block, cells }));
	}

	/** The legal placement of a Block with which the most squares show; null when it fits nowhere. */
	bestTry(block: number): Try | null {
		let best: Try | null = null;
		for (const cells of this.#ready().placements(this.#block(block).shape)) {
			const fits = this.#fits(block, cells);
			const right = fits.reduce((sum, fit) => sum + fit.right, 0);
			const fresh = fits.reduce((sum, fit) => sum + fit.fresh, 0);
			if (right === this.total && fits.every((fit) => fit.fresh > 0)) return { block, cells, right, fresh };
			if (!best || right > best.right || (right === best.right && fresh > best.fresh))
				best = { block, cells, right, fresh };
		}
		return best;
	}

	#fits(block: number, cells: readonly Cell[]): Fit[] {
		const view = this.#viewWith(block, cells);
		return this.puzzle.keys.flatMap((key) => bestFit(view, key, this.owner, 0) ?? []);
	}

	#viewWith(block: number, cells: readonly Cell[]): FlatView {
		const { position, seat } = this.puzzle;
		return viewWith(this.view, this.owner, this.#block(block).colour, cells, seat, position.floor);
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
