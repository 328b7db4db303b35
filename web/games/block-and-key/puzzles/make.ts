// Looks for a puzzle of a level, if wished of an effort or with a theme: the same generator and the same judges as for the dailies.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Key } from '../../../../engine-wasm/host/vocabulary.ts';
import { levelEfforts } from '../../../../puzzles/block-and-key/daily/curve.ts';
import { puzzleKeys } from '../../../../puzzles/block-and-key/puzzle-keys.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Puzzle, Theme } from '../../../../puzzles/schema/puzzle.ts';
import type { Random } from '../../rng.ts';
import { MUST, worth } from './conditions.ts';
import { craft, type Crafted, type Recipe } from './craft.ts';
import { difficultyOfEffort } from './scale.ts';
import { isFit, LIMITS } from './judge.ts';
import type { Features } from './solver/features.ts';
import { study } from './study.ts';
import { hasTheme, SEVERAL, themesOf } from './themes.ts';

export interface Wish {
	readonly id: string;
	readonly level: Level;
	/** 'two-keys' can only be had at the level Moon. */
	readonly theme?: Theme;
	/** A theme that the puzzle must not have. */
	readonly without?: Theme;
	/** The key, or one of the two. */
	readonly key?: Key;
	/** Otherwise any that dailies of the level may ask for. */
	readonly effort?: readonly [least: number, most: number];
	/** What else it must be like; asked before it is judged. Leaves the engine set to the temple. */
	readonly accepts?: (draft: Crafted['draft']) => boolean;
	/** Temples looked at before giving up. */
	readonly temples?: number;
}

/** One Moon in so many asks for two keys when nothing is wished. */
const TWO_KEYS_ONE_IN = 5;
const TEMPLES = 3000;
/** Of a puzzle of which nothing speaks for it and everything against. */
const LEAST_WORTH = 3;

/** Themes that few puzzles have and that can be told before the puzzle is studied. */
interface Foreseen extends Pick<Recipe, 'answer' | 'lure' | 'hides'> {
	readonly features?: (features: Features) => boolean;
}
const RARE: Partial<Record<Theme, (level: Level) => Foreseen>> = {
	bridge: () => ({ answer: ({ bridge }) => bridge }),
	'tucked-behind': () => ({ answer: ({ tucked }) => tucked }),
	'not-taller': (level) => ({
		lure: ({ isTooLow }) => isTooLow,
		features: ({ tooLow }) => tooLow >= SEVERAL[level]
	}),
	'hidden-colours': (level) => ({ hides: SEVERAL[level] })
};

/** A puzzle that keeps every rule of a daily, or null when none was found. */
export function makePuzzle(engine: Engine, deck: Deck, random: Random, wish: Wish): Puzzle | null {
	const { level, theme, key, temples = TEMPLES, effort: [least, most] = levelEfforts(level) } = wish;
	const { features: isForeseen = () => true, ...part } = (theme && RARE[theme]?.(level)) ?? {};
	const recipe: Recipe = {
		...{ level, key, keys: puzzleKeys[level], count: keyCount(random, wish) },
		taste: (effort, features) =>
			effort >= least && effort <= most && MUST[level](features) && isForeseen(features)
				? LEAST_WORTH + worth(level, features)
				: -1,
		...part
	};
	for (let tried = 0; tried < temples; tried++) {
		for (const crafted of craft(engine, deck, random, recipe)) {
			const puzzle = graded(engine, deck, crafted, wish);
			if (puzzle) return puzzle;
		}
	}
	return null;
}

/** A further wish beside two keys would make both rare together. */
function keyCount(random: Random, { level, theme, without }: Wish): number {
	const [least, most] = LIMITS[level].keys;
	if (theme || without) return theme === 'two-keys' ? most : least;
	return random.below(TWO_KEYS_ONE_IN) === 0 ? most : least;
}

/** Leaves the engine set to the temple, out of which more may be crafted. */
function graded(
	engine: Engine,
	deck: Deck,
	{ draft, effort }: Crafted,
	{ id, theme, without, accepts }: Wish
): Puzzle | null {
	if (accepts && !accepts(draft)) return null;
	const studied = study(engine, deck, { ...draft, id });
	const isWished = (!theme || hasTheme(studied, theme)) && !(without && hasTheme(studied, without));
	const isTaken = isWished && isFit(studied);
	engine.setPosition(draft.position, draft.seat);
	return isTaken ? { ...draft, id, difficulty: difficultyOfEffort(effort), themes: themesOf(studied) } : null;
}
