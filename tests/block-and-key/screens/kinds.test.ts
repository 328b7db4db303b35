// Sittings at puzzles of the kinds besides the usual one: what counts as an attempt, what is stored of it, and how it comes back.
import { beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Kind, Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { answersOf } from '../../../web/games/block-and-key/puzzles/kinds/answers.ts';
import { makeLink } from '../../../web/games/block-and-key/puzzles/link.ts';
import { puzzleHandlers } from '../../../web/lib/engine/puzzles.ts';
import { AskSession } from '../../../web/lib/kinds/ask.svelte.ts';
import { FirstSession, Pair, SecondSession } from '../../../web/lib/kinds/pair.svelte.ts';
import { heldIn } from '../../../web/lib/puzzle/held.ts';
import { ratingOf } from '../../../web/lib/progress/rating.ts';
import type { PracticeSession } from '../../../web/lib/progress/records.ts';
import { SCHEMAS } from '../../../web/lib/progress/schema.ts';
import { openPractice } from '../../../web/lib/progress/sessions.ts';
import { startEngine } from '../puzzles/examples.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

function made(kind: Kind, seed = 'sitting'): Puzzle {
	const puzzle = puzzleHandlers(engine).makePuzzle({ kind, seed, level: 'sun', theme: null, difficulty: 50 });
	if (!puzzle) throw new Error(`no ${kind}`);
	return puzzle;
}

function sitting(puzzle: Puzzle) {
	let clock = 1000;
	const kept: PracticeSession[] = [];
	return {
		kept,
		last: () => kept.at(-1) as PracticeSession,
		options: {
			engine,
			puzzle,
			shapes: deck.shapes,
			play: openPractice(puzzle, makeLink(puzzle), 'generated', 1000),
			save: (play: PracticeSession) => kept.push(v.parse(SCHEMAS.practice, play)),
			now: () => ++clock
		}
	};
}

/** Has the answer shown, as the last hint does, and confirms it. */
function placeAnswer(pair: Pair): void {
	for (let step = 0; step < 4; step++) pair.session.hint();
	pair.session.place();
}

describe('two Blocks', () => {
	test('both placements are one attempt, stored with the first, and come back', () => {
		const puzzle = made('two-blocks');
		const { options, last } = sitting(puzzle);
		const pair = new Pair(options);
		const [answer] = answersOf(engine, deck, puzzle);
		expect(pair.session).toBeInstanceOf(FirstSession);
		expect(pair.session.clues).toMatchObject({ isFirst: true, cells: answer?.first?.cells });
		placeAnswer(pair);
		expect(pair.session).toBeInstanceOf(SecondSession);
		expect(pair.session.puzzle.supply).toHaveLength(puzzle.supply.length - 1);
		expect(last().attempts).toEqual([]);
		placeAnswer(pair);
		expect(pair.session.done).not.toBeNull();
		expect(last().attempts).toHaveLength(1);
		expect(last().attempts[0]).toMatchObject({
			block: answer?.block,
			cells: answer?.cells,
			first: answer?.first,
			claimed: true
		});
		expect(last()).toMatchObject({ grade: 'revealed', hints: 4 });
		const again = new Pair({ ...options, play: last() });
		expect(again.session.done?.cells).toEqual(answer?.cells);
		expect(again.session.tries).toBe(1);
	});

	test('undoing takes the first back; a pair that misses counts once', () => {
		const { options, last, kept } = sitting(made('two-blocks'));
		const pair = new Pair(options);
		const placeAnything = () => {
			const { session } = pair;
			session.choose(0);
			for (const x of [0, 1, 2, 3, 4, 5, 6, 7]) {
				for (const y of [0, 1, 2, 3, 4, 5, 6, 7]) {
					if (session.ghost?.look.legal) return session.place();
					session.moveTo([x, y]);
				}
			}
			throw new Error('no place');
		};
		placeAnything();
		expect(pair.session.canUndo).toBe(true);
		pair.session.undo();
		expect(pair.session).toBeInstanceOf(FirstSession);
		expect(pair.session.ghost).not.toBeNull();
		pair.session.place();
		placeAnything();
		expect(last().attempts).toHaveLength(1);
		expect(last().attempts[0]?.first).toBeDefined();
		expect(last().solvedAt).toBeNull();
		expect(pair.session.tries).toBe(1);
		pair.session.undo();
		pair.session.place();
		expect(last().attempts).toHaveLength(1);
		const stored = kept.length;
		pair.session.reset();
		expect(pair.session).toBeInstanceOf(FirstSession);
		expect(kept).toHaveLength(stored);
	});
});

describe('two Blocks after a reload', () => {
	function stored() {
		const kept = new Map<string, string>();
		const storage = {
			getItem: (name: string) => kept.get(name) ?? null,
			setItem: (name: string, text: string) => kept.set(name, text),
			removeItem: (name: string) => kept.delete(name)
		} as unknown as Storage;
		const { options, last } = sitting(made('two-blocks'));
		const open = () => new Pair({ ...options, held: heldIn(() => storage), play: last() ?? options.play });
		return { open, last, kept, answer: answersOf(engine, deck, options.puzzle)[0] };
	}

	test('the first stands, the second is in the hand, and undoing goes all the way back', () => {
		const { open, answer } = stored();
		placeAnswer(open());
		const second = open();
		expect(second.session).toBeInstanceOf(SecondSession);
		expect(second.session.puzzle.position.blocks.at(-1)?.cells).toEqual(answer?.first?.cells);
		expect(second.session.ghost).toBeNull();
		second.session.choose(0);
		const ghost = second.session.ghost?.look.cells;
		const again = open();
		expect(again.session.ghost?.look.cells).toEqual(ghost);
		again.session.undo();
		expect(again.session.ghost).toBeNull();
		again.session.undo();
		expect(again.session).toBeInstanceOf(FirstSession);
		const back = open();
		expect(back.session).toBeInstanceOf(FirstSession);
		expect(back.session.ghost?.look.cells).toEqual(answer?.first?.cells);
	});

	test('once solved nothing is held any more, and a Block that could not stand is not put there', () => {
		const { open, kept } = stored();
		const pair = open();
		placeAnswer(pair);
		const text = [...kept.values()][0] ?? '';
		placeAnswer(pair);
		expect(pair.session.done).not.toBeNull();
		expect(kept.size).toBe(0);
		expect(open().session.done).not.toBeNull();
		const other = stored();
		const fresh = other.open();
		fresh.session.choose(0);
		other.kept.set('keystone.held', text.replace(/"first":.*?\]\]/, '"first":{"block":0,"cells":[[0,0,5]]'));
		expect(other.open().session).toBeInstanceOf(FirstSession);
	});
});

