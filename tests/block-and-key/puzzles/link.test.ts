// The link notation of a whole puzzle: it comes back as it went, and nothing else gets in.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../engine-wasm/host/engine.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import type { Kind } from '../../../puzzles/schema/puzzle.ts';
import {
	blockPlace,
	firstUnplaceable,
	LINK_CODES,
	LINK_MAX,
	LinkError,
	levelOf,
	linkId,
	makeLink,
	parseLink,
	shapeOf,
	type LinkCode
} from '../../../web/games/block-and-key/puzzles/link.ts';
import { makePuzzle } from '../../../web/games/block-and-key/puzzles/make.ts';
import { EVERYBODY } from '../../../web/games/block-and-key/puzzles/scale.ts';
import { puzzleHandlers } from '../../../web/lib/engine/puzzles.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { startEngine } from './examples.ts';

const { shapes } = deck;
const GOOD = 'bk1z-88-33wbga-w120220.g221321-S-L4w.V3b-00w01b11g';
let engine: Engine;
let made: string[];

beforeAll(async () => {
	engine = await startEngine();
	made = LEVELS.flatMap((level) =>
		[1, 2, 3].flatMap((n) => {
			const puzzle = makePuzzle(engine, deck, randomFrom(`link ${level} ${n}`), { id: 'link', level });
			return puzzle ? [makeLink(puzzle)] : [];
		})
	);
});

function faultOf(text: string): LinkError | null {
	try {
		parseLink(text, shapes);
		return null;
	} catch (error) {
		if (error instanceof LinkError) return error;
		throw error;
	}
}

describe('round trip', () => {
	test('generated puzzles come back as they went', () => {
		expect(made).toHaveLength(9);
		for (const text of made) {
			expect(makeLink(parseLink(text, shapes))).toBe(text);
			expect(text.length).toBeLessThan(400);
			expect(encodeURIComponent(text)).toBe(text);
		}
	});

	test('a parsed puzzle equals the one it was made from', () => {
		const puzzle = makePuzzle(engine, deck, randomFrom('same'), { id: 'x', level: 'moon' });
		if (!puzzle) throw new Error('no puzzle');
		const { position, seat, supply, keys } = puzzle;
		expect(parseLink(makeLink(puzzle), shapes)).toEqual({ position, seat, supply, keys });
	});

	test('the kind is the last word of a link', () => {
		const four = GOOD.replace('.V3b', '').replace('00w01b11g', '00w.00b.00g.00a');
		const rows: [Kind, string][] = [
			['two-blocks', `${GOOD}-two`],
			['is-there-a-claim', `${GOOD}-any`],
			['which-key', `${four}-which`]
		];
		for (const [kind, text] of rows) {
			expect(parseLink(text, shapes).kind).toBe(kind);
			expect(makeLink(parseLink(text, shapes))).toBe(text);
			expect(linkId(text)).not.toBe(linkId(GOOD));
		}
		expect(parseLink(GOOD, shapes).kind).toBeUndefined();
	});

	test('a temple without Blocks has a link', () => {
		const text = 'bk1z-88-33gawb-x-S-I2w-00w10g';
		expect(makeLink(parseLink(text, shapes))).toBe(text);
	});

	test('the name of a link is stable and tells links apart', () => {
		expect(linkId(GOOD)).toBe(linkId(GOOD));
		expect(linkId(GOOD)).toMatch(/^z-[0-9a-f]{16}$/);
		expect(new Set(made.map(linkId)).size).toBe(made.length);
	});
});

