// What a puzzle of any kind asks of people, by the model of their solving. Looks from the south, as the model does.
import type { PuzzleEngine } from '../../../../../engine-wasm/host/puzzle.ts';
import { COLOURS, type Colour, type Square } from '../../../../../engine-wasm/host/vocabulary.ts';
import { SOLVER } from '../../../../../puzzles/block-and-key/solver.ts';
import { levelEfforts } from '../../../../../puzzles/block-and-key/daily/curve.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../../puzzles/schema/levels.ts';
import type { Kind, PuzzleBlock } from '../../../../../puzzles/schema/puzzle.ts';
import { KeyFinder, type Spot } from '../keyfinder.ts';
import { pictureOf, ROW, type Picture } from '../picture.ts';
import { ruleOut, solve } from '../solver/index.ts';
import type { Draft } from '../study.ts';
import { answersOf, type Answer } from './answers.ts';

/** A step of the reasoning: a code of the solver's, or where the next part of it begins. */
export interface Thought {
	readonly code: string;
	readonly facts: object;
}

export interface Asking {
	/** Expected deliberate acts, in the units of the daily table. */
	readonly effort: number;
	readonly steps: readonly Thought[];
}

/** Octaves above the usual kind's: two Blocks are looked for; to be sure of a *no*, all that looks right must be ruled out. */
const OCTAVES: Partial<Record<Kind, number>> = { 'two-blocks': 1.5, 'is-there-a-claim': 1 };

/** The least and the greatest effort of a level. */
export function effortsOfLevel(kind: Kind, level: Level): readonly [least: number, most: number] {
	const [least, most] = levelEfforts(level);
	const times = 2 ** (OCTAVES[kind] ?? 0);
	return [least * times, most * times];
}

/** By which puzzles of other kinds are chosen. Leaves the engine set to some position. */
export function effortOf(engine: PuzzleEngine, deck: Deck, draft: Draft): number {
	if (draft.kind === 'is-there-a-claim') return ruleOut(engine, deck, draft);
	return askingOf(engine, deck, draft).effort;
}

/** What is shown of it. Leaves the engine set to some position. */
export function askingOf(engine: PuzzleEngine, deck: Deck, draft: Draft): Asking {
	if (draft.kind === 'two-blocks') return ofTwo(engine, deck, draft);
	// Its own would tell a *yes* from a *no*: it is given the middle of its level's.
	if (draft.kind === 'is-there-a-claim') {
		const [least, most] = effortsOfLevel(draft.kind, draft.level);
		return { effort: Math.sqrt(least * most), steps: solve(engine, deck, draft).steps };
	}
	if (draft.kind === 'which-key') return ofKeys(engine, deck, draft);
	return solve(engine, deck, draft);
}

/** To see that no Block does it alone, to find the first, and then what it leaves to do. */
function ofTwo(engine: PuzzleEngine, deck: Deck, draft: Draft): Asking {
	const alone = solve(engine, deck, draft);
	const [answer] = answersOf(engine, deck, draft);
	if (!answer?.first) return alone;
	const { first } = answer;
	const { position, supply } = draft;
	const { colour } = supply[first.block] as PuzzleBlock;
	const then = solve(engine, deck, {
		...draft,
		position: { ...position, blocks: [...position.blocks, { colour, cells: first.cells }] },
		supply: supply.filter((_, k) => k !== first.block)
	});
	const steps = [...alone.steps, { code: 'first', facts: first }, ...then.steps];
	return { effort: alone.effort + ofFirst(engine, deck, draft, answer) + then.effort, steps };
}

/**
 * To find the first Block: as for a puzzle whose keys lack the squares that the second brings. A Block that only carries the second
 * shows nothing of them: then every Block is held below that place once.
 */
function ofFirst(engine: PuzzleEngine, deck: Deck, draft: Draft, { first, block, cells }: Answer): number {
	const { position, supply } = draft;
	const placed = [...(first ? [first] : []), { block, cells }].map((each) => ({
		colour: (supply[each.block] as PuzzleBlock).colour,
		cells: each.cells
	}));
	const before = pictureOf(position);
	const after = pictureOf({ ...position, blocks: [...position.blocks, ...placed] });
	const second = position.blocks.length + placed.length;
	const keys = draft.keys
		.map((key) => ({ squares: withoutOwner(new KeyFinder(key, after).matches(after)[0], after, second) }))
		.filter((key) => key.squares.length > 0 && !new KeyFinder(key, before).isVisible);
	const { look, outline, air, confirm } = SOLVER.acts;
	if (keys.length === 0) return SOLVER.scale * (look + (supply.length - 1) * (outline + air) + confirm);
	return solve(engine, deck, { ...draft, keys }).effort;
}

/** The squares of a spot that do not show this Block, as a key. */
function withoutOwner(spot: Spot | undefined, { owners }: Picture, owner: number): Square[] {
	if (!spot) return [];
	const kept = spot.squares.flatMap((square, k): Square[] =>
		owners[square] === owner
			? []
			: [[square % ROW, Math.floor(square / ROW), COLOURS[spot.colours[k] as number] as Colour]]
	);
	const [left, low] = [Math.min(...kept.map(([i]) => i)), Math.min(...kept.map(([, j]) => j))];
	return kept.map(([i, j, colour]): Square => [i - left, j - low, colour]);
}

/** On average half of the wrong keys are ruled out before the right one is looked at. */
function ofKeys(engine: PuzzleEngine, deck: Deck, draft: Draft): Asking {
	const right = new Set(answersOf(engine, deck, draft).flatMap(({ keys }) => keys));
	const each = draft.keys.map((key) => solve(engine, deck, { ...draft, keys: [key] }));
	return {
		effort: each.reduce((sum, { effort }, k) => sum + (right.has(k) ? effort : effort / 2), 0),
		steps: each.flatMap(({ steps }, key) => [{ code: 'key', facts: { key } }, ...steps])
	};
}
