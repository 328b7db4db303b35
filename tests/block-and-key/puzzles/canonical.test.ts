// The canonical text of position and keys: the same for all turns and recolourings, another for anything else.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import {
	COLOURS,
	type Colour,
	type Key,
	type Position,
	type Square
} from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { canonicalText, recolour, turnBoard } from '../../../web/games/block-and-key/puzzles/canonical.ts';
import { randomTemple } from '../../../web/games/block-and-key/puzzles/position.ts';
import { randomFrom } from '../../../web/games/rng.ts';

let engine: Engine;
beforeAll(async () => {
	engine = await (await import('./examples.ts')).startEngine();
});

const anySeed = fc.string({ minLength: 1, maxLength: 8 });
const anyCount = fc.integer({ min: 0, max: 12 });
const anyKey = fc.constantFrom(...deck.keys);
const anyColours = fc.shuffledSubarray([...COLOURS], { minLength: 4, maxLength: 4 });

const templeOf = (seed: string, count: number): Position =>
	randomTemple(engine, deck, randomFrom(seed), count).position;
const exchange = (colours: readonly Colour[]) =>
	Object.fromEntries(COLOURS.map((colour, k) => [colour, colours[k]])) as Record<Colour, Colour>;

function turnedBoard(position: Position, turns: number): Position {
	return turns === 0 ? position : turnedBoard(turnBoard(position), turns - 1);
}

function turnedKey({ squares }: Key): Key {
	const most = Math.max(...squares.map(([, j]) => j));
	return { squares: squares.map(([i, j, colour]): Square => [most - j, i, colour]) };
}

describe('canonical text', () => {
	it('is the same after turning the board or a key, exchanging colours and listing in another order', () => {
		fc.assert(
			fc.property(
				anySeed,
				anyCount,
				fc.tuple(anyKey, anyKey),
				fc.nat(3),
				anyColours,
				fc.boolean(),
				(seed, count, keys, turns, colours, hasCore) => {
					const temple = { ...templeOf(seed, count), ...(hasCore ? {} : { core: null }) };
					const [painted, paintedKeys] = recolour(turnedBoard(temple, turns), keys, exchange(colours));
					const other = { ...painted, blocks: painted.blocks.toReversed() };
					const otherKeys = paintedKeys.map(turnedKey).toReversed();
					expect(canonicalText(other, otherKeys)).toBe(canonicalText(temple, keys));
				}
			),
			{ numRuns: 60 }
		);
	});

	it('differs when a Block is missing, moved to another colour alone, or the key is another design', () => {
		fc.assert(
			fc.property(anySeed, fc.integer({ min: 2, max: 12 }), (seed, count) => {
				const temple = templeOf(seed, count);
				const [first, second, ...rest] = temple.blocks;
				if (!first || !second) return;
				const keys = deck.keys.slice(0, 1);
				const text = canonicalText(temple, keys);
				expect(canonicalText({ ...temple, blocks: [second, ...rest] }, keys)).not.toBe(text);
				expect(canonicalText(temple, deck.keys.slice(4, 5))).not.toBe(text);
				const mirrored = temple.blocks.map(({ colour, cells }) => ({
					colour: COLOURS[(COLOURS.indexOf(colour) + 1) % 4] as Colour,
					cells
				}));
				expect(canonicalText({ ...temple, blocks: mirrored }, keys)).not.toBe(text);
			}),
			{ numRuns: 40 }
		);
	});

	it('keeps mirror images apart', () => {
		const key = (text: string): Key => ({
			squares: [...text].map((colour, i): Square => [i >> 1, i & 1, colour as Colour])
		});
		const temple: Position = { floor: { width: 8, depth: 8 }, core: null, blocks: [] };
		expect(canonicalText(temple, [key('wbg')], 'two-blocks')).not.toBe(canonicalText(temple, [key('wbg')]));
		expect(canonicalText(temple, [key('wbg')])).not.toBe(canonicalText(temple, [key('bwag')]));
	});
});

describe('turning the board', () => {
	it('comes back after four turns', () => {
		fc.assert(
			fc.property(anySeed, anyCount, (seed, count) => {
				const temple = templeOf(seed, count);
				expect(turnedBoard(temple, 4)).toEqual(temple);
			}),
			{ numRuns: 20 }
		);
	});

	it('carries what the player in the east saw to the player in the north', () => {
		const temple = templeOf('turned', 9);
		engine.setPosition(temple, 'E');
		const { colours } = engine.view();
		engine.setPosition(turnBoard(temple), 'N');
		expect(engine.view().colours).toEqual(colours);
	});
});
