// Questions about whole puzzles as jobs of the worker: make one near a difficulty, grade one, count the answers of one.
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import type { Cell } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Level } from '../../../puzzles/schema/levels.ts';
import type { Kind, Puzzle, Theme } from '../../../puzzles/schema/puzzle.ts';
import {
	linkId,
	levelOf,
	makeLink,
	parseLink,
	type LinkPuzzle
} from '../../games/block-and-key/puzzles/link.ts';
import { fromSouth } from '../../games/block-and-key/puzzles/canonical.ts';
import { answersOf, type Answer } from '../../games/block-and-key/puzzles/kinds/answers.ts';
import { askingOf } from '../../games/block-and-key/puzzles/kinds/effort.ts';
import { makeDrill, type DrillWish } from '../../games/block-and-key/puzzles/drills.ts';
import { makeKind } from '../../games/block-and-key/puzzles/kinds/index.ts';
import { makeRung } from '../../games/block-and-key/puzzles/ladder.ts';
import { makePuzzle, type Wish } from '../../games/block-and-key/puzzles/make.ts';
import {
	difficultyOfEffort,
	effortAt,
	effortFor,
	EVERYBODY,
	type Mixture
} from '../../games/block-and-key/puzzles/scale.ts';
import { solve } from '../../games/block-and-key/puzzles/solver/index.ts';
import { study, type Draft } from '../../games/block-and-key/puzzles/study.ts';
import { wrongIdeas, type WrongIdea } from '../../games/block-and-key/puzzles/wrong-ideas.ts';
import { themesOf } from '../../games/block-and-key/puzzles/themes.ts';
import { bestTry } from '../../games/block-and-key/judging.ts';
import { Trial } from '../../games/block-and-key/trial.ts';
import { randomFrom } from '../../games/rng.ts';

export interface PuzzleWish {
	/** The same seed gives the same puzzle. */
	readonly seed: string;
	/** The usual one if it is left out. */
	readonly kind?: Kind;
	readonly level: Level;
	readonly theme: Theme | null;
	/** Wished for; the nearest of a few is taken. */
	readonly difficulty: number;
	/** For whom it is to be so difficult; everybody if it is left out. */
	readonly mixture?: Mixture;
}

/** A try of a puzzle in link notation. */
export interface TriedPuzzle {
	readonly text: string;
	readonly block: number;
	readonly cells: readonly Cell[];
}

/** Of a puzzle that somebody made. */
export interface Count {
	readonly solutions: readonly Answer[];
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
/** With a theme, which makes the search long, the first will do. */
const CANDIDATES_OF_THEME = 1;
const NEAR = 4;
/** How far it may lie off for everybody, and temples looked at for that before any of the level is taken. */
const ABOUT = 6;
const TEMPLES_ABOUT = 300;
const TEMPLES_ABOUT_THEME = 60;
/** Temples looked at for another kind. */
const TEMPLES = 8000;

export function puzzleHandlers(engine: Engine) {
	return {
		/** Null when nothing was found, which is very unlikely. */
		makePuzzle(asked: PuzzleWish): Puzzle | null {
			const { seed, kind = 'one-block', level, theme, difficulty, mixture = EVERYBODY } = asked;
			const random = randomFrom(seed);
			if (kind !== 'one-block') {
				const draft = makeKind(engine, deck, random, kind, level, TEMPLES);
				return draft && graded(engine, draft);
			}
			const wish: Wish = { id: '', level, ...(theme && { theme }) };
			const effort = [effortAt(difficulty - ABOUT), effortAt(difficulty + ABOUT)] as const;
			const about: Wish = { ...wish, effort, temples: theme ? TEMPLES_ABOUT_THEME : TEMPLES_ABOUT };
			const candidates = theme ? CANDIDATES_OF_THEME : CANDIDATES;
			let best: Puzzle | null = null;
			for (let made = 0; made < candidates; made++) {
				const found = makePuzzle(engine, deck, random, about) ?? makePuzzle(engine, deck, random, wish);
				const puzzle = found && { ...found, difficulty: difficultyOf(engine, found, mixture) };
				if (puzzle && (!best || off(puzzle, difficulty) < off(best, difficulty))) best = puzzle;
				if (best && off(best, difficulty) <= NEAR) break;
			}
			return named(best);
		},

		/** The puzzle on a rung of the ladder. */
		makeRung({ began, rung }: { readonly began: number; readonly rung: number }): Puzzle | null {
			return named(makeRung(engine, deck, began, rung));
		},

		makeDrill({ seed, ...wish }: DrillWish & { readonly seed: string }): Puzzle | null {
			return named(makeDrill(engine, deck, randomFrom(seed), wish));
		},

		/** What can be proved first of each try; null for nothing, and for what cannot be read. */
		wrongIdeas(tries: readonly TriedPuzzle[]): (WrongIdea | null)[] {
			return tries.map(({ text, block, cells }) => {
				try {
					const trial = new Trial(engine, parseLink(text, deck.shapes), deck.shapes);
					return wrongIdeas(trial, block, cells)[0]?.idea ?? null;
				} catch {
					return null;
				}
			});
		},

		/** The puzzle of a link with what is worked out about it. */
		gradePuzzle(held: LinkPuzzle): Puzzle {
			return graded(engine, { ...held, id: '', level: levelOf(held.keys) });
		},

		countSolutions(held: LinkPuzzle): Count {
			const puzzle = { ...held, id: '', level: levelOf(held.keys), difficulty: 0, themes: [] };
			const trial = new Trial(engine, puzzle, deck.shapes);
			const solutions = answersOf(engine, deck, held);
			const isOne = (held.kind ?? 'one-block') === 'one-block';
			const tries =
				solutions.length > 0 || !isOne ? [] : trial.supply.map((_, block) => bestTry(trial, block));
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

const named = (puzzle: Puzzle | null): Puzzle | null => puzzle && { ...puzzle, id: linkId(makeLink(puzzle)) };

/** With the name of its link and what is worked out about it. */
function graded(engine: Engine, draft: Draft): Puzzle {
	const id = linkId(makeLink(draft));
	const seen = { ...draft, ...fromSouth(draft) };
	if ((draft.kind ?? 'one-block') !== 'one-block')
		return { ...draft, id, difficulty: difficultyOfEffort(askingOf(engine, deck, seen).effort), themes: [] };
	const studied = study(engine, deck, seen);
	const difficulty = studied.answer ? difficultyOf(engine, seen, EVERYBODY) : 0;
	return { ...draft, id, difficulty, themes: themesOf(studied) };
}

function difficultyOf(engine: Engine, draft: Draft, mixture: Mixture): number {
	return difficultyOfEffort(effortFor(solve(engine, deck, draft).perSkill, mixture));
}

export type PuzzleHandlers = ReturnType<typeof puzzleHandlers>;

function off({ difficulty }: Puzzle, wished: number): number {
	return Math.abs(difficulty - wished);
}
