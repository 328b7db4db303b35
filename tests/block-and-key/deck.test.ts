// Our own deck against section 7 of the rules, counted here anew; and what is said of broken decks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import deckJson from '../../puzzles/block-and-key/deck.json' with { type: 'json' };
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { DeckError, FAULT_CODES, parseDeck } from '../../puzzles/schema/deck.ts';
import { makeDeck, PARAMETERS } from '../../puzzles/tools/deck/make.ts';
import { checkPublished, PUBLISHED_CODES } from '../../puzzles/tools/deck/published.ts';
import { SHAPES } from '../../web/lib/engine/shapes.ts';
import { cells, key, moveKey, UNPLAYABLE, UNPUBLISHED, type Loose } from './broken-decks.ts';

const COLOURS = ['w', 'b', 'g', 'a'];
const level = (name: string) => deck.keys.filter((key) => key.level === name);
const altar = [...level('sun'), ...level('moon')];
const count = <T>(list: readonly T[], is: (member: T) => boolean) => list.filter(is).length;

type Flat = readonly (readonly [number, number, string])[];

/** Moved to the corner and written in order. */
function written(squares: Flat): string {
	const i0 = Math.min(...squares.map((s) => s[0]));
	const j0 = Math.min(...squares.map((s) => s[1]));
	return squares
		.map(([i, j, c]) => `${i - i0},${j - j0},${c}`)
		.sort()
		.join(' ');
}
function turns(squares: Flat): Flat[] {
	const quarter = (s: Flat): Flat => s.map(([i, j, c]) => [-j, i, c]);
	return [squares, quarter(squares), quarter(quarter(squares)), quarter(quarter(quarter(squares)))];
}
const least = (squares: Flat) => turns(squares).map(written).sort()[0]!;
const outline = (squares: Flat) => least(squares.map(([i, j]) => [i, j, '']));

