// Two Blocks, one after the other, claim the key; no Block can do it alone.
import type { Engine } from '../../../../../engine-wasm/host/engine.ts';
import type { Block, Key, Position, SupplyBlock } from '../../../../../engine-wasm/host/vocabulary.ts';
import type { Random } from '../../../rng.ts';
import type { BoxBlock } from '../blocks.ts';
import { pictureOf } from '../picture.ts';
import type { Temple } from '../position.ts';
import type { Draft } from '../study.ts';
import type { Answer, Placed } from './answers.ts';
import type { Case, PuzzleKind } from './kind.ts';
import { between, supplyFrom, temples } from './makers.ts';

/** Blocks of the box that are tried with one another in each temple. */
const TRIED = 6;
/** One puzzle in so many may be claimed with either Block first. */
const EITHER_FIRST_ONE_IN = 5;

const nameOf = ({ block, cells }: Placed) => `${block} ${cells.join(' ')}`;
const firstOf = ({ first }: Answer) => (first ? nameOf(first) : '');
/** The same for two placements in either order. */
const pairName = (answer: Answer) => [nameOf(answer), firstOf(answer)].sort().join(' and ');

/** One pair of placements, or several with the same first one. */
function isOne(answers: readonly Answer[]): boolean {
	return new Set(answers.map(pairName)).size === 1 || new Set(answers.map(firstOf)).size === 1;
}

/** In how many spots each key lies open once both Blocks stand. */
function spotsAfter({ asked, scene }: Case, { first, block, cells }: Answer): number[] {
	const { position, supply } = asked;
	const placed = [...(first ? [first] : []), { block, cells }].map((each): Block => ({
		colour: (supply[each.block] as SupplyBlock).colour,
		cells: each.cells
	}));
	const picture = pictureOf({ ...position, blocks: [...position.blocks, ...placed] });
	return scene.finders.map((finder) => finder.matches(picture).length);
}

/** For each two Blocks in how many ways they claim the key together; counting stops at so many. */
const MANY = 3;

function countPairs(engine: Engine, position: Position, blocks: readonly BoxBlock[], key: Key): number[][] {
	const ways = blocks.map(() => blocks.map(() => 0));
	blocks.forEach(({ shape, colour }, a) => {
		const open = blocks.map((_, b) => b).filter((b) => b !== a);
		engine.setPosition(position);
		for (const cells of engine.placements(shape)) {
			const few = open.filter((b) => (ways[a]?.[b] as number) < MANY);
			if (few.length === 0) break;
			engine.setPosition({ ...position, blocks: [...position.blocks, { colour, cells }] });
			for (const b of few) {
				const found = engine.countSolutions([blocks[b] as BoxBlock], [key], true);
				ways[a]![b]! += found;
				ways[b]![a]! += found;
			}
		}
	});
	return ways;
}

/** Two Blocks with a single pair of placements, and others that make none with any that is there. */
function supplyIn(
	engine: Engine,
	{ position, rest }: Temple,
	key: Key,
	random: Random,
	size: number
): BoxBlock[] | null {
	const tried = rest.slice(0, TRIED).filter((block) => engine.countSolutions([block], [key], true) === 0);
	const ways = countPairs(engine, position, tried, key);
	const waysOf = (a: number, b: number) => ways[a]?.[b] as number;
	for (const [a, row] of ways.entries()) {
		for (let b = 0; b < a; b++) {
			if (row[b] === 0 || waysOf(a, b) >= MANY) continue;
			if (waysOf(a, b) > 1 && random.below(EITHER_FIRST_ONE_IN) > 0) continue;
			const chosen = [a, b];
			tried.forEach((_, k) => {
				if (chosen.length < size && chosen.every((other) => k !== other && waysOf(k, other) === 0))
					chosen.push(k);
			});
			if (chosen.length === size) return chosen.map((k) => tried[k] as BoxBlock);
		}
	}
	return null;
}

export const twoBlocks: PuzzleKind = {
	supply: { star: [2, 3], sun: [3, 4], moon: [4, 5] },
	among: 5,

	rules: {
		'one-block-claims': ({ engine, asked: { position, seat, supply, keys } }) => {
			engine.setPosition(position, seat);
			return engine.countSolutions(supply, keys, true) > 0;
		},
		'no-solution': ({ answers }) => answers.length === 0,
		/** One pair, or one first move. */
		'several-solutions': ({ answers }) => answers.length > 0 && !isOne(answers),
		'several-matches': (each) =>
			each.answers.some((answer) => spotsAfter(each, answer).some((count) => count !== 1))
	},

	*drafts(engine, deck, random, level) {
		for (const [temple, [key]] of temples(engine, deck, random, level, 1)) {
			if (!key) return;
			const blocks = supplyIn(engine, temple, key, random, between(random, twoBlocks.supply[level]));
			const draft: Draft | null = blocks && {
				id: '',
				kind: 'two-blocks',
				level,
				position: temple.position,
				seat: 'S',
				supply: supplyFrom(random, blocks),
				keys: [key]
			};
			yield draft && { draft };
		}
	}
};
