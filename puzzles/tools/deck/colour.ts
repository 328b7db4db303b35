// Gives every drawing its colours, so that no colour and no pair of colours is favoured.
import { COLOURS, type Colour, type Square } from '../../../engine-wasm/host/vocabulary.ts';
import { designOf } from '../../schema/deck.ts';
import { LEVELS, type Level } from '../../schema/levels.ts';
import type { Random } from '../../../web/games/rng.ts';
import type { Motif } from './motifs.ts';

export interface Drawing {
	readonly level: Level;
	readonly motif: Motif;
}

/** What a deviation costs; whole numbers, so that every machine decides alike. */
interface Weights {
	/** Two equal designs. */
	readonly twice: number;
	/** A colour more or less frequent on the squares of a level than the others. */
	readonly squares: number;
	/** A pair of colours more or less often together on the cards of the deck, and of a level. */
	readonly pairs: number;
	/** A colour more or less often alone on a card, as its only square. */
	readonly singles: number;
}

/** The cards of a drawing: one, or two for twins. */
export function squaresOf(motif: Motif, palette: readonly Colour[]): Square[][] {
	const rows = [...motif.rows].reverse();
	const squares: Square[] = [];
	rows.forEach((row, j) =>
		[...row].forEach((part, i) => {
			const colour = palette['abcd'.indexOf(part)];
			if (colour) squares.push([i, j, colour]);
		})
	);
	const order = (p: Square, q: Square) => p[0] - q[0] || p[1] - q[1];
	const width = Math.max(...squares.map(([i]) => i));
	const mirrored = squares.map(([i, j, colour]): Square => [width - i, j, colour]);
	return motif.twin ? [squares.sort(order), mirrored.sort(order)] : [squares.sort(order)];
}

const PAIRS = COLOURS.flatMap((_, p) => COLOURS.slice(0, p).map((__, q) => [p, q] as const));

/** Sum of squared distances from the mean, times the number of values to stay whole. */
function spread(values: readonly number[]): number {
	const sum = values.reduce((s, n) => s + n, 0);
	return values.reduce((s, n) => s + n * n, 0) * values.length - sum * sum;
}

/** One drawing in one palette, as far as the cost looks at it. */
interface Painted {
	readonly designs: readonly string[];
	/** For every colour its squares, then for every colour 1 if it has a single square, then for every pair 1 if both occur. */
	readonly counts: readonly number[];
}

function paint(motif: Motif, palette: readonly Colour[]): Painted {
	const cards = squaresOf(motif, palette);
	const squares = COLOURS.map((colour) => cards.flat().filter((square) => square[2] === colour).length);
	const singles = squares.map((n) => (n === cards.length ? n : 0));
	const pairs = PAIRS.map(([p, q]) => (squares[p] && squares[q] ? cards.length : 0));
	return { designs: cards.map(designOf), counts: [...squares, ...singles, ...pairs] };
}

/** Lower is better; every count is compared within its level, the pairs over the deck too. */
function cost(drawings: readonly Drawing[], painted: readonly Painted[], weights: Weights): number {
	const designs = new Set<string>();
	let cards = 0;
	const tally = {
		star: new Array<number>(14).fill(0),
		sun: new Array<number>(14).fill(0),
		moon: new Array<number>(14).fill(0)
	};
	painted.forEach((each, k) => {
		for (const design of each.designs) designs.add(design);
		cards += each.designs.length;
		const mine = tally[drawings[k]!.level];
		for (let n = 0; n < mine.length; n++) mine[n]! += each.counts[n]!;
	});
	let sum = weights.twice * (cards - designs.size);
	for (const level of LEVELS) {
		sum += weights.squares * spread(tally[level].slice(0, 4));
		sum += weights.singles * spread(tally[level].slice(4, 8));
		sum += weights.pairs * spread(tally[level].slice(8));
	}
	const deck = PAIRS.map((_, n) => LEVELS.reduce((s, level) => s + tally[level][8 + n]!, 0));
	return sum + weights.pairs * spread(deck);
}

/** Changes palettes one swap at a time and keeps what is no worse, or hardly worse as long as it is early. */
export function chooseColours(
	drawings: readonly Drawing[],
	random: Random,
	weights: Weights,
	search: { readonly steps: number; readonly slack: number }
): Colour[][] {
	const known = drawings.map(() => new Map<string, Painted>());
	const painted = (palette: readonly Colour[], k: number): Painted => {
		const name = palette.join('');
		const found = known[k]!.get(name) ?? paint(drawings[k]!.motif, palette);
		known[k]!.set(name, found);
		return found;
	};
	const price = (palettes: readonly (readonly Colour[])[]) => cost(drawings, palettes.map(painted), weights);

	let now = drawings.map(() => random.shuffled(COLOURS));
	let nowPrice = price(now);
	let best = now;
	let bestPrice = nowPrice;
	for (let step = 0; step < search.steps; step++) {
		const changed = random.below(now.length);
		const p = random.below(4);
		const q = (p + 1 + random.below(3)) % 4;
		const then = now.map((palette, k) => (k === changed ? swapped(palette, p, q) : palette));
		const thenPrice = price(then);
		const slack = Math.floor((search.slack * (search.steps - step)) / search.steps);
		if (thenPrice > nowPrice + random.below(slack + 1)) continue;
		[now, nowPrice] = [then, thenPrice];
		if (nowPrice < bestPrice) [best, bestPrice] = [now, nowPrice];
	}
	return best;
}

function swapped(palette: readonly Colour[], p: number, q: number): Colour[] {
	return palette.map((colour, k) => (k === p ? palette[q]! : k === q ? palette[p]! : colour));
}
