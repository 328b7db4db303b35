// Making a puzzle: the placing board over everything in the box, the supply, the keys, and one history for all of it.
// Every change goes to `save`. It knows no words and no pictures.
import { insight } from '$lib/puzzle/insight.ts';
import type { PuzzleEngine } from '../../../engine-wasm/host/puzzle.ts';
import { COLOURS, type Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Kind, PuzzleBlock } from '../../../puzzles/schema/puzzle.ts';
import { openPractice } from '$lib/progress/sessions.ts';
import {
	firstUnplaceable,
	KIND_PARTS,
	levelOf,
	type Shapes
} from '../../games/block-and-key/puzzles/link.ts';
import type { Column } from '../../games/block-and-key/seats.ts';
import { EditorBoard } from './board.svelte.ts';
import {
	BLANK,
	blockName,
	EMPTY,
	isFull,
	keysOf,
	positionOf,
	puzzleOf,
	squareAt,
	standing,
	type Made
} from './made.ts';

/** What the note line is about, besides the held Block. */
export type EditorNote =
	| { readonly kind: 'idle' | 'erasing' | 'nothing-there' | 'supply-full' }
	| { readonly kind: 'placed' | 'erased' | 'in-temple'; readonly block: PuzzleBlock }
	/** It cannot go: `needs` could not stand there without it. */
	| { readonly kind: 'needed'; readonly block: PuzzleBlock; readonly needs: PuzzleBlock };

const HISTORY_MAX = 200;

export class Editor {
	readonly #engine: PuzzleEngine;
	readonly #shapes: Shapes;
	readonly #save: (made: Made) => void;
	/** Every Block of the box, shape by shape. */
	readonly box: readonly PuzzleBlock[];

	made = $state.raw<Made>(EMPTY);
	#history = $state.raw<readonly Made[]>([]);
	/** The hand over the temple as it is now. */
	board = $state.raw() as EditorBoard;
	erasing = $state(false);
	#aside = $state.raw<EditorNote | null>(null);
	/** Grows whenever the same words must be heard again. */
	repeats = $state(0);

