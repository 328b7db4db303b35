// The notation: what is made parses to the same, one text for one value, and garbage is a coded error.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError, settled } from '../../../engine-wasm/host/input.ts';
import {
	makeKey,
	makePlacement,
	makePosition,
	parseKey,
	parsePlacement,
	parsePosition
} from '../../../engine-wasm/host/notation.ts';
import { COLOURS, type Square } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from '../cross/agreement.ts';
import { randomPosition } from '../cross/cases.ts';

const URL_SAFE = /^[A-Za-z0-9.,_-]+$/;
const engine = await startEngine();
const random = randomFrom('notation');
const positions = Array.from({ length: 300 }, () => randomPosition(engine, random, 20, 8));

const squares = fc
	.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5), fc.constantFrom(...COLOURS)), {
		minLength: 1,
		maxLength: 8,
		selector: ([i, j]) => `${i},${j}`
	})
	.map((list) => settled(list as unknown as Square[]));

describe('round trip', () => {
	it('of positions', () => {
		for (const position of positions) {
			const text = makePosition(position);
			expect(text).toMatch(URL_SAFE);
			expect(parsePosition(text)).toEqual(position);
		}
	});

	it('of placements', () => {
		for (const block of positions.flatMap(({ blocks }) => blocks)) {
			const text = makePlacement(block);
			expect(text).toMatch(URL_SAFE);
			expect(parsePlacement(text)).toEqual(block);
		}
	});

	it('of keys', () => {
		for (const { squares } of deck.keys) expect(parseKey(makeKey({ squares }))).toEqual({ squares });
		fc.assert(
			fc.property(squares, (list) => {
				expect(parseKey(makeKey({ squares: list }))).toEqual({ squares: list });
			})
		);
	});
});

describe('stays as written', () => {
	it.each([
		['a position', makePosition, 'bk1p-88-33wbga-w250260.g332333'],
		['no Core Cube and no Blocks', makePosition, 'bk1p-54-x-x']
	])('%s', (_, make, text) => expect(make(parsePosition(text))).toBe(text));
});

describe('refuses', () => {
	it.each([
		['another version', 'bk2p-88-x-x'],
		['a floor too small', 'bk1p-18-x-x'],
		['a floor too large', 'bk1p-89-x-x'],
		['a Core Cube over the edge', 'bk1p-88-73wbga-x'],
		['an unknown colour', 'bk1p-88-33wbgq-x'],
		['Blocks inside one another', 'bk1p-88-x-w000.b000'],
		['a Block in two pieces', 'bk1p-88-x-w000200'],
		['cells out of order', 'bk1p-88-x-w100000'],
		['a cell twice', 'bk1p-88-x-w000000'],
		['a cell outside', 'bk1p-44-x-w400'],
		['half a cell', 'bk1p-88-x-w00'],
		['a stray character', 'bk1p-88-x-w000%20'],
		['nothing', '']
	])('%s', (_, text) => expect(() => parsePosition(text)).toThrow(InputError));

	it('a key that is not in its corner, or has a square twice', () => {
		expect(() => parseKey('bk1k-11w')).toThrow(InputError);
		expect(() => parseKey('bk1k-00w00b')).toThrow(InputError);
	});

	it('garbage, always by a coded error', () => {
		const near = fc
			.tuple(
				fc.constantFrom(...positions.map(makePosition)),
				fc.nat(),
				fc.string({ unit: 'binary', maxLength: 3 })
			)
			.map(([text, at, part]) => text.slice(0, at % text.length) + part + text.slice((at % text.length) + 1));
		const parsers = [parsePosition, parsePlacement, parseKey];
		fc.assert(
			fc.property(fc.oneof(near, fc.string({ unit: 'binary' })), (text) => {
				for (const parse of parsers) {
					try {
						parse(text);
					} catch (error) {
						expect(error).toBeInstanceOf(InputError);
					}
				}
			}),
			{ numRuns: 3000 }
		);
	});
});