describe('faults have a code and a place', () => {
	const rows: readonly [name: string, text: string, code: LinkCode, at: number][] = [
		['nothing', '', 'empty', 0],
		['too long', GOOD + '.00w'.repeat(LINK_MAX), 'too-long', LINK_MAX],
		['a script', 'bk1z-88-<script>', 'character', 8],
		['a line feed', `${GOOD}\n`, 'character', GOOD.length],
		['an older version', GOOD.replace('bk1z', 'bk0z'), 'version', 0],
		['a position, not a puzzle', 'bk1p-88-33wbga-x', 'version', 0],
		['cut off', GOOD.slice(0, 30), 'parts', 30],
		['something too much', `${GOOD}-two-x`, 'parts', GOOD.length + 5],
		['an unknown kind', `${GOOD}-x`, 'kind', GOOD.length + 1],
		['the usual kind, which goes without saying', `${GOOD}-one`, 'kind', GOOD.length + 1],
		['two Blocks with one in the supply', `${GOOD.replace('.V3b', '')}-two`, 'supply', 33],
		['which key, with two Blocks', `${GOOD}-which`, 'supply', 37],
		['which key, with one key', `${GOOD.replace('.V3b', '')}-which`, 'key-count', 37],
		['a claim or not, with two keys', `${GOOD}.00w-any`, 'key-count', 51],
		['another floor', GOOD.replace('-88-', '-77-'), 'floor', 5],
		['a Core Cube elsewhere', GOOD.replace('33wbga', '22wbga'), 'core', 8],
		['sides out of order', GOOD.replace('33wbga', '33bwga'), 'core', 8],
		['no Core Cube', GOOD.replace('33wbga', 'x'), 'core', 8],
		['an unreadable Block', GOOD.replace('g221321', 'g22'), 'block', 23],
		['an unknown colour', GOOD.replace('g221321', 'r221321'), 'block', 23],
		['cells in another order', GOOD.replace('g221321', 'g321221'), 'block', 23],
		['cells apart', GOOD.replace('g221321', 'g221521'), 'block', 23],
		['a Block of nine cells', GOOD.replace('g221321', `g${'000'.repeat(9)}`), 'block', 23],
		['a Block outside', GOOD.replace('g221321', 'g781881'), 'outside', 23],
		['a Block inside another', GOOD.replace('g221321', 'g220221'), 'overlap', 23],
		['a shape that the box has not', GOOD.replace('g221321', 'g221'), 'unknown-block', 23],
		['the same Block twice', GOOD.replace('-L4w.', '-I2g.L4w.'), 'block-twice', 33],
		['an unknown seat', GOOD.replace('-S-', '-Q-'), 'seat', 31],
		['an unknown shape', GOOD.replace('V3b', 'V9b'), 'supply', 37],
		['a name from the prototype', GOOD.replace('V3b', 'constructor'), 'supply', 37],
		['an empty supply', GOOD.replace('L4w.V3b', ''), 'supply', 33],
		['eight Blocks', GOOD.replace('L4w.V3b', 'I3w.I3b.I3g.I3a.V3w.V3b.V3g.V3a'), 'supply', 61],
		['an empty key', GOOD.replace('00w01b11g', ''), 'key', 41],
		['a square twice', GOOD.replace('00w01b11g', '00w00b'), 'key', 41],
		['a key that is not in its corner', GOOD.replace('00w01b11g', '10w'), 'key', 41],
		['a key beyond the card', GOOD.replace('00w01b11g', '00w40b'), 'key-size', 41],
		['three keys', `${GOOD}.00w.00b`, 'key-count', 55]
	];

	test.each(rows)('%s', (_, text, code, at) => {
		const fault = faultOf(text);
		expect(fault?.code).toBe(code);
		expect(fault?.at).toBe(at);
		expect((fault?.at ?? 0) + Math.max(1, fault?.length ?? 0)).toBeLessThanOrEqual(
			Math.max(1, text.length + 1)
		);
	});

	test('a Block twice in the temple', () => {
		const text = GOOD.replace('g221321', 'w520620');
		expect(faultOf(text)).toMatchObject({ code: 'block-twice', at: 23 });
	});

	test('a Block in the air is found by the engine', () => {
		const text = GOOD.replace('g221321', 'g004014');
		const { position } = parseLink(text, shapes);
		expect(firstUnplaceable(engine, position)).toBe(1);
		expect(blockPlace(text, 1)).toEqual([23, 7]);
	});

	test('generated temples are placeable', () => {
		for (const text of made) expect(firstUnplaceable(engine, parseLink(text, shapes).position)).toBeNull();
	});
});

