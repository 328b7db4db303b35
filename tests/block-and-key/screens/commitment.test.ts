// Nothing of the answer is told before a placement is confirmed, one count is told after it, and what helped is noted. Some puzzles
// here; `npm run proof -- commitment` takes 500 for the counts and 30 for the sweep.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sortCells } from '../../../engine-wasm/host/cells.ts';
import { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell, Colour, Key, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { shapes as deckShapes } from '../../../puzzles/block-and-key/deck.json';
import { dailyPuzzles, tableFile } from '../../../puzzles/block-and-key/daily/table.ts';
import type { Puzzle } from '../../../puzzles/schema/puzzle.ts';
import { cluesOf } from '../../../web/games/block-and-key/clues.ts';
import { bestTry, judge } from '../../../web/games/block-and-key/judging.ts';
import { Trial } from '../../../web/games/block-and-key/trial.ts';
import { civilDate, utcDay } from '../../../web/lib/progress/civil.ts';
import { opened } from '../../../web/lib/progress/sessions.ts';
import { sayCount, sayMiss } from '../../../web/lib/puzzle/counts.ts';
import { insight } from '../../../web/lib/puzzle/insight.ts';
import { laterWords } from '../../../web/lib/puzzle/hints.ts';
import { sayNote } from '../../../web/lib/puzzle/notes.ts';
import { PuzzleSession } from '../../../web/lib/puzzle/session.svelte.ts';
import common from '../../../web/lib/text/en/common.ts';
import puzzleText from '../../../web/lib/text/en/puzzle.ts';
import laterText from '../../../web/lib/text/en/puzzle-later.ts';
import { TURN_COUNT, turnsOf } from './turned.ts';

const shapes = deckShapes as unknown as Record<string, Shape>;
const text = { ...puzzleText, ...laterText };
const MANY = Number(process.env['KEYSTONE_COMMITMENT'] ?? 0);
const file = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));

let engine: Engine;
beforeAll(async () => {
	engine = await Engine.start(await WebAssembly.compile(file('engine-wasm/build/engine.wasm')));
});

/** Star, Sun and Moon of day after day. */
function dailies(count: number): Puzzle[] {
	const first = utcDay(Date.UTC(2026, 2, 1));
	const days = Array.from({ length: Math.ceil(count / 3) }, (_, k) => civilDate(first + 11 * k));
	return days
		.flatMap((date) => dailyPuzzles(file(`puzzles/block-and-key/daily/${tableFile(date)}.bin`), date))
		.slice(0, count);
}

function begin(puzzle: Puzzle, assist = false): PuzzleSession {
	const session = new PuzzleSession({
		engine,
		puzzle,
		shapes,
		play: opened(puzzle, 1000),
		save: () => {},
		now: () => 2000,
		assist: () => assist
	});
	session.give(insight);
	return session;
}

/** Whatever of a session the screen draws or says, but the card. */
function shown(session: PuzzleSession): string {
	const { ghost, view, fits, verdict, position, canUndo, tries, hints, keyTurns } = session;
	const said = sayNote(session, text, laterWords(session, text, common));
	return JSON.stringify({ said, ghost, view, fits, verdict, position, canUndo, tries, hints, keyTurns });
}

/** Every Block in every turn on every square. */
function* sweep(session: PuzzleSession): Generator<void> {
	for (const [block] of session.puzzle.supply.entries())
		for (const path of turnsOf(session.hand.poses[block] ?? [])) {
			session.reset();
			session.choose(block);
			for (const turn of path) session.turn(turn, 1);
			for (let x = 0; x < 8; x++)
				for (let y = 0; y < 8; y++) {
					session.moveTo([x, y]);
					yield;
				}
		}
}

/** The best placement by what shows: squares that match as they are ringed. */
function bestBySight(session: PuzzleSession): {
	scores: Set<number>;
	best: { block: number; cells: readonly Cell[] } | null;
} {
	const scores = new Set<number>();
	let best: { block: number; cells: readonly Cell[] } | null = null;
	for (const _ of sweep(session)) {
		const { ghost, fits } = session;
		if (!ghost?.look.legal) continue;
		const score = fits.reduce((sum, { right, fresh }) => sum + right + Number(fresh > 0) / 2, 0);
		if (!scores.has(score) && score > Math.max(-1, ...scores))
			best = { block: ghost.block, cells: ghost.look.cells };
		scores.add(score);
	}
	return { scores, best };
}

