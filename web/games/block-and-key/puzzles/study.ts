// Everything about a puzzle that its judges ask for, worked out once.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Solution } from '../../../../engine-wasm/host/puzzle.ts';
import type { Cell, Colour } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Puzzle } from '../../../../puzzles/schema/puzzle.ts';
import { supplyOf } from './blocks.ts';
import { KeyFinder, type Spot } from './keyfinder.ts';
import { temptationsOf, type Temptations } from './nearmiss.ts';
import { pictureOf, pictureWith, type Picture } from './picture.ts';
import { Stacks } from './stacks.ts';

/** A puzzle before it has been graded. */
export type Draft = Omit<Puzzle, 'difficulty' | 'themes'>;

/** The one answer of a puzzle. */
export interface Answer {
	readonly colour: Colour;
	readonly cells: readonly Cell[];
	/** Its Block number once placed. */
	readonly number: number;
	readonly picture: Picture;
	/** For each key the spots where it lies open after the move. */
	readonly matches: readonly (readonly Spot[])[];
}

export interface Study {
	readonly draft: Draft;
	/** Before the move. */
	readonly picture: Picture;
	readonly stacks: Stacks;
	/** Whether any key lies open before the move. */
	readonly isKeyVisible: boolean;
	readonly solutions: readonly Solution[];
	/** Of the first solution; null when there is none. */
	readonly answer: Answer | null;
	/** Legal placements over the whole supply. */
	readonly legal: number;
	/** Worked out when first asked for: it costs more than all the rest, and most drafts fail before. */
	readonly temptations: () => Temptations;
}

/** Sets the engine to the draft's position, which must be one that the engine takes. */
export function study(engine: Engine, deck: Deck, draft: Draft): Study {
	const { position, seat, keys } = draft;
	const supply = supplyOf(deck, draft.supply);
	const picture = pictureOf(position);
	const stacks = new Stacks(position);
	const finders = keys.map((key) => new KeyFinder(key, picture));
	engine.setPosition(position, seat);
	const solutions = engine.solve(supply, keys, true);
	const [first] = solutions;
	return {
		draft,
		picture,
		stacks,
		isKeyVisible: finders.some((finder) => finder.isVisible),
		solutions,
		answer: first ? answerOf(draft, picture, finders, first) : null,
		legal: supply.reduce((sum, { shape }) => sum + engine.count(shape), 0),
		temptations: once(() => {
			engine.setPosition(position, seat);
			return temptationsOf(engine, position.floor.depth, supply, { picture, stacks, finders });
		})
	};
}

function once<T>(work: () => T): () => T {
	let result: { readonly value: T } | undefined;
	return () => (result ??= { value: work() }).value;
}

function answerOf(
	{ position, supply }: Draft,
	before: Picture,
	finders: readonly KeyFinder[],
	{ block, cells }: Solution
): Answer {
	const { colour } = supply[block] as Puzzle['supply'][number];
	const number = position.blocks.length + 1;
	const picture = pictureWith(before, number, colour, cells);
	return { colour, cells, number, picture, matches: finders.map((finder) => finder.matches(picture)) };
}