describe('fuzz', () => {
	const parses = (text: string) => {
		const fault = faultOf(text);
		if (fault) {
			expect(LINK_CODES).toContain(fault.code);
			expect(fault.at).toBeGreaterThanOrEqual(0);
			expect(fault.at).toBeLessThanOrEqual(text.length);
		} else expect(makeLink(parseLink(text, shapes))).toBe(text);
	};

	test('any text', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), parses), { numRuns: 3000 });
	});

	test('texts of the right letters', () => {
		const letters = fc.constantFrom(...'0123456789wbgaSWNEILTVxyz.-');
		fc.assert(
			fc.property(fc.string({ unit: letters, maxLength: 120 }), (tail) => parses(`bk1z-88-33wbga-${tail}`)),
			{
				numRuns: 3000
			}
		);
	});

	test('good links with a few characters changed, cut or doubled', () => {
		const change = fc.tuple(fc.nat(), fc.constantFrom(...'0123456789wbgaSI.-x%<é'), fc.constantFrom(0, 1, 2));
		fc.assert(
			fc.property(fc.nat(), fc.array(change, { minLength: 1, maxLength: 4 }), (which, changes) => {
				let text = made[which % made.length] ?? GOOD;
				for (const [where, letter, how] of changes) {
					const at = where % text.length;
					text =
						text.slice(0, at) + (how === 0 ? letter : how === 1 ? '' : letter + letter) + text.slice(at + 1);
				}
				parses(text);
			}),
			{ numRuns: 3000 }
		);
	});
});

describe('what the worker says about a link', () => {
	test('a generated puzzle keeps its grade, and is named by its link', () => {
		const jobs = puzzleHandlers(engine);
		const puzzle = jobs.makePuzzle({
			seed: 'grade',
			level: 'sun',
			theme: null,
			difficulty: 50,
			mixture: EVERYBODY
		});
		if (!puzzle) throw new Error('no puzzle');
		expect(puzzle.id).toBe(linkId(makeLink(puzzle)));
		expect(jobs.gradePuzzle(parseLink(makeLink(puzzle), shapes))).toEqual(puzzle);
		expect(jobs.countSolutions(puzzle)).toMatchObject({ nearest: null, visible: false });
		expect(jobs.countSolutions(puzzle).solutions).toHaveLength(1);
	});

	test('the wished theme and the nearest difficulty are taken', () => {
		const jobs = puzzleHandlers(engine);
		for (const difficulty of [25, 40]) {
			const made = jobs.makePuzzle({
				seed: `near ${difficulty}`,
				level: 'moon',
				theme: 'bridge',
				difficulty,
				mixture: EVERYBODY
			});
			expect(made?.themes).toContain('bridge');
			expect(Math.abs((made?.difficulty ?? 0) - difficulty)).toBeLessThan(20);
		}
	});

	test('a seat at the side is graded as the same temple turned to the south', () => {
		const jobs = puzzleHandlers(engine);
		const text = 'bk1z-88-33wbga-x-W-I2b.I2w-00b01b02b';
		const { solutions } = jobs.countSolutions(parseLink(text, shapes));
		expect(solutions.length).toBeGreaterThan(0);
		expect(jobs.gradePuzzle(parseLink(text, shapes)).seat).toBe('W');
	});

	test('without a solution the nearest miss is named', () => {
		const jobs = puzzleHandlers(engine);
		const { solutions, nearest } = jobs.countSolutions(
			parseLink('bk1z-88-33wbga-x-S-I2w-00w01g10w20w30w', shapes)
		);
		expect(solutions).toEqual([]);
		expect(nearest?.right).toBe(4);
	});

	test('the level follows the key', () => {
		expect(made.map((text) => levelOf(parseLink(text, shapes).keys))).toEqual(
			LEVELS.flatMap((level) => [level, level, level])
		);
	});

	test('every shape is known in every turn', () => {
		for (const [id, shape] of Object.entries(shapes))
			for (const cells of engine.placements(shape)) expect(shapeOf(shapes, cells)).toBe(id);
	});
});
