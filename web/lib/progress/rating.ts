// A person's practice rating by Glicko-2, derived from the practice records in order of time, and the choice of the
// next puzzle by it. Each finished practice is one rating period against the puzzle.
import rate from 'glicko2-lite';
import type { Level } from '../../../puzzles/schema/levels.ts';
import { kindOfLink } from '../../games/block-and-key/puzzles/link.ts';
import type { Mixture } from '../../games/block-and-key/puzzles/scale.ts';
import type { Grade, PracticeSession, PracticeSource } from './records.ts';
import { isFirst } from './sessions.ts';

export interface Rating {
	readonly rating: number;
	/** The deviation: the design's "1480 ± 60". */
	readonly rd: number;
	readonly vol: number;
	/** Finished practices that went in. */
	readonly games: number;
}

export const FIRST_RATING: Rating = { rating: 1200, rd: 350, vol: 0.06, games: 0 };
/** So that the rating keeps moving with the person. */
const RD_MIN = 45;
const RD_MAX = 350;
const RATING_MIN = 400;
const RATING_MAX = 2600;
/** Puzzles do not learn; their difficulty is computed from the effort they ask for, so they are fairly well known. */
const PUZZLE_RD = 60;
const PUZZLE_VOL = 0.06;
const TAU = 0.5;

/** Difficulty 0 to 100 as a rating, 800 to 2200. */
export const puzzleRating = (difficulty: number): number => 800 + 14 * difficulty;
export const difficultyFor = (rating: number): number => Math.min(100, Math.max(0, (rating - 800) / 14));

/** What a grade is worth against the puzzle; null is given up. */
export function scoreOf(grade: Grade | null): number {
	if (isFirst(grade)) return 1;
	if (grade === 'retried') return 0.5;
	return grade === 'hinted' ? 0.25 : 0;
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export function rated(before: Rating, difficulty: number, grade: Grade | null): Rating {
	const puzzle: [number, number, number] = [puzzleRating(difficulty), PUZZLE_RD, scoreOf(grade)];
	const after = rate(before.rating, before.rd, before.vol, [puzzle], { tau: TAU });
	return {
		rating: within(RATING_MIN, after.rating, RATING_MAX),
		rd: within(RD_MIN, after.rd, RD_MAX),
		vol: within(PUZZLE_VOL / 2, after.vol, 0.1),
		games: before.games + 1
	};
}

const RATED: readonly PracticeSource[] = ['generated', 'ladder'];

/**
 * Made for the person only, also those of the ladder: one's own and those of the tricky queue are known already, and of a drill it is known what it is about. From the first placement on, so that a miss
 * cannot be skipped away; left untouched does not count, nor do the other kinds, where a guess may be right. Not where what matches was shown before the first placement.
 */
function isRated({ source, text, leftAt, attempts, hints, assistedAt }: PracticeSession): boolean {
	const [first] = attempts;
	if (!RATED.includes(source) || kindOfLink(text) !== 'one-block') return false;
	if (typeof assistedAt === 'number' && !(first && first.at < assistedAt)) return false;
	return first !== undefined || (leftAt !== null && hints > 0);
}

/** The same puzzle counts once, by its first play. */
export function ratingOf(practice: Iterable<PracticeSession>): Rating {
	const inOrder = [...practice]
		.filter(isRated)
		.sort((a, b) => a.openedAt - b.openedAt || (a.key < b.key ? -1 : 1));
	const seen = new Set<string>();
	let rating = FIRST_RATING;
	for (const { puzzle, difficulty, grade } of inOrder) {
		if (seen.has(puzzle)) continue;
		seen.add(puzzle);
		rating = rated(rating, difficulty, grade);
	}
	return rating;
}

/** Ratings of somebody who is a beginner, a regular, an expert through and through; in between one is some of both. */
const SKILLED = { beginner: 900, regular: 1350, expert: 1800 };

/** How the model of people solving sees a player. */
export function mixtureOf({ rating }: Rating): Mixture {
	const { beginner, regular, expert } = SKILLED;
	const low = within(0, (rating - beginner) / (regular - beginner), 1);
	const high = within(0, (rating - regular) / (expert - regular), 1);
	return { beginner: 1 - low, regular: low - high, expert: high };
}

/** Least and greatest difficulty wished for at a level, an octave of effort and a little around it; neighbours overlap. */
export type Bands = Readonly<Record<Level, readonly [least: number, most: number]>>;
export const DEFAULT_BANDS: Bands = { star: [12, 42], sun: [38, 62], moon: [58, 84] };
const LEVELS: readonly Level[] = ['star', 'sun', 'moon'];

/** Below the person's own rating by this, about two of three are solved at the first try. */
const EASE = 120;
const SPREAD = 80;

export interface PracticeChoice {
	readonly level: Level;
	readonly difficulty: number;
	/** For whom it is to be so difficult. */
	readonly mixture: Mixture;
}

/** `random` gives 0 up to 1. A chosen level stays; else the rating picks among those whose band holds the target. */
export function nextPractice(
	own: Rating,
	random: () => number,
	level: Level | null = null,
	bands: Bands = DEFAULT_BANDS
): PracticeChoice {
	const target = difficultyFor(own.rating - EASE + (2 * random() - 1) * SPREAD);
	const distance = (name: Level) => Math.max(bands[name][0] - target, target - bands[name][1], 0);
	const nearest = Math.min(...LEVELS.map(distance));
	const fits = LEVELS.filter((name) => distance(name) === nearest);
	const chosen = level ?? fits[Math.floor(random() * fits.length)] ?? fits[0] ?? 'star';
	const [least, most] = bands[chosen];
	return { level: chosen, difficulty: Math.round(within(least, target, most)), mixture: mixtureOf(own) };
}
