// Puzzles out of one temple that ask for a wished effort: keys that are nearly there in many places, a Block that can claim one in one
// way only, and beside it Blocks that could show the others if the rules allowed. The model of people solving judges every supply.
import type { Engine } from '../../../../engine-wasm/host/engine.ts';
import type { Key } from '../../../../engine-wasm/host/vocabulary.ts';
import { SOLVER } from '../../../../puzzles/block-and-key/solver.ts';
import type { Deck } from '../../../../puzzles/schema/deck.ts';
import type { Level } from '../../../../puzzles/schema/levels.ts';
import type { Random } from '../../rng.ts';
import type { BoxBlock } from './blocks.ts';
import { LIMITS } from './judge.ts';
import { randomTemple, type Temple } from './position.ts';
import { featuresOf, type Features } from './solver/features.ts';
import { effortsOf, meanEffort } from './solver/index.ts';
import type { Held } from './solver/held.ts';
import { hidingOf, type Hiding } from './solver/hidden.ts';
import { isVisible, MIXED, placesOf } from './solver/places.ts';
import { Ground, type Pose } from './solver/poses.ts';
import { Survey } from './solver/survey.ts';
import type { Draft } from './study.ts';

export interface Recipe {
	readonly level: Level;
	/** Keys to choose from … */
	readonly keys: readonly Key[];
	/** … so many for one puzzle … */
	readonly count: number;
	/** … and one that must be among them. */
	readonly key?: Key | undefined;
	/** How much such a puzzle is liked; nothing below 0 is taken. */
	readonly taste: (effort: number, features: Features) => number;
	/** What the answer must be like. */
	readonly answer?: ((answer: Hiding) => boolean) | undefined;
	/** The key must lie as printed. */
	readonly printed?: boolean;
	/** The answer must add so many squares or more, and so many of them must hide another colour. */
	readonly adds?: number;
	readonly hides?: number | undefined;
	/** Blocks that are held like this against a place which looks at least as complete as the answer's lie beside it if they can. */
	readonly lure?: ((held: Held) => boolean) | undefined;
}

export interface Crafted {
	readonly draft: Omit<Draft, 'id'>;
	readonly effort: number;
	readonly features: Features;
}

/** A Block that claims the keys in one way only. */
interface Claim {
	readonly survey: Survey;
	readonly keys: readonly Key[];
	readonly winner: BoxBlock;
	/** Blocks that cannot claim them, and of those the ones that lure. */
	readonly others: readonly BoxBlock[];
	readonly luring: ReadonlySet<BoxBlock>;
}

/** Keys looked at in a temple, fewer of the small ones that can be claimed nearly everywhere; of them so many are tried. */
const KEYS_LOOKED_AT: Readonly<Record<Level, number>> = { star: 12, sun: 40, moon: 40 };
const KEYS_TRIED = 3;
/** Blocks tried for a key, and supplies for a Block. */
const WINNERS = 2;
const SUPPLIES = 10;

/** At most one puzzle for each key. Leaves the engine set to the temple. */
export function* craft(engine: Engine, deck: Deck, random: Random, recipe: Recipe): Generator<Crafted> {
	const { blocks } = LIMITS[recipe.level];
	const temple = randomTemple(engine, deck, random, between(random, blocks));
	const ground = new Ground(engine, temple.position);
	const sets =
		recipe.count > 1
			? pairsIn(engine, ground, temple, recipe, random)
			: keysIn(
					ground,
					recipe.level,
					answered(engine, ground, temple, lookedAt(recipe, random), recipe),
					random
				);
	for (const keys of sets) {
		let best: Crafted | null = null;
		let most = 0;
		for (const claim of claimsOf(temple, ground, keys, recipe, random)) {
			for (let tried = 0; tried < SUPPLIES; tried++) {
				const crafted = withSupply(recipe.level, temple, claim, random);
				const liked = crafted ? recipe.taste(crafted.effort, crafted.features) : -1;
				if (liked >= most) [best, most] = [crafted, liked];
			}
		}
		if (best) yield best;
	}
}

function lookedAt({ level, keys, key }: Recipe, random: Random): Key[] {
	if (key) return [key];
	const looked = Array.from({ length: KEYS_LOOKED_AT[level] }, () => keys[random.below(keys.length)] as Key);
	return [...new Set(looked)];
}

/** The keys that are nearly there in the most places, each alone. */
function keysIn({ seen, picture }: Ground, level: Level, keys: readonly Key[], random: Random): Key[][] {
	const able = keys
		.filter((each) => !isVisible(each, seen, picture.width))
		.map((each) => ({
			each,
			places: placesOf(each, 0, seen, picture.width).filter(({ colour }) => colour !== MIXED).length
		}))
		.filter(({ places }) => places > 0);
	// A key of few squares is nearly there in more places than an easy puzzle may have; a Sun may have few or many.
	if (level === 'moon' || (level === 'sun' && random.below(2) === 0))
		able.sort((a, b) => b.places - a.places);
	return able.slice(0, KEYS_TRIED).map(({ each }) => [each]);
}