describe('before the placement is confirmed', () => {
	test('what is shown is the same for any other key: so it tells nothing about this one', () => {
		for (const puzzle of dailies(MANY ? 30 : 1)) {
			// The same squares in colours that the answer does not have.
			const others: Record<Colour, Colour> = { w: 'b', b: 'g', g: 'a', a: 'w' };
			const keys: Key[] = puzzle.keys.map(({ squares }) => ({
				squares: squares.map(([i, j, colour]) => [i, j, others[colour]])
			}));
			const [here, there] = [begin(puzzle), begin({ ...puzzle, keys })];
			const both = [sweep(here), sweep(there)];
			let count = 0;
			while (!both.map((one) => one.next().done).includes(true)) {
				count++;
				if (shown(here) !== shown(there)) expect(shown(here)).toBe(shown(there));
			}
			expect(count).toBeGreaterThan(64 * puzzle.supply.length);
		}
	}, 600_000);

	test('a blind sweep finds nothing; with matches shown it finds the answer, and the result says so', () => {
		for (const puzzle of dailies(MANY ? 30 : 1)) {
			// One score for all legal placements: choosing by it is guessing.
			expect(bestBySight(begin(puzzle)).scores.size).toBe(1);
			const helped = begin(puzzle, true);
			const { best } = bestBySight(helped);
			const [answer] = helped.trial.solutions();
			expect(best).toEqual(answer);
			for (const _ of sweep(helped)) {
				const { ghost } = helped;
				if (ghost?.block === answer?.block && String(ghost?.look.cells) === String(answer?.cells)) break;
			}
			helped.place();
			expect(helped.play).toMatchObject({ grade: 'assisted', assistedAt: 2000 });
			expect(helped.note).toMatchObject({ kind: 'solved', assisted: true });
		}
	}, 600_000);

	test('every turn of a Block is swept', () => {
		const arms = sortCells([
			[0, 0, 0],
			[1, 0, 0],
			[0, 1, 0],
			[0, 2, 0],
			[0, 0, 1],
			[0, 0, 2],
			[0, 0, 3]
		]);
		expect(turnsOf(arms)).toHaveLength(TURN_COUNT);
	});
});