	readonly puzzle = $derived(puzzleOf(this.made));
	readonly standing = $derived.by(() => standing(this.made, this.#shapes).map(blockName));
	readonly inSupply = $derived(this.made.supply.map(blockName));
	readonly canUndo = $derived(this.#history.length > 0 || this.board.canUndo);
	readonly note = $derived<EditorNote | null>(
		this.#aside ?? (this.board.ghost ? null : { kind: this.erasing ? 'erasing' : 'idle' })
	);

	constructor(engine: PuzzleEngine, shapes: Shapes, made: Made, save: (made: Made) => void) {
		this.#engine = engine;
		this.#shapes = shapes;
		this.#save = save;
		this.box = Object.keys(shapes).flatMap((shape) => COLOURS.map((colour) => ({ shape, colour })));
		this.#show(made);
	}

	/** Takes a Block of the box up; the same again puts it back. */
	choose(block: PuzzleBlock): void {
		this.erasing = false;
		const name = blockName(block);
		if (this.standing.includes(name)) {
			this.#say({ kind: 'in-temple', block });
			return;
		}
		this.#aside = null;
		this.board.choose(this.box.findIndex((other) => blockName(other) === name));
	}

	get held(): PuzzleBlock | null {
		const { held } = this.board.hand;
		return held === null ? null : (this.box[held] ?? null);
	}

	/** Only where it may stay; it comes out of the supply if it lay there. */
	place(): void {
		const { ghost } = this.board;
		const { held: block } = this;
		if (!ghost || !block || !ghost.look.legal) {
			this.repeats++;
			return;
		}
		const { made } = this;
		this.#change({
			...made,
			blocks: [...made.blocks, { colour: block.colour, cells: ghost.look.cells }],
			supply: made.supply.filter((other) => blockName(other) !== blockName(block))
		});
		this.#say({ kind: 'placed', block });
	}

	toggleEraser(): void {
		this.board.putBack();
		this.#aside = null;
		this.erasing = !this.erasing;
	}

	/** The next colour of the Core Cube towards the player. */
	turnCore(): void {
		const next = COLOURS[(COLOURS.indexOf(this.made.south) + 1) % COLOURS.length] as Colour;
		this.#change({ ...this.made, south: next });
	}

	/** Into the supply or out of it. */
	toggleSupply(block: PuzzleBlock): void {
		const name = blockName(block);
		const { made } = this;
		if (this.standing.includes(name)) this.#say({ kind: 'in-temple', block });
		else if (this.inSupply.includes(name))
			this.#change({ ...made, supply: made.supply.filter((other) => blockName(other) !== name) });
		else if (isFull(made)) this.#say({ kind: 'supply-full' });
		else this.#change({ ...made, supply: [...made.supply, block] });
	}

	paint(key: number, i: number, j: number, colour: Colour | null): void {
		const { made } = this;
		const painted = made.keys[key];
		if (!painted || painted[squareAt(i, j)] === colour) return;
		const next = painted.map((old, at) => (at === squareAt(i, j) ? colour : old));
		this.#change({ ...made, keys: made.keys.map((old, k) => (k === key ? next : old)) });
	}

	clearKey(key: number): void {
		if (!this.made.keys[key]?.some(Boolean)) return;
		this.#change({ ...this.made, keys: this.made.keys.map((old, k) => (k === key ? BLANK : old)) });
	}

	addKey(): void {
		if (this.made.keys.length < KIND_PARTS[this.made.kind].keys[1])
			this.#change({ ...this.made, keys: [...this.made.keys, BLANK] });
	}

	/** What is asked; supply and keys stay, however many of them it takes. */
	setKind(kind: Kind): void {
		if (kind !== this.made.kind) this.#change({ ...this.made, kind });
	}

	removeKey(key: number): void {
		if (this.made.keys.length > 1)
			this.#change({ ...this.made, keys: this.made.keys.filter((_, k) => k !== key) });
	}

	/** One step back: first of the hand, then of the puzzle. */
	undo(): void {
		this.#aside = null;
		if (this.board.canUndo) {
			this.board.undo();
			return;
		}
		const before = this.#history.at(-1);
		if (!before) return;
		this.#history = this.#history.slice(0, -1);
		this.#show(before);
		this.#save(before);
	}

	/** From the beginning; it can be undone. */
	clear(): void {
		this.#change(EMPTY);
	}

	/** What another tab has saved. */
	adopt(made: Made): void {
		this.#show(made);
	}

	/** A square was pointed at with an empty hand. */
	#point(square: Column): void {
		if (this.erasing) this.#erase(square);
	}

	#erase([x, y]: Column): void {
		const { made } = this;
		const top = (k: number) =>
			Math.max(-1, ...(made.blocks[k]?.cells ?? []).filter((c) => c[0] === x && c[1] === y).map((c) => c[2]));
		const [highest] = made.blocks
			.map((_, k) => k)
			.filter((k) => top(k) >= 0)
			.sort((a, b) => top(b) - top(a));
		if (highest === undefined) {
			this.#say({ kind: 'nothing-there' });
			return;
		}
		const names = standing(made, this.#shapes);
		const block = names[highest] as PuzzleBlock;
		const blocks = made.blocks.filter((_, k) => k !== highest);
		const fallen = firstUnplaceable(this.#engine, { ...positionOf(made), blocks });
		if (fallen !== null) {
			const needs = names.filter((_, k) => k !== highest)[fallen] as PuzzleBlock;
			this.#say({ kind: 'needed', block, needs });
			return;
		}
		this.#change({ ...made, blocks });
		this.#say({ kind: 'erased', block });
	}

	#say(note: EditorNote): void {
		this.#aside = note;
		this.repeats++;
	}

	#change(made: Made): void {
		this.#history = [...this.#history, this.made].slice(-HISTORY_MAX);
		this.#show(made);
		this.#save(made);
	}

	#show(made: Made): void {
		this.made = made;
		this.#aside = null;
		const keys = keysOf(made);
		const puzzle = {
			id: 'editor',
			level: levelOf(keys.length > 0 ? keys : [{ squares: [] }]),
			position: positionOf(made),
			seat: 'S' as const,
			supply: this.box,
			keys,
			difficulty: 0,
			themes: []
		};
		this.board = new EditorBoard(
			{
				engine: this.#engine,
				puzzle,
				shapes: this.#shapes,
				play: openPractice(puzzle, '', 'made', 0),
				save: () => {},
				live: true,
				insight,
				now: () => 0
			},
			(square) => this.#point(square)
		);
	}
}