/** Of some keys those that a Block can claim in the wished way. */
function answered(
	engine: Engine,
	ground: Ground,
	{ rest }: Temple,
	keys: readonly Key[],
	{ answer }: Recipe
): Key[] {
	if (!answer) return [...keys];
	const liked = new Set<number>();
	for (const { keys: claimed, cells } of engine.solve(rest, keys, false)) {
		if (claimed.some((key) => !liked.has(key)) && answer(hidingOf(ground, cells))) {
			for (const key of claimed) liked.add(key);
		}
	}
	return keys.filter((_, key) => liked.has(key));
}

/** Pairs of keys that some placement claims together, in the wished way. */
function pairsIn(
	engine: Engine,
	ground: Ground,
	{ rest }: Temple,
	{ keys, key, answer }: Recipe,
	random: Random
): Key[][] {
	const some = random.shuffled(keys.filter((each) => each !== key)).slice(0, engine.keysMax - 1);
	const asked = key ? [key, ...some] : some;
	const pairs = new Map<string, Key[]>();
	for (const { keys: claimed, cells } of engine.solve(rest, asked, false)) {
		const pair = random
			.shuffled(claimed)
			.slice(0, 2)
			.map((index) => asked[index] as Key);
		if (pair.length < 2 || (key && !pair.includes(key)) || (answer && !answer(hidingOf(ground, cells))))
			continue;
		pairs.set(String(claimed), pair);
	}
	return random.shuffled([...pairs.values()]).slice(0, KEYS_TRIED);
}

function claimsOf(
	{ rest }: Temple,
	ground: Ground,
	keys: readonly Key[],
	{ answer, printed, adds = 1, hides = 0, lure }: Recipe,
	random: Random
): Claim[] {
	if (keys.some((key) => isVisible(key, ground.seen, ground.picture.width))) return [];
	const survey = new Survey(ground, keys, SOLVER);
	const ways = rest.map(() => new Map<Pose, Held>());
	const seen = survey.seen(rest);
	for (const { held } of seen) {
		for (const [block, each] of held) for (const pose of each.answers) ways[block]?.set(pose, each);
	}
	const others = rest.filter((_, block) => ways[block]?.size === 0);
	const isLiked = ({ hidden, place }: Held) =>
		(!answer || (hidden !== null && answer(hidden))) &&
		!(printed && place.spot.rotation !== 0) &&
		place.missing >= adds &&
		place.wrong >= hides;
	const winners = random.shuffled(rest.map((_, block) => block)).filter((block) => {
		const [only, more] = ways[block]?.values() ?? [];
		return only !== undefined && more === undefined && isLiked(only);
	});
	return winners.slice(0, WINNERS).map((winner) => {
		const [{ place: own } = { place: null }] = ways[winner]?.values() ?? [];
		const luring = new Set<BoxBlock>();
		for (const { place, held } of lure && own ? seen : []) {
			if (place === own || place.missing > (own?.missing ?? 0)) continue;
			for (const [block, each] of held) if (lure?.(each)) luring.add(rest[block] as BoxBlock);
		}
		return { survey, keys, winner: rest[winner] as BoxBlock, others, luring };
	});
}

/** The claim with some supply around its winner; null when no rival of its colour is left. */
function withSupply(level: Level, { position }: Temple, claim: Claim, random: Random): Crafted | null {
	const { supply: size, needsRival } = LIMITS[level];
	const { survey, keys, winner, others, luring } = claim;
	const inOrder = (blocks: readonly BoxBlock[]) =>
		random.shuffled(blocks).sort((a, b) => Number(luring.has(b)) - Number(luring.has(a)));
	const rivals = others.filter(({ colour }) => colour === winner.colour);
	if (needsRival && rivals.length === 0) return null;
	const count = between(random, size);
	// Rivals lure most: they fit the colour of what is missing. Where there is room another colour lies among them.
	const least = needsRival ? 1 : 0;
	const wished = Math.min(rivals.length, least + random.below(Math.max(1, count - 1 - least)));
	const chosen = [winner, ...inOrder(rivals).slice(0, wished)];
	for (const other of inOrder(others)) {
		if (chosen.length < count && other.colour !== winner.colour) chosen.push(other);
	}
	if (chosen.length < size[0]) return null;
	const blocks = random.shuffled(chosen);
	const seen = survey.seen(blocks);
	const effort = meanEffort(effortsOf(survey, seen, blocks, SOLVER));
	const supply = blocks.map(({ id: shape, colour }) => ({ shape, colour }));
	const draft = {
		level,
		position,
		seat: 'S',
		supply,
		keys: keys.map(({ squares }) => ({ squares }))
	} as const;
	return { draft, effort, features: featuresOf(seen) };
}

function between(random: Random, [least, most]: readonly [number, number]): number {
	return least + random.below(most - least + 1);
}