describe('the stored deck', () => {
	test('equals what the program makes from the stored seed', () => {
		expect(JSON.stringify(makeDeck(PARAMETERS))).toBe(JSON.stringify(deckJson));
	});
	test('is parsed without a change, not even of order', () => {
		expect(JSON.stringify(deck)).toBe(JSON.stringify(deckJson));
	});
	test("says that it is not the publisher's", () => expect(deck.note).toContain("not the publisher's"));
	test('passes the checker of section 7', () => expect(() => checkPublished(deck)).not.toThrow());

	test('floor 8 × 8, height 6', () => expect(deck.floor).toEqual({ width: 8, depth: 8, height: 6 }));
	test('Core Cube by player count', () =>
		expect(deck.core).toEqual({ 1: [3, 3], 2: [2, 4], 3: [2, 3], 4: [3, 3] }));
	test('colour cycle white, brown, green, grey', () => expect(deck.colours).toEqual(COLOURS));
	test('the ten shapes of the table', () => {
		const table: Record<string, string> = {
			I2: '000 100',
			I3: '000 100 200',
			V3: '000 010 100',
			I4: '000 100 200 300',
			L4: '000 010 100 200',
			T4: '000 100 110 200',
			S4: '000 100 110 210',
			O4: '000 010 100 110',
			Y4: '000 001 010 100',
			U5: '000 010 100 200 210'
		};
		const text = (cells: readonly (readonly number[])[]) => cells.map((cell) => cell.join('')).join(' ');
		expect(Object.fromEntries(Object.entries(deck.shapes).map(([id, cells]) => [id, text(cells)]))).toEqual(
			table
		);
	});
	test('the pages know the same shapes', () => expect(SHAPES).toEqual(deck.shapes));
	test('8 Stars, 24 Suns, 16 Moons with permanent ids', () => {
		const ids = (name: string, n: number) =>
			Array.from({ length: n }, (_, k) => `${name}-${k < 9 ? '0' : ''}${k + 1}`);
		expect(deck.keys.map((key) => key.id)).toEqual([
			...ids('star', 8),
			...ids('sun', 24),
			...ids('moon', 16)
		]);
		for (const key of deck.keys) expect(key.id.startsWith(`${key.level}-`)).toBe(true);
	});
	test.each([
		['star', 1],
		['sun', 2],
		['moon', 4]
	])('every %s is worth %i VP', (name, vp) => {
		for (const key of level(name)) expect(key.vp, key.id).toBe(vp);
	});
	test.each([
		['star', 2, 3],
		['sun', 4, 4],
		['moon', 5, 6]
	])('every %s has %i to %i squares', (name, from, to) => {
		for (const { id, squares } of level(name)) {
			expect(squares.length, id).toBeGreaterThanOrEqual(from);
			expect(squares.length, id).toBeLessThanOrEqual(to);
		}
	});
	test('every Key lies in the corner of a 4 × 4 square, its squares in order', () => {
		for (const { id, squares } of deck.keys) {
			for (const axis of [0, 1] as const) {
				const values = squares.map((square) => square[axis]);
				expect(Math.min(...values), id).toBe(0);
				expect(Math.max(...values), id).toBeLessThanOrEqual(3);
			}
			const numbers = squares.map(([i, j]) => 10 * i + j);
			expect(numbers, id).toEqual([...new Set(numbers)].sort((p, q) => p - q));
		}
	});
	test('every Key fits in some view', () => {
		for (const { id, squares } of deck.keys) {
			const fits = turns(squares).some((turned) => {
				const us = turned.map((s) => s[0]);
				const vs = turned.map((s) => s[1]);
				const across = Math.max(...us) - Math.min(...us) + 1;
				return across <= deck.floor.width && Math.max(...vs) - Math.min(...vs) + 1 <= deck.floor.height;
			});
			expect(fits, id).toBe(true);
		}
	});
	test('at least two colours on every Sun and Moon, at most two on a Star', () => {
		const colours = (squares: Flat) => new Set(squares.map((s) => s[2])).size;
		for (const key of altar) expect(colours(key.squares), key.id).toBeGreaterThanOrEqual(2);
		for (const key of level('star')) expect(colours(key.squares), key.id).toBeLessThanOrEqual(2);
	});
	test('designs are pairwise different under rotation', () => {
		expect(new Set(deck.keys.map((key) => least(key.squares))).size).toBe(48);
	});
	test('no more than two Keys share an outline', () => {
		const outlines = deck.keys.map((key) => outline(key.squares));
		for (const each of outlines) expect(count(outlines, (other) => other === each)).toBeLessThanOrEqual(2);
	});
	test('some Keys are mirror images of each other, so that mirroring matters', () => {
		const designs = deck.keys.map((key) => least(key.squares));
		const mirrored = deck.keys.map((key) => least(key.squares.map(([i, j, c]) => [-i, j, c])));
		expect(count(mirrored, (design) => designs.includes(design))).toBeGreaterThanOrEqual(8);
	});
	test.each(['star', 'sun', 'moon'])('the four colours are equally frequent on the %ss', (name) => {
		const squares = level(name).flatMap((key) => key.squares);
		for (const colour of COLOURS) expect(count(squares, (s) => s[2] === colour)).toBe(squares.length / 4);
	});
	test('every pair of colours is together on about equally many Keys', () => {
		const together = COLOURS.flatMap((p, k) =>
			COLOURS.slice(0, k).map((q) =>
				count(deck.keys, (key) => [p, q].every((c) => key.squares.some((s) => s[2] === c)))
			)
		);
		expect(Math.max(...together) - Math.min(...together)).toBeLessThanOrEqual(2);
	});
	test('Stars and Pips are on the 40 Suns and Moons only', () => {
		for (const key of deck.keys) {
			expect('stars' in key, key.id).toBe(key.level !== 'star');
			expect('pips' in key, key.id).toBe(key.level !== 'star');
		}
	});
	test.each([1, 2, 3, 4])('%i Stars on 10 cards', (stars) => {
		expect(count(altar, (key) => key.stars === stars)).toBe(10);
	});
	test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i Pips on 4 or 5 cards', (pips) => {
		expect([4, 5]).toContain(count(altar, (key) => key.pips === pips));
	});
	test('no pair of Stars and Pips on more than two cards', () => {
		const pairs = altar.map((key) => `${key.stars} ${key.pips}`);
		for (const pair of pairs) expect(count(pairs, (other) => other === pair)).toBeLessThanOrEqual(2);
	});
	test('one Enigma of each colour', () => {
		expect(deck.enigmas).toEqual(COLOURS.map((colour) => ({ id: `enigma-${colour}`, colour })));
	});
});

describe('the program', () => {
	test('makes another valid deck from another seed', () => {
		const other = makeDeck({ ...PARAMETERS, seed: 'another' });
		expect(() => checkPublished(other)).not.toThrow();
		expect(other.keys).not.toEqual(deck.keys);
	});
});

function faultsOf(change: (deck: Loose) => unknown, check: (input: unknown) => void): DeckError {
	const broken: Loose = structuredClone(deckJson);
	const instead = change(broken);
	try {
		check(instead === 'keystone' ? instead : broken);
	} catch (error) {
		expect(error).toBeInstanceOf(DeckError);
		return error as DeckError;
	}
	throw new Error('no fault was found');
}

