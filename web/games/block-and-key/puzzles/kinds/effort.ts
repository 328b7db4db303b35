// What a puzzle of any kind asks of people, by the model of their solving. Looks from the south, as the model does.
import type { PuzzleEngine } from '../../../../../engine-wasm/host/puzzle.ts';
import type { Deck } from '../../../../../puzzles/schema/deck.ts';
import type { PuzzleBlock } from '../../../../../puzzles/schema/puzzle.ts';
import { solve } from '../solver/index.ts';
import type { Draft } from '../study.ts';
import { answersOf } from './answers.ts';

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

/** Leaves the engine set to some position. */
export function askingOf(engine: PuzzleEngine, deck: Deck, draft: Draft): Asking {
	if (draft.kind === 'two-blocks') return ofTwo(engine, deck, draft);
	if (draft.kind === 'which-key') return ofKeys(engine, deck, draft);
	return solve(engine, deck, draft);
}

/** To see that no Block does it alone, and then what the first Block leaves to do. */
function ofTwo(engine: PuzzleEngine, deck: Deck, draft: Draft): Asking {
	const alone = solve(engine, deck, draft);
	const first = answersOf(engine, deck, draft)[0]?.first;
	if (!first) return alone;
	const { position, supply } = draft;
	const { colour } = supply[first.block] as PuzzleBlock;
	const then = solve(engine, deck, {
		...draft,
		position: { ...position, blocks: [...position.blocks, { colour, cells: first.cells }] },
		supply: supply.filter((_, k) => k !== first.block)
	});
	const steps = [...alone.steps, { code: 'first', facts: first }, ...then.steps];
	return { effort: alone.effort + then.effort, steps };
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
