// Chooses the Keys of puzzles: those of the deck and several hundred more by the same conditions, no two the same when turned,
// colours and pairs of colours equally frequent, outlines varied. The same seed always gives the same Keys.
import { COLOURS, type Key, type Square } from '../../../engine-wasm/host/vocabulary.ts';
import { randomFrom, type Random } from '../../../web/games/rng.ts';
import { designOf, type Deck } from '../../schema/deck.ts';
import { LEVELS, type Level } from '../../schema/levels.ts';
import { PARAMETERS as DECK } from './make.ts';
import { mixOf, outlineOf, patternsOf, type Pattern } from './outlines.ts';

interface Demand {
	readonly count: number;
	readonly squares: readonly number[];
	/** Designs with the same outline, at most. */
	readonly outlineMost: number;
	/** Designs with the same outline and the same parts in other colours, at most. */
	readonly patternMost: number;
	/** Designs that are not one piece, at most. */
	readonly looseMost: number;
}

export const PARAMETERS: { readonly seed: string } & Readonly<Record<Level, Demand>> = {
	seed: 'puzzle-keys-1',
	star: { count: 160, squares: [2, 3], outlineMost: 36, patternMost: 12, looseMost: 12 },
	sun: { count: 200, squares: [4], outlineMost: 10, patternMost: 4, looseMost: 16 },
	moon: { count: 192, squares: [5, 6], outlineMost: 3, patternMost: 2, looseMost: 0 }
};

/** Candidates compared for each design; the one that keeps the colours most even is taken. */
const LOOKS = 40;
/** After so many draws without a candidate a mix has no more designs. */
const MISSES = 50;

export function makePuzzleKeys(deck: Deck, seed = PARAMETERS.seed): Record<Level, Key[]> {
	const designs = new Set(deck.keys.map(({ squares }) => designOf(squares)));
	const make = (level: Level) => {
		const given = deck.keys.filter((card) => card.level === level).map(({ squares }): Key => ({ squares }));
		return [...given, ...chosen(level, given, designs, randomFrom(`${seed}/${level}`))];
	};
	return { star: make('star'), sun: make('sun'), moon: make('moon') };
}

/** `designs` is what is taken already, on any level; it grows. */
function chosen(level: Level, given: readonly Key[], designs: Set<string>, random: Random): Key[] {
	const demand = PARAMETERS[level];
	const mixes = new Set(Object.keys(DECK.mix[level]));
	const all = demand.squares.flatMap((squares) => patternsOf(squares, mixes));
	const tally = new Tally();
	const uses = new Map<string, number>();
	const used = (name: string) => uses.get(name) ?? 0;
	for (const { squares } of given) {
		tally.add(squares);
		const outline = outlineOf(squares);
		uses.set(outline, used(outline) + 1);
	}
	const made: Key[] = [];

	for (const [mix, upTo] of shares(level, given)) {
		const patterns = all.filter(({ parts }) => mixOf(parts) === mix);
		let misses = 0;
		while (made.length < upTo) {
			const open = Array.from({ length: LOOKS }, () => patterns[random.below(patterns.length)] as Pattern)
				.filter((pattern) => namesOf(pattern, demand).every(([name, most]) => used(name) < most))
				.flatMap((pattern) => free(pattern, designs, random));
			const best = leastBy(open, ({ squares }) => tally.costWith(squares));
			// A mix that has no more designs leaves its share to the next.
			if (!best && ++misses === MISSES) break;
			if (!best) continue;
			designs.add(designOf(best.squares));
			tally.add(best.squares);
			for (const [name] of namesOf(best.pattern, demand)) uses.set(name, used(name) + 1);
			made.push({ squares: best.squares });
		}
	}
	return random.shuffled(made);
}

/** How many designs there are to be once each mix has had its turn, in the proportions of the deck. */
function shares(level: Level, given: readonly Key[]): [mix: string, upTo: number][] {
	const wanted = PARAMETERS[level].count - given.length;
	let cards = 0;
	return Object.entries(DECK.mix[level]).map(([mix, count]) => {
		cards += count;
		return [mix, Math.round((wanted * cards) / given.length)];
	});
}

