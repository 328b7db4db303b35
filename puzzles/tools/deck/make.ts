// Makes our own deck from a seed: picks drawings, gives them colours, then Stars and Pips.
import { COLOURS, HEIGHT } from '../../../engine-wasm/host/vocabulary.ts';
import { designOf, parseDeck, type Deck, type KeyCard } from '../../schema/deck.ts';
import { LEVELS, type Level } from '../../schema/levels.ts';
import { randomFrom, type Random } from '../../../web/games/rng.ts';
import { chooseColours, squaresOf, type Drawing } from './colour.ts';
import { dealMarks } from './marks.ts';
import { MOTIFS, type Motif } from './motifs.ts';
import { SHAPES } from './shapes.ts';

/** What a later calibration may turn. */
export const PARAMETERS = {
	seed: 'temple-9',
	vp: { star: 1, sun: 2, moon: 4 },
	/** Cards by how many squares each of their colours has. */
	mix: {
		star: { '1+1': 4, '2+1': 4 },
		sun: { '2+2': 8, '3+1': 6, '2+1+1': 9, '1+1+1+1': 1 },
		moon: {
			'3+2': 3,
			'4+1': 1,
			'2+2+1': 4,
			'3+1+1': 1,
			'2+1+1+1': 3,
			'2+2+2': 1,
			'3+2+1': 2,
			'2+2+1+1': 1
		}
	},
	/** Cards with the same outline, colours aside. */
	outlineMost: 2,
	/** Pairs of mirror images, at most. */
	twinsMost: { star: 0, sun: 3, moon: 3 },
	weights: { twice: 10000, squares: 40, pairs: 6, singles: 3 },
	search: { steps: 30000, slack: 200 }
};
type DeckParameters = typeof PARAMETERS;

/** `2+1+1`: how many squares each colour has, the largest first. */
function mixOf(motif: Motif): string {
	const counts = ['a', 'b', 'c', 'd'].map((part) => motif.rows.join('').split(part).length - 1);
	return counts
		.filter((n) => n > 0)
		.sort((p, q) => q - p)
		.join('+');
}

function outlinesOf(motif: Motif): string[] {
	return squaresOf(motif, ['w', 'w', 'w', 'w']).map(designOf);
}

/** Drawings of one level that fill the mix exactly and repeat no outline too often; kept in the order of the list. */
function chooseMotifs(level: Level, random: Random, parameters: DeckParameters): Motif[] {
	const wanted = new Map<string, number>(Object.entries(parameters.mix[level]));
	// One mix after the other, so that a mix that cannot be filled is noticed before the next is tried.
	const shuffled = random.shuffled(MOTIFS[level]);
	const grouped = [...wanted.keys()].flatMap((mix) => shuffled.filter((motif) => mixOf(motif) === mix));
	const outlines = new Map<string, number>();
	const chosen = new Set<Motif>();
	let twins = 0;

	function count(motif: Motif, sign: 1 | -1): boolean {
		const mine = outlinesOf(motif);
		const mix = mixOf(motif);
		wanted.set(mix, (wanted.get(mix) ?? 0) - sign * mine.length);
		for (const outline of mine) outlines.set(outline, (outlines.get(outline) ?? 0) + sign);
		if (motif.twin) twins += sign;
		return (
			twins <= parameters.twinsMost[level] &&
			wanted.get(mix)! >= 0 &&
			mine.every((outline) => outlines.get(outline)! <= parameters.outlineMost)
		);
	}
	function choose(k: number): boolean {
		const motif = grouped[k];
		const before = grouped[k - 1];
		const left = before ? (wanted.get(mixOf(before)) ?? 0) : 0;
		if (left > 0 && (!motif || mixOf(motif) !== mixOf(before!))) return false;
		if (!motif) return true;
		if (count(motif, 1)) {
			chosen.add(motif);
			if (choose(k + 1)) return true;
			chosen.delete(motif);
		}
		count(motif, -1);
		return choose(k + 1);
	}

	if (!choose(0)) throw new Error(`no choice of ${level} drawings fills the mix`);
	return MOTIFS[level].filter((motif) => chosen.has(motif));
}

/** The permanent id of a card: `sun-07`. */
const idOf = (level: Level, k: number) => `${level}-${String(k + 1).padStart(2, '0')}`;

function makeKeys(random: Random, parameters: DeckParameters): KeyCard[] {
	const drawings = LEVELS.flatMap((level) =>
		chooseMotifs(level, random, parameters).map((motif): Drawing => ({ level, motif }))
	);
	const palettes = chooseColours(drawings, random, parameters.weights, parameters.search);
	const designs = drawings.flatMap(({ level, motif }, k) =>
		squaresOf(motif, palettes[k] ?? COLOURS).map((squares) => ({ level, squares }))
	);
	const of = (level: Level) => designs.filter((design) => design.level === level);
	const marks = dealMarks(random, of('sun').length, of('moon').length);
	return LEVELS.flatMap((level) =>
		of(level).map(({ squares }, k): KeyCard => {
			const card = { id: idOf(level, k), vp: parameters.vp[level], squares };
			return level === 'star'
				? { level, ...card }
				: { level, ...card, ...(marks[level][k] ?? { stars: 0, pips: 0 }) };
		})
	);
}

export function makeDeck(parameters: DeckParameters = PARAMETERS): Deck {
	return parseDeck({
		id: 'keystone-1',
		note: "Our own data, not the publisher's. Made by puzzles/tools/deck.ts.",
		floor: { width: 8, depth: 8, height: HEIGHT },
		core: { 1: [3, 3], 2: [2, 4], 3: [2, 3], 4: [3, 3] },
		colours: COLOURS,
		shapes: SHAPES,
		keys: makeKeys(randomFrom(parameters.seed), parameters),
		enigmas: COLOURS.map((colour) => ({ id: `enigma-${colour}`, colour }))
	});
}
