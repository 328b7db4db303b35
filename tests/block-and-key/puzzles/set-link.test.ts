// The notation of a set of puzzles: it comes back as it went, is short enough for a code on paper, and nothing else gets in.
import { beforeAll, describe, expect, test } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { LEVELS } from '../../../puzzles/schema/levels.ts';
import { randomFrom } from '../../../web/games/rng.ts';
import { signed } from '../../../web/games/block-and-key/letters.ts';
import { makeLink, parseLink, type LinkPuzzle } from '../../../web/games/block-and-key/puzzles/link.ts';
import { makePuzzle } from '../../../web/games/block-and-key/puzzles/make.ts';
import {
	makeSetLink,
	parseSetLink,
	SET_MAX,
	SetLinkError
} from '../../../web/games/block-and-key/puzzles/set-link.ts';
import { startEngine } from './examples.ts';

const { shapes } = deck;
/** Denser codes are hard to read from paper: these make a QR code of at most 113 modules a side. */
const LETTERS_OF_TWENTY = 1200;
let puzzles: LinkPuzzle[];
let twenty: string;

beforeAll(async () => {
	const engine = await startEngine();
	puzzles = Array.from({ length: SET_MAX }, (_, n) => {
		const level = LEVELS[n % LEVELS.length] ?? 'star';
		const made = makePuzzle(engine, deck, randomFrom(`set ${n}`), { id: '', level });
		if (!made) throw new Error('no puzzle');
		return parseLink(makeLink(made), shapes);
	});
	twenty = makeSetLink(puzzles, shapes);
});

/** The links in a set, or the fault of its text; anything else is thrown on. */
function read(text: string): readonly string[] | SetLinkError {
	try {
		return parseSetLink(text, shapes).map(makeLink);
	} catch (error) {
		if (error instanceof SetLinkError) return error;
		throw error;
	}
}

const codeOf = (text: string) => {
	const found = read(text);
	return found instanceof SetLinkError ? found.code : null;
};

describe('round trip', () => {
	test('twenty generated puzzles come back in their order', () => {
		expect(read(twenty)).toEqual(puzzles.map(makeLink));
		expect(twenty.length).toBeLessThan(LETTERS_OF_TWENTY);
		expect(encodeURIComponent(twenty)).toBe(twenty);
	});

	test.each([
		'bk1z-88-33wbga-x-S-I2w-00w',
		'bk1z-88-33gawb-w120220.g221321-W-L4w.V3b.I2a-00w01b11g.00a33w',
		'bk1z-88-33wbga-w120220.g221321-S-L4w.V3b-00w01b11g-two',
		'bk1z-88-33wbga-w120220.g221321-S-L4w-00w.00b.00g.00a-which'
	])('%s', (link) => {
		const one = makeSetLink([parseLink(link, shapes)], shapes);
		expect(read(one)).toEqual([link]);
	});

	test('more than fit one code are refused', () => {
		expect(() => makeSetLink([...puzzles, ...puzzles], shapes)).toThrow(SetLinkError);
	});
});

describe('what comes from anywhere', () => {
	test('each character replaced: refused with a code', () => {
		for (let at = 0; at < twenty.length; at++) {
			for (const other of ['A', '_', '0', '-', 'ü']) {
				if (twenty[at] === other) continue;
				const text = twenty.slice(0, at) + other + twenty.slice(at + 1);
				expect(read(text), `${other} at ${at}`).toBeInstanceOf(SetLinkError);
			}
		}
	});

	test('each letter replaced and signed anew: refused, or another whole set', () => {
		const one = makeSetLink(puzzles.slice(0, 1), shapes);
		const body = one.slice(0, one.lastIndexOf('-'));
		let others = 0;
		for (let at = 'bk1s-'.length; at < body.length; at++) {
			for (const other of 'AQgw9_') {
				const text = signed(body.slice(0, at) + other + body.slice(at + 1));
				const found = read(text);
				if (found instanceof SetLinkError) continue;
				others++;
				expect(
					makeSetLink(
						found.map((link) => parseLink(link, shapes)),
						shapes
					)
				).toBe(text);
			}
		}
		expect(others).toBeGreaterThan(0);
	});

	test.each([
		['', 'empty'],
		['bk1s', 'version'],
		['bk1z-88-33wbga-x-S-I2w-00w', 'version'],
		['bk1s-AAAA', 'cut-off'],
		['bk1s-AA-0000000', 'checksum'],
		[signed('bk1s-AA'), 'cut-off'],
		[signed('bk1s-____________________________'), 'puzzle'],
		['x'.repeat(7000), 'too-long']
	])('%s', (text, code) => {
		expect(codeOf(text)).toBe(code);
	});
});