describe('questions', () => {
	test('yes or no has one chance', () => {
		for (const seed of ['a', 'b', 'c']) {
			const puzzle = made('is-there-a-claim', seed);
			const claims = answersOf(engine, deck, puzzle).length > 0;
			const { options, last } = sitting(puzzle);
			const right = new AskSession(options);
			expect(right.right).toBe(claims ? 0 : 1);
			right.answer(right.right);
			expect(right).toMatchObject({ done: true, solved: true });
			expect(last()).toMatchObject({ grade: 'first-look', leftAt: null });
			const wrong = new AskSession(options);
			wrong.answer(1 - wrong.right);
			expect(wrong).toMatchObject({ done: true, solved: false });
			expect(last()).toMatchObject({ grade: null, solvedAt: null });
			expect(last().leftAt).not.toBeNull();
			wrong.answer(wrong.right);
			expect(wrong.given).toHaveLength(1);
			expect(wrong.proof?.look.legal).toBe(claims);
			// A guess says nothing of what somebody can do.
			expect(ratingOf([last()]).games).toBe(0);
		}
	});

	test('a wrong key leaves the others', () => {
		const { options, last } = sitting(made('which-key'));
		const asked = new AskSession(options);
		const wrong = (asked.right + 1) % 4;
		asked.answer(wrong);
		asked.answer(wrong);
		expect(asked).toMatchObject({ done: false, given: [wrong] });
		asked.answer(asked.right);
		expect(asked).toMatchObject({ done: true, solved: true });
		expect(last()).toMatchObject({ grade: 'retried' });
		expect(asked.proof?.fits[0]?.right).toBe(4);
		expect(new AskSession({ ...options, play: last() }).done).toBe(true);
	});
});
