// Questions about whole puzzles as jobs of the worker: make one near a difficulty, grade one, count the answers of one.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Solution } from '../../../engine-wasm/host/puzzle.ts';
import type { Cell, Seat } from '../../../engine-wasm/host/vocabulary.ts';
import { SEATS } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Puzzle, Theme } from '../../../puzzles/schema/puzzle.ts';
import { linkId, levelOf, makeLink, type LinkPuzzle } from '../../games/block-and-key/puzzles/link.ts';
import { turnBoard } from '../../games/block-and-key/puzzles/canonical.ts';
import { difficultyOf } from '../../games/block-and-key/puzzles/difficulty.ts';
import { makePuzzle } from '../../games/block-and-key/puzzles/make.ts';
import { study } from '../../games/block-and-key/puzzles/study.ts';
import { themesOf } from '../../games/block-and-key/puzzles/themes.ts';
import { bestTry } from '../../games/block-and-key/judging.ts';
import { Trial } from '../../games/block-and-key/trial.ts';
import { randomFrom } from '../../games/rng.ts';

export interface PuzzleWish {
	/** The same seed gives the same puzzle. */
	readonly seed: string;
	readonly level: Level;
	readonly theme: Theme | null;
	/** Wished for; the nearest of a few is taken. */
	readonly difficulty: number;
}

/** Of a puzzle that somebody made. */
export interface Count {
	readonly solutions: readonly Solution[];
	/** Without a solution: the legal placement that shows the most squares, if any Block fits anywhere. */
	readonly nearest: {
		readonly block: number;
		readonly cells: readonly Cell[];
		readonly right: number;
	} | null;
	/** A key lies open before the move. */
	readonly visible: boolean;
}

/** Puzzles made for one wish at most, and the distance from the wished difficulty that ends the search. */
const CANDIDATES = 5;
const NEAR = 4;
/** A rare theme with a key that rarely fits must not search for ever. */
const TEMPLES = 8000;

export function puzzleHandlers(engine: Engine) {
	return {
		/** Null when nothing was found, which is very unlikely. */
		makePuzzle({ seed, level, theme, difficulty }: PuzzleWish): Puzzle | null {
			const random = randomFrom(seed);
			const wish = { id: '', level, temples: TEMPLES, ...(theme && { theme }) };
			let best: Puzzle | null = null;
			for (let made = 0; made < CANDIDATES; made++) {
				const puzzle = makePuzzle(engine, deck, random, wish);
				if (puzzle && (!best || off(puzzle, difficulty) < off(best, difficulty))) best = puzzle;
				if (best && off(best, difficulty) <= NEAR) break;
			}
			return best && { ...best, id: linkId(makeLink(best)) };
		},

		/** The puzzle of a link with what is worked out about it. */
		gradePuzzle(held: LinkPuzzle): Puzzle {
			const draft = { ...held, id: linkId(makeLink(held)), level: levelOf(held.keys) };
			const studied = study(engine, deck, { ...draft, ...fromSouth(held) });
			return { ...draft, difficulty: difficultyOf(studied), themes: themesOf(studied) };
		},

		countSolutions(held: LinkPuzzle): Count {
			const puzzle = { ...held, id: '', level: levelOf(held.keys), difficulty: 0, themes: [] };
			const trial = new Trial(engine, puzzle, deck.shapes);
			engine.setPosition(held.position, held.seat);
			const solutions = engine.solve(trial.supply, held.keys, true);
			const tries = solutions.length > 0 ? [] : trial.supply.map((_, block) => bestTry(trial, block));
			const { isKeyVisible } = study(engine, deck, { ...puzzle, ...fromSouth(held) });
			return {
				solutions,
				nearest: tries.reduce(
					(best, next) => ((next?.right ?? -1) > (best?.right ?? -1) ? next : best),
					null
				),
				visible: isKeyVisible
			};
		}
	};
}

export type PuzzleHandlers = ReturnType<typeof puzzleHandlers>;

function off({ difficulty }: Puzzle, wished: number): number {
	return Math.abs(difficulty - wished);
}

/** The judges of a puzzle look from the south: the board is turned until its seat lies there. */
function fromSouth({ position, seat }: LinkPuzzle): { position: LinkPuzzle['position']; seat: Seat } {
	let turned = position;
	for (let turn = 0; turn < SEATS.indexOf(seat); turn++) turned = turnBoard(turned);
	return { position: turned, seat: 'S' };
}
