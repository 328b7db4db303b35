// The Keys of puzzles against the conditions of the deck, counted here anew.
import { expect, test } from 'vitest';
import { deck } from '../../puzzles/block-and-key/deck.ts';
import { puzzleKeys } from '../../puzzles/block-and-key/puzzle-keys.ts';
import file from '../../puzzles/block-and-key/puzzle-keys.json' with { type: 'json' };
import { makePuzzleKeys, puzzleKeysFile } from '../../puzzles/tools/deck/puzzle-keys.ts';

type Flat = readonly (readonly [number, number, string])[];

const LEVELS = ['star', 'sun', 'moon'] as const;
const all = LEVELS.flatMap((level) => puzzleKeys[level].map(({ squares }) => squares));

/** The same text for a drawing in each of its four turns. */
function least(squares: Flat): string {
	let turned = squares;
	return [0, 1, 2, 3]
		.map(() => {
			turned = turned.map(([i, j, colour]) => [-j, i, colour]);
			const i0 = Math.min(...turned.map(([i]) => i));
			const j0 = Math.min(...turned.map(([, j]) => j));
			return turned
				.map(([i, j, colour]) => `${i - i0}${j - j0}${colour}`)
				.sort()
				.join();
		})
		.sort()[0]!;
}
const coloursOf = (squares: Flat) => new Set(squares.map(([, , colour]) => colour)).size;

test('the stored file is what the program makes, and is read as it was made', () => {
	const made = makePuzzleKeys(deck);
	expect(puzzleKeysFile(made)).toEqual(file);
	expect(puzzleKeys).toEqual(made);
});

test('160 Stars, 200 Suns, 192 Moons, the cards of the deck in front', () => {
	expect(LEVELS.map((level) => puzzleKeys[level].length)).toEqual([160, 200, 192]);
	for (const level of LEVELS) {
		const cards = deck.keys.filter((card) => card.level === level).map(({ squares }) => squares);
		expect(puzzleKeys[level].slice(0, cards.length).map(({ squares }) => squares)).toEqual(cards);
	}
});

test.each([
	['star', 2, 3, 2, 2],
	['sun', 4, 4, 2, 4],
	['moon', 5, 6, 2, 4]
] as const)('every %s has %i to %i squares in %i to %i colours', (level, from, to, few, many) => {
	for (const { squares } of puzzleKeys[level]) {
		expect(squares.length).toBeGreaterThanOrEqual(from);
		expect(squares.length).toBeLessThanOrEqual(to);
		expect(coloursOf(squares)).toBeGreaterThanOrEqual(few);
		expect(coloursOf(squares)).toBeLessThanOrEqual(many);
	}
});

test('every Key lies in the corner of a 4 × 4 square, its squares in order and each once', () => {
	for (const squares of all) {
		for (const axis of [0, 1] as const) {
			expect(Math.min(...squares.map((square) => square[axis]))).toBe(0);
			expect(Math.max(...squares.map((square) => square[axis]))).toBeLessThanOrEqual(3);
		}
		const numbers = squares.map(([i, j]) => 10 * i + j);
		expect(numbers).toEqual([...new Set(numbers)].sort((p, q) => p - q));
	}
});

test('no two are the same when turned', () => {
	expect(new Set(all.map(least)).size).toBe(all.length);
});

test.each(LEVELS)('the four colours are equally frequent on the %ss, within one in a hundred', (level) => {
	const squares = puzzleKeys[level].flatMap((key) => key.squares);
	for (const colour of ['w', 'b', 'g', 'a']) {
		const share = squares.filter((square) => square[2] === colour).length / squares.length;
		expect(Math.abs(share - 0.25)).toBeLessThanOrEqual(0.0025);
	}
});

test('no outline makes up more than a twentieth of the Suns or a fiftieth of the Moons', () => {
	for (const [level, share] of [
		['sun', 1 / 20],
		['moon', 1 / 50]
	] as const) {
		const outlines = puzzleKeys[level].map(({ squares }) => least(squares.map(([i, j]) => [i, j, ''])));
		const most = Math.max(...outlines.map((one) => outlines.filter((other) => other === one).length));
		expect(most / outlines.length).toBeLessThanOrEqual(share);
	}
});
