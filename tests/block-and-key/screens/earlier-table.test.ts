// Dailies that were solved before the table was made anew: the day stays solved, and its screen opens with the puzzle that it has now.
import { beforeAll, expect, test } from 'vitest';
import { shapes as deckShapes } from '../../../puzzles/block-and-key/deck.json';
import { dailyPuzzles } from '../../../puzzles/block-and-key/daily/table.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { Trial } from '../../../web/games/block-and-key/trial.ts';
import { opened, withAttempt } from '../../../web/lib/progress/sessions.ts';
import { insight } from '../../../web/lib/puzzle/insight.ts';
import { PuzzleSession } from '../../../web/lib/puzzle/session.svelte.ts';
import { startEngine, tableBytes } from '../puzzles/examples.ts';

const shapes = deckShapes as unknown as Record<string, Shape>;
const bytes = tableBytes('2026-11');
const dailies = Array.from({ length: 12 }, (_, k) =>
	dailyPuzzles(bytes, `2026-11-${String(k + 1).padStart(2, '0')}`)
).flat();

let engine: Engine;
beforeAll(async () => {
	engine = await startEngine();
});

function answerOf(puzzle: Puzzle) {
	const [answer] = new Trial(engine, puzzle, shapes).solutions();
	if (!answer) throw new Error('no answer');
	return answer;
}

/** The daily with a record of its date that was solved by this placement. */
function sittingAt(
	puzzle: Puzzle,
	block: number,
	cells: ReturnType<typeof answerOf>['cells']
): PuzzleSession {
	const play = withAttempt(opened(puzzle, 1000), { at: 2000, block, cells, claimed: true });
	return new PuzzleSession({ engine, puzzle, shapes, play, save: () => {}, now: () => 3000, insight });
}

test('a record with the placement of another puzzle shows the answer of this one', () => {
	for (const [k, puzzle] of dailies.entries()) {
		const before = answerOf(dailies[(k + 5) % dailies.length] as Puzzle);
		const session = sittingAt(puzzle, before.block, before.cells);
		const answer = answerOf(puzzle);
		expect([puzzle.id, session.done?.block, String(session.done?.cells)]).toEqual([
			...[puzzle.id, answer.block, String(answer.cells)]
		]);
		expect(session.verdict?.claims).toBe(true);
		expect(session.position.blocks.length).toBe(puzzle.position.blocks.length + 1);
		expect(session.play.solvedAt).toBe(2000);
		expect(session.note).toMatchObject({ kind: 'solved', tries: 1 });
	}
});

test('whatever was stored: Blocks that the supply has not, cells where others stand or outside', () => {
	const [puzzle] = dailies as [Puzzle];
	const { cells } = puzzle.position.blocks[0] as Puzzle['position']['blocks'][number];
	for (const [block, where] of [
		[9, cells],
		[0, cells],
		[
			0,
			[
				[7, 7, 5],
				[8, 7, 5]
			]
		],
		[1, []]
	] as const) {
		const session = sittingAt(puzzle, block, where.map((cell) => [...cell]) as unknown as typeof cells);
		expect(session.verdict?.claims).toBe(true);
	}
});

test('a record of this puzzle shows what was done', () => {
	for (const puzzle of dailies) {
		const answer = answerOf(puzzle);
		expect(sittingAt(puzzle, answer.block, answer.cells).done).toMatchObject({
			block: answer.block,
			cells: answer.cells
		});
	}
});
