// Looks for a puzzle of a level, if wished with a theme. The same search makes the dailies and, on the phone, practice.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Key } from '../../../../engine-wasm/host/vocabulary.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Puzzle, Theme } from '../../../../puzzles/schema/puzzle.ts';
import type { Random } from '../../rng.ts';
import type { BoxBlock } from './blocks.ts';
import { difficultyOf } from './difficulty.ts';
import { isFit, LIMITS, type LevelLimits } from './judge.ts';
import { KeyFinder } from './keyfinder.ts';
import { pictureOf } from './picture.ts';
import { randomTemple, type Temple } from './position.ts';
import { study, type Draft } from './study.ts';
import { themesOf } from './themes.ts';

export interface Wish {
	readonly id: string;
	readonly level: Level;
	/** 'two-keys' can only be had at the level Moon. */
	readonly theme?: Theme;
	/** A theme that the puzzle must not have. */
	readonly without?: Theme;
	/** The key, or one of the two; otherwise any of the level, all equally likely. */
	readonly key?: Key;
	/** Temples looked at before giving up. */
	readonly temples?: number;
}

/** Keys that one placement of one Block, and no other of it, claims together. */
interface Claim {
	readonly keys: readonly Key[];
	readonly winner: BoxBlock;
	/** Blocks that cannot claim them. */
	readonly others: readonly BoxBlock[];
}

/** One Moon in so many asks for two keys when nothing is wished. */
const TWO_KEYS_ONE_IN = 5;
/** Claims tried in each temple. */
const CLAIMS_TRIED = 2;
/** Without a wished key another one is tried after so many temples, for some keys rarely fit. */
const TEMPLES_A_KEY = 100;
const TEMPLES = 20_000;

/** A puzzle that keeps every rule of a daily, or null when none was found. */
export function makePuzzle(engine: Engine, deck: Deck, random: Random, wish: Wish): Puzzle | null {
	const limits = LIMITS[wish.level];
	const cards = deck.keys.filter(({ level }) => level === wish.level);
	const count = keyCount(random, wish, limits);
	const { temples = TEMPLES } = wish;
	let wanted = wish.key;
	for (let tried = 0; tried < temples; tried++) {
		if (!wish.key && tried % TEMPLES_A_KEY === 0) wanted = cards[random.below(cards.length)];
		const temple = randomTemple(engine, deck, random, between(random, limits.blocks));
		for (const claim of claimsIn(engine, temple, wanted as Key, count > 1 ? cards : [], random)) {
			const draft = draftOf(random, wish, limits, temple, claim);
			const puzzle = draft && graded(engine, deck, draft, wish);
			if (puzzle) return puzzle;
		}
	}
	return null;
}

/** A further wish beside two keys would make both rare together. */
function keyCount(random: Random, { theme, without }: Wish, { keys: [least, most] }: LevelLimits): number {
	if (theme || without) return theme === 'two-keys' ? most : least;
	return random.below(TWO_KEYS_ONE_IN) === 0 ? most : least;
}

function graded(engine: Engine, deck: Deck, draft: Draft, { theme, without }: Wish): Puzzle | null {
	const studied = study(engine, deck, draft);
	const themes = themesOf(studied);
	if (theme && !themes.includes(theme)) return null;
	if (without && themes.includes(without)) return null;
	if (!isFit(studied)) return null;
	return { ...draft, difficulty: difficultyOf(studied), themes };
}

/** Some of the claims of the wanted key that the temple offers, each with one of the `partners` if there are any. */
function claimsIn(
	engine: Engine,
	{ position, rest }: Temple,
	wanted: Key,
	partners: readonly Key[],
	random: Random
): Claim[] {
	if (engine.countSolutions(rest, [wanted], true) === 0) return [];
	const picture = pictureOf(position);
	const isHidden = (key: Key) => !new KeyFinder(key, picture).isVisible;
	if (!isHidden(wanted)) return [];
	if (partners.length === 0) return claimsOf(engine, rest, [wanted], random);
	const seconds = random.shuffled(partners.filter((key) => key !== wanted));
	return seconds.flatMap((second) => claimsOf(engine, rest, [wanted, second], random));
}

/** Claims of these keys by a Block that can make them in one way only. */
function claimsOf(engine: Engine, rest: readonly BoxBlock[], keys: readonly Key[], random: Random): Claim[] {
	const ways = rest.map((block) => engine.countSolutions([block], keys, true));
	const winners = rest.filter((_, block) => ways[block] === 1);
	const others = rest.filter((_, block) => ways[block] === 0);
	return random
		.shuffled(winners)
		.slice(0, CLAIMS_TRIED)
		.map((winner) => ({ keys: keys.map(({ squares }) => ({ squares })), winner, others }));
}

/** The claim with a supply around its winner, or null when no rival of its colour is left. */
function draftOf(
	random: Random,
	{ id, level }: Wish,
	{ supply: size, needsRival }: LevelLimits,
	{ position }: Temple,
	{ keys, winner, others }: Claim
): Draft | null {
	const rival = needsRival ? others.find(({ colour }) => colour === winner.colour) : undefined;
	if (needsRival && !rival) return null;
	const chosen = rival ? [winner, rival] : [winner];
	const count = between(random, size);
	for (const other of others) {
		if (other !== rival && chosen.length < count) chosen.push(other);
	}
	const supply = random.shuffled(chosen).map(({ id: shape, colour }) => ({ shape, colour }));
	return { id, level, position, seat: 'S', supply, keys };
}

function between(random: Random, [least, most]: readonly [number, number]): number {
	return least + random.below(most - least + 1);
}