describe('broken decks', () => {
	test.each(UNPLAYABLE)('%s at %s: %s', (code, where, _, change) => {
		const error = faultsOf(change, parseDeck);
		expect(error.faults.map((fault) => `${fault.code} at ${fault.where}`)).toContain(`${code} at ${where}`);
		expect(error.message).toContain(`${code} at ${where}: `);
		expect([error.code, error.where]).toEqual([error.faults[0]?.code, error.faults[0]?.where]);
	});
	test('every fault code is in the table', () => {
		expect(new Set(UNPLAYABLE.map(([code]) => code))).toEqual(new Set(FAULT_CODES));
	});
	test('all faults are named, not only the first', () => {
		const error = faultsOf((d) => {
			key(d, 'sun-05').id = 'sun-04';
			moveKey(key(d, 'moon-02'));
			d.shapes.I3.push([0, 0, 0]);
		}, parseDeck);
		expect(error.faults.map((fault) => fault.code)).toEqual(['shape-cell-twice', 'id-twice', 'key-origin']);
	});
	test("a deck of one's own may have other cards than ours", () => {
		for (const [, , , change] of UNPUBLISHED) {
			const other: Loose = structuredClone(deckJson);
			change(other);
			expect(() => parseDeck(other)).not.toThrow();
		}
	});
	test.each(UNPUBLISHED)('ours: %s at %s: %s', (code, where, _, change) => {
		const error = faultsOf(change, (input) => checkPublished(parseDeck(input)));
		expect(error.faults.map((fault) => `${fault.code} at ${fault.where}`)).toContain(`${code} at ${where}`);
	});
	test('every fault code of our own deck is in the table', () => {
		expect(new Set(UNPUBLISHED.map(([code]) => code))).toEqual(new Set(PUBLISHED_CODES));
	});
});

describe('parseDeck', () => {
	test('finds a shape again in each of its 24 rotations, and not in its mirror image', () => {
		const chiral = cells('000 100 200 010 101');
		const z = (s: number[][]) => s.map(([a, b, c]) => [-b!, a!, c!]);
		const x = (s: number[][]) => s.map(([a, b, c]) => [a!, -c!, b!]);
		const corner = (s: number[][]) =>
			s.map((cell) => cell.map((n, k) => n - Math.min(...s.map((o) => o[k]!))));
		const all = new Map([[String(corner(chiral).map(String).sort()), corner(chiral)]]);
		for (const solid of all.values())
			for (const turn of [z, x]) {
				const next = corner(turn(solid));
				const name = String(next.map(String).sort());
				if (!all.has(name)) all.set(name, next);
			}
		expect(all.size).toBe(24);
		for (const solid of all.values()) {
			const error = faultsOf((d) => Object.assign(d.shapes, { A5: chiral, B5: solid }), parseDeck);
			expect(error.faults.map((fault) => fault.code)).toEqual(['shape-twice']);
		}
		const mirrored: Loose = structuredClone(deckJson);
		Object.assign(mirrored.shapes, { A5: chiral, B5: corner(chiral.map(([a, b, c]) => [-a!, b!, c!])) });
		expect(() => parseDeck(mirrored)).not.toThrow();
	});
	test('puts cells and squares in order and leaves its input alone', () => {
		const shuffled: Loose = structuredClone(deckJson);
		for (const each of shuffled.keys) each.squares.reverse();
		for (const each of Object.values<Loose>(shuffled.shapes)) each.reverse();
		const before = structuredClone(shuffled);
		expect(parseDeck(shuffled)).toEqual(deck);
		expect(shuffled).toEqual(before);
	});
	const refusesOnly = (input: unknown) => {
		try {
			parseDeck(input);
		} catch (error) {
			expect(error).toBeInstanceOf(DeckError);
		}
	};
	test('throws nothing but DeckError on a very long list', () => {
		const squares = Array.from({ length: 200_000 }, () => [0, 0, 'w']);
		refusesOnly({ ...deckJson, keys: [{ ...deckJson.keys[0], squares }] });
		refusesOnly({ ...deckJson, keys: squares });
	});
	test('throws nothing but DeckError on any JSON', () => {
		fc.assert(fc.property(fc.jsonValue(), refusesOnly));
	});
	test('throws nothing but DeckError when any part of a deck is replaced by any JSON', () => {
		const paths = pathsOf(deckJson);
		fc.assert(
			fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
				const broken: Loose = structuredClone(deckJson);
				const owner = path.slice(0, -1).reduce((part, name) => part[name], broken);
				owner[path.at(-1)!] = value;
				refusesOnly(broken);
			}),
			{ numRuns: 300 }
		);
	});
});

function pathsOf(value: unknown): string[][] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => [
		[name],
		...pathsOf(part).map((path) => [name, ...path])
	]);
}