function namesOf(
	pattern: Pattern,
	{ outlineMost, patternMost, looseMost }: Demand
): [name: string, most: number][] {
	const names: [string, number][] = [
		[pattern.outline, outlineMost],
		[`${pattern.outline}/${pattern.parts.join('')}`, patternMost]
	];
	return pattern.isLoose ? [...names, ['loose', looseMost]] : names;
}

interface Candidate {
	readonly pattern: Pattern;
	readonly squares: readonly Square[];
}

/** The pattern in colours that no design has yet, if there are any. */
function free(pattern: Pattern, designs: ReadonlySet<string>, random: Random): Candidate[] {
	for (let look = 0; look < COLOURS.length; look++) {
		const palette = random.shuffled(COLOURS);
		const squares = pattern.points.map(([i, j], k): Square => [i, j, palette[pattern.parts[k] as number]!]);
		if (!designs.has(designOf(squares))) return [{ pattern, squares }];
	}
	return [];
}

function leastBy<T>(list: readonly T[], costOf: (member: T) => number): T | undefined {
	let best: T | undefined;
	let least = Infinity;
	for (const member of list) {
		const cost = costOf(member);
		if (cost < least) [best, least] = [member, cost];
	}
	return best;
}

const PAIRS = COLOURS.flatMap((one, k) => COLOURS.slice(k + 1).map((other) => [one, other] as const));

/** How often each colour and each pair of colours has been used. */
class Tally {
	readonly #counts = [...COLOURS, ...COLOURS, ...PAIRS].map(() => 0);

	add(squares: readonly Square[]): void {
		countsOf(squares).forEach((count, k) => (this.#counts[k]! += count));
	}

	/** Squared distances from an even spread, were this design added; whole numbers. */
	costWith(squares: readonly Square[]): number {
		const added = countsOf(squares);
		const counts = this.#counts.map((count, k) => count + added[k]!);
		const pairsFrom = 2 * COLOURS.length;
		return (
			spread(counts.slice(0, COLOURS.length)) +
			spread(counts.slice(COLOURS.length, pairsFrom)) +
			spread(counts.slice(pairsFrom))
		);
	}
}

/** For every colour its squares, then 1 if it has a single one, then for every pair 1 if both occur. */
function countsOf(squares: readonly Square[]): number[] {
	const own = COLOURS.map((colour) => squares.filter(([, , other]) => other === colour).length);
	const has = (colour: (typeof COLOURS)[number]) => (own[COLOURS.indexOf(colour)] ?? 0) > 0;
	return [
		...own,
		...own.map((count) => Number(count === 1)),
		...PAIRS.map(([p, q]) => Number(has(p) && has(q)))
	];
}

function spread(values: readonly number[]): number {
	const sum = values.reduce((total, value) => total + value, 0);
	return values.reduce((total, value) => total + value * value, 0) * values.length - sum * sum;
}

/** Rows from the top, a dot for an empty square, as the loader reads it. */
function drawingOf({ squares }: Key): string {
	const width = Math.max(...squares.map(([i]) => i)) + 1;
	const height = Math.max(...squares.map(([, j]) => j)) + 1;
	const rows = Array.from({ length: height }, (_, row) =>
		Array.from(
			{ length: width },
			(__, i) => squares.find(([p, q]) => p === i && q === height - 1 - row)?.[2] ?? '.'
		).join('')
	);
	return rows.join('/');
}

/** What the file holds. */
export function puzzleKeysFile(keys: Record<Level, Key[]>): Record<string, unknown> {
	return {
		note: 'Keys of puzzles: our own data, made by puzzles/tools/puzzle-keys.ts. Rows from the top; a dot is an empty square.',
		...Object.fromEntries(LEVELS.map((level) => [level, keys[level].map(drawingOf)]))
	};
}
