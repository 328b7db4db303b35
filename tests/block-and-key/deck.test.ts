// Our own deck against section 7 of the rules, counted here anew; and what is said of broken decks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import deckJson from '../../puzzles/block-and-key/deck.json' with { type: 'json' };
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { DeckError, FAULT_CODES, parseDeck } from '../../puzzles/schema/deck.ts';
import { makeDeck, PARAMETERS } from '../../puzzles/tools/deck/make.ts';
import { checkPublished, PUBLISHED_CODES } from '../../puzzles/tools/deck/published.ts';

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

// Broken decks: a change to ours, the fault it must give and where.

/** Loose on purpose: the changes put in what the types forbid. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Loose = any;
type Broken = readonly [code: string, where: string, what: string, change: (deck: Loose) => unknown];

const key = (d: Loose, id: string) => d.keys.find((each: Loose) => each.id === id);
const isLevel = (name: string) => (each: Loose) => each.level === name;

const UNPLAYABLE: readonly Broken[] = [
	['structure', 'deck', 'not an object', () => 'keystone'],
	['structure', 'keys', 'no keys', (d) => delete d.keys],
	['structure', 'author', 'an unknown field', (d) => (d.author = 'me')],
	['structure', 'keys[12] sun-05', 'a card without squares', (d) => delete key(d, 'sun-05').squares],
	['structure', 'keys[12] sun-05', 'an unknown field of a card', (d) => (key(d, 'sun-05').mirrored = true)],
	['structure', 'keys[12]', 'no card', (d) => (d.keys[12] = 7)],
	['square-colour', 'keys[0] star-01', 'a square of two numbers', (d) => key(d, 'star-01').squares[0].pop()],
	['shape-cell', 'shapes L4', 'a cell of two numbers', (d) => d.shapes.L4[0].pop()],
	['structure', 'core 3', 'no place for three players', (d) => delete d.core['3']],
	['id', 'keys[12]', 'an id that is no word', (d) => (key(d, 'sun-05').id = 'Sun 5!')],
	['id', 'enigmas[2]', 'an Enigma without an id', (d) => (d.enigmas[2].id = '')],
	['id-twice', 'keys[13] sun-05', 'two cards with one id', (d) => (key(d, 'sun-06').id = 'sun-05')],
	['id-twice', 'enigmas[0] moon-01', 'an Enigma with the id of a Key', (d) => (d.enigmas[0].id = 'moon-01')],
	['floor-size', 'floor width', 'a floor too wide', (d) => (d.floor.width = 9)],
	['floor-size', 'floor depth', 'a floor too narrow', (d) => (d.floor.depth = 1)],
	['floor-size', 'floor height', 'another height', (d) => (d.floor.height = 5)],
	['core-outside', 'core 2', 'a Core Cube over the edge', (d) => (d.core['2'] = [7, 4])],
	['core-outside', 'core 4', 'a Core Cube before the edge', (d) => (d.core['4'] = [-1, 0])],
	['core-outside', 'core 1', 'a Core Cube outside a small floor', (d) => (d.floor.depth = 4)],
	['colours', 'colours[3]', 'an unknown colour', (d) => (d.colours[3] = 'x')],
	['colours', 'colours', 'a colour missing', (d) => d.colours.pop()],
	['shape-id', 'shapes l4', 'a shape in small letters', (d) => (d.shapes.l4 = [[0, 0, 0]])],
	['shape-id', 'shapes constructor', 'a dangerous shape id', (d) => (d.shapes.constructor = [[0, 0, 0]])],
	[
		'shape-id',
		'shapes __proto__',
		'a shape for all objects',
		(d) => (d.shapes = JSON.parse('{"__proto__":[]}'))
	],
	['shape-count', 'shapes', 'no shapes', (d) => (d.shapes = {})],
	['shape-count', 'shapes', 'too many shapes', (d) => addShapes(d)],
	['shape-cell', 'shapes I2', 'a cell below 0', (d) => (d.shapes.I2[0] = [-1, 0, 0])],
	['shape-cell', 'shapes I2', 'half a cell', (d) => (d.shapes.I2[0] = [0.5, 0, 0])],
	['shape-size', 'shapes I2', 'a shape without cells', (d) => (d.shapes.I2 = [])],
	['shape-size', 'shapes I2', 'a shape too large', (d) => (d.shapes.I2 = rod(9))],
	['shape-cell-twice', 'shapes I3', 'a cell twice', (d) => d.shapes.I3.push([0, 0, 0])],
	['shape-apart', 'shapes I3', 'a shape in two pieces', (d) => (d.shapes.I3 = cells('000 100 300'))],
	['shape-apart', 'shapes V3', 'cells only edge to edge', (d) => (d.shapes.V3 = cells('000 110'))],
	['shape-twice', 'shapes T4', 'the same shape turned', (d) => (d.shapes.T4 = cells('011 021 031 032'))],
	['level', 'keys[12] sun-05', 'an unknown level', (d) => (key(d, 'sun-05').level = 'comet')],
	['level', 'keys[12] sun-05', 'no level', (d) => delete key(d, 'sun-05').level],
	['vp', 'keys[12] sun-05', 'no VP', (d) => (key(d, 'sun-05').vp = 0)],
	['vp', 'keys[12] sun-05', 'half a VP', (d) => (key(d, 'sun-05').vp = 1.5)],
	['stars', 'keys[32] moon-01', 'five Stars', (d) => (key(d, 'moon-01').stars = 5)],
	['pips', 'keys[32] moon-01', 'no Pips', (d) => (key(d, 'moon-01').pips = 0)],
	['structure', 'keys[32] moon-01', 'Pips missing', (d) => delete key(d, 'moon-01').pips],
	['marks-on-star', 'keys[3] star-04', 'Stars on a Star', (d) => (key(d, 'star-04').stars = 1)],
	['marks-on-star', 'keys[3] star-04', 'Pips on a Star', (d) => (key(d, 'star-04').pips = 1)],
	['square', 'keys[0] star-01', 'a square below 0', (d) => (key(d, 'star-01').squares[0][0] = -1)],
	['square', 'keys[0] star-01', 'half a square', (d) => (key(d, 'star-01').squares[0][1] = 0.5)],
	['square-colour', 'keys[0] star-01', 'a colour unknown', (d) => (key(d, 'star-01').squares[0][2] = 'red')],
	['square-twice', 'keys[0] star-01', 'a square twice', (d) => key(d, 'star-01').squares.push([0, 0, 'a'])],
	['key-empty', 'keys[0] star-01', 'a Key without squares', (d) => (key(d, 'star-01').squares = [])],
	['key-origin', 'keys[0] star-01', 'a Key off the corner', (d) => moveKey(key(d, 'star-01'))],
	['key-size', 'keys[0] star-01', 'a Key too large', (d) => key(d, 'star-01').squares.push([4, 0, 'a'])],
	['key-no-view', 'keys[8] sun-01', 'a Key wider than the floor', (d) => shrink(d)],
	['key-count', 'keys', 'no Moons', (d) => (d.keys = d.keys.filter((k: Loose) => !isLevel('moon')(k)))],
	['enigma-colours', 'enigmas[1] enigma-b', 'an unknown Enigma', (d) => (d.enigmas[1].colour = 'x')],
	['enigma-colours', 'enigmas', 'a colour without an Enigma', (d) => (d.enigmas[1].colour = 'w')]
];

const UNPUBLISHED: readonly Broken[] = [
	['floor', 'floor', 'a smaller floor', (d) => (d.floor.width = 7)],
	['core', 'core 3', 'a Core Cube elsewhere', (d) => (d.core['3'] = [3, 3])],
	['colour-cycle', 'colours', 'another cycle', (d) => d.colours.reverse()],
	['shape-table', 'shapes U5', 'a shape missing', (d) => delete d.shapes.U5],
	['shape-table', 'shapes P5', 'a shape too many', (d) => (d.shapes.P5 = cells('000 100 010 110 200'))],
	['shape-table', 'shapes I4', 'another shape', (d) => (d.shapes.I4 = rod(5))],
	['level-count', 'keys', 'a Sun missing', (d) => d.keys.splice(8, 1)],
	['level-vp', 'keys[12] sun-05', 'a Sun of 3 VP', (d) => (key(d, 'sun-05').vp = 3)],
	['level-squares', 'keys[12] sun-05', 'three on a Sun', (d) => key(d, 'sun-05').squares.pop()],
	['one-colour', 'keys[12] sun-05', 'one colour', (d) => key(d, 'sun-05').squares.forEach(whiten)],
	[
		'design-twice',
		'keys[13] sun-06',
		'a turned copy',
		(d) => (key(d, 'sun-06').squares = upside(d, 'sun-05'))
	],
	[
		'colour-share',
		'keys',
		'one white more',
		(d) => whiten(key(d, 'sun-02').squares.find((s: Loose) => s[2] !== 'w'))
	],
	[
		'stars-share',
		'keys',
		'a corner more often',
		(d) => (key(d, 'sun-05').stars = (key(d, 'sun-05').stars % 4) + 1)
	],
	['pips-share', 'keys', 'a site too often', (d) => d.keys.slice(8, 11).forEach((k: Loose) => (k.pips = 5))],
	[
		'marks-thrice',
		'keys',
		'a pair thrice',
		(d) => d.keys.slice(8, 11).forEach((k: Loose) => Object.assign(k, { stars: 1, pips: 1 }))
	]
];

function cells(text: string): number[][] {
	return text.split(' ').map((digits) => [...digits].map(Number));
}
function rod(n: number): number[][] {
	return Array.from({ length: n }, (_, x) => [x, 0, 0].map((c) => Math.min(c, 7)));
}
function addShapes(d: Loose): void {
	for (let n = 0; n < 6; n++) d.shapes[`X${n}`] = rod(n + 1);
}
function moveKey(card: Loose): void {
	for (const square of card.squares) square[1] += 1;
}
function whiten(square: Loose): void {
	square[2] = 'w';
}
function upside(d: Loose, id: string): Loose {
	const { squares } = key(d, id);
	const i1 = Math.max(...squares.map((s: Loose) => s[0]));
	const j1 = Math.max(...squares.map((s: Loose) => s[1]));
	return squares.map(([i, j, c]: Loose) => [i1 - i, j1 - j, c]);
}
function shrink(d: Loose): void {
	Object.assign(d.floor, { width: 2, depth: 2 });
	for (const players of ['1', '2', '3', '4']) d.core[players] = [0, 0];
	key(d, 'sun-01').squares = [0, 1, 2, 3].map((i) => [i, i, i % 2 ? 'w' : 'b']);
}

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