describe('the count', () => {
	/** Slowly: the most squares of a key that the view with the Block shows at any place in any turn. */
	function mostOf(puzzle: Puzzle, colour: Colour, cells: readonly Cell[], { squares }: Key): number {
		const { position, seat } = puzzle;
		engine.setPosition({ ...position, blocks: [...position.blocks, { colour, cells }] }, seat);
		const { colours } = engine.view();
		let most = 0;
		for (let turn = 0; turn < 4; turn++) {
			const turned = squares.map(([i, j, c]) => {
				const ways = [
					[i, j],
					[-j, i],
					[-i, -j],
					[j, -i]
				];
				return { at: ways[turn] ?? [], c };
			});
			for (let u = -4; u < 12; u++)
				for (let v = -4; v < 10; v++) {
					const places = turned.map(({ at: [i = 0, j = 0], c }) => ({ row: colours[v + j], u: u + i, c }));
					if (!places.every(({ row, u: at }) => row !== undefined && at >= 0 && at < row.length)) continue;
					most = Math.max(most, places.filter(({ row, u: at, c }) => row?.[at] === c).length);
				}
		}
		return most;
	}

	test('is the best place and turn of the key, what the Block brings told apart, and every sentence agrees', () => {
		for (const puzzle of dailies(MANY || 6)) {
			const trial = new Trial(engine, puzzle, shapes);
			const clues = cluesOf(trial)!;
			expect(clues.adds + clues.old.length).toBe(trial.total);
			for (const [block, { shape, colour }] of trial.supply.entries()) {
				engine.setPosition(puzzle.position, puzzle.seat);
				const legal = engine.placements(shape);
				const best = bestTry(trial, block);
				expect(best === null).toBe(legal.length === 0);
				if (!best) continue;
				const cells = fc.sample(fc.constantFrom(...legal), { numRuns: 3, seed: block + puzzle.difficulty });
				for (const one of [...cells, best.cells]) {
					const verdict = judge(trial, block, one);
					const owns = trial.look(block, one);
					expect(verdict.fits).toHaveLength(puzzle.keys.length);
					verdict.fits.forEach(({ right, fresh, squares }, k) => {
						expect(right).toBe(mostOf(puzzle, colour, one, puzzle.keys[k]!));
						expect(right).toBe(squares.filter((square) => square.right).length);
						expect(fresh).toBe(
							squares.filter(({ u, v, right: is }) => is && owns.view[v]?.[u]?.owner === trial.owner).length
						);
					});
					const isAll = verdict.fits.every(
						({ right, fresh, squares }) => right === squares.length && fresh > 0
					);
					expect(verdict.claims).toBe(isAll);
					const sum = verdict.fits.reduce((all, { right }) => all + right, 0);
					expect(sum).toBeLessThanOrEqual(best.right);
					const said = sayMiss({ puzzle }, verdict, false, text, common);
					const short = verdict.fits.find(
						({ right, fresh, squares }) => right < squares.length || fresh === 0
					);
					const missing = short && short.squares.length - short.right;
					expect(said.strong === '').toBe(isAll);
					if (missing && missing > 1) expect(said.strong).toContain(`${missing} of ${short.squares.length}`);
					if (missing === 1) expect(said.strong).toMatch(/one square is missing/i);
					const numbers = sayCount({ puzzle }, verdict, text);
					for (const { right, squares } of verdict.fits)
						if (right > 0 && right < squares.length)
							expect(numbers).toContain(`${right} of ${squares.length}`);
				}
				const judged = judge(trial, block, best.cells).fits;
				expect(best.right).toBe(judged.reduce((all, { right }) => all + right, 0));
				expect(best.fresh).toBe(judged.reduce((all, { fresh }) => all + fresh, 0));
			}
		}
	}, 600_000);
});

describe('a placement that misses', () => {
	function missed(): PuzzleSession {
		const [, puzzle] = dailies(3);
		const session = begin(puzzle!);
		const [answer] = session.trial.solutions();
		for (const _ of sweep(session))
			if (session.ghost?.look.legal && session.ghost.block !== answer?.block) break;
		session.place();
		return session;
	}

	test('stays where it was placed, with what shows, until it is taken up again', () => {
		const session = missed();
		const at = session.missed!;
		expect(session.ghost).toBeNull();
		expect(session.note.kind).toBe('miss');
		expect(session.fits).toEqual(judge(session.trial, at.block, at.cells).fits);
		expect(session.play.attempts).toHaveLength(1);
		session.tryAgain();
		expect(session.missed).toBeNull();
		expect(session.fits).toEqual([]);
		expect(session.ghost?.look.cells).toEqual(at.cells);
		expect(session.note.kind).toBe('held');
	});

	test('at the same place again is told, and not counted', () => {
		const session = missed();
		session.tryAgain();
		session.place();
		expect(session.note).toMatchObject({ kind: 'miss', again: true });
		expect(session.play.attempts).toHaveLength(1);
	});

	test.each([
		['undo', (session: PuzzleSession) => session.undo()],
		['the main button', (session: PuzzleSession) => session.place()],
		['its slot', (session: PuzzleSession) => session.choose(session.missed!.block)]
	])('comes back into the hand by %s', (_, act) => {
		const session = missed();
		const { cells } = session.missed!;
		act(session);
		expect(session.ghost?.look.cells).toEqual(cells);
		expect(session.play.attempts).toHaveLength(1);
	});

	test('gives way to another Block, and to a hint', () => {
		const session = missed();
		const other = session.missed!.block === 0 ? 1 : 0;
		session.choose(other);
		expect(session.missed).toBeNull();
		expect(session.ghost?.block).toBe(other);
		const hinted = missed();
		hinted.hint();
		expect(hinted.missed).toBeNull();
		expect(hinted.note).toMatchObject({ kind: 'hint', step: 1 });
	});
});
