import { describe, expect, it } from 'vitest';
import type { Block, Cell, Core, Key, Position, Seat, Shape } from '../../../engine-wasm/host/vocabulary.ts';
import { PlainBoard, toCell } from './plain.ts';

const I1: Shape = [[0, 0, 0]];
const I2: Shape = [
	[0, 0, 0],
	[1, 0, 0]
];
const I3: Shape = [
	[0, 0, 0],
	[1, 0, 0],
	[2, 0, 0]
];
const L4: Shape = [
	[0, 0, 0],
	[1, 0, 0],
	[2, 0, 0],
	[0, 1, 0]
];
const Y4: Shape = [
	[0, 0, 0],
	[1, 0, 0],
	[0, 1, 0],
	[0, 0, 1]
];

/** "000 100" as cells. */
const parse = (text: string): Cell[] =>
	text.split(' ').map((word): Cell => [Number(word[0]), Number(word[1]), Number(word[2])]);

const block = (colour: Block['colour'], text: string): Block => ({ colour, cells: parse(text) });

const position = (blocks: Block[], core: Core | null = null, width = 8, depth = 8): Position => ({
	floor: { width, depth },
	core,
	blocks
});

const name = (cells: readonly Cell[]): string => cells.map((cell) => cell.join('')).join(' ');

/** The legal placements as sorted texts. */
const legal = (where: Position, shape: Shape): string[] =>
	new PlainBoard(where)
		.placements(shape)
		.map((cells) => name(cells.map(toCell)))
		.sort();

const solutions = (where: Position, key: Key, shape: Shape, colour: Block['colour'], seat: Seat = 'S') =>
	new PlainBoard(where)
		.solve(seat, [{ shape, colour }], key)
		.map((solution) => name(solution.cells))
		.sort();

describe('placements', () => {
	it('needs contact: an empty floor has no legal placement', () => {
		expect(legal(position([]), I2)).toEqual([]);
	});

	it('takes corner contact at any height, face contact only when taller', () => {
		const tower = position([block('w', '330 331 332')]);
		expect(legal(tower, I1)).toEqual(['220', '240', '333', '420', '440']);
		const found = legal(tower, I2);
		// Corner to corner, lying and standing.
		expect(found).toContain('120 220');
		expect(found).toContain('220 221');
		// Face to face and lower; a face of the tower's foot is enough to forbid it.
		expect(found).not.toContain('230 231');
		expect(found).not.toContain('130 230');
		// Corner contact does not excuse face contact.
		expect(found).not.toContain('220 230');
		expect(found).toContain('333 334');
		// As tall as the stack is not taller; one more is.
		expect(legal(tower, I3)).not.toContain('230 231 232');
		expect(legal(position([block('w', '330 331')]), I3)).toContain('230 231 232');
	});

	it('knows no corner contact between different heights', () => {
		// The overhang at (4, 3, 2) has nothing diagonal to it on the floor.
		const overhang = position([block('w', '330 331 332 432')]);
		expect(legal(overhang, I1)).not.toContain('520');
		expect(legal(overhang, I1)).toContain('420');
	});

	it('allows a straight bridge with both ends supported and no ledge', () => {
		const piers = position([block('w', '220'), block('b', '420')]);
		const found = legal(piers, I3);
		expect(found).toContain('221 321 421');
		expect(found).not.toContain('121 221 321');
		expect(found).not.toContain('221 231 241');
		// The bridge with a bend beside it is a ledge.
		expect(legal(piers, L4)).not.toContain('221 231 321 421');
		// An upright L4 is straight from above.
		expect(legal(piers, L4)).toContain('221 222 321 421');
		// A straight footprint of two columns needs both.
		expect(legal(piers, I2)).not.toContain('221 321');
		expect(legal(piers, I2)).toContain('221 222');
	});

	it('comes from above: nothing under a bridge', () => {
		const bridge = position([block('w', '220'), block('b', '420'), block('g', '221 321 421')]);
		expect(legal(bridge, I1)).not.toContain('320');
		expect(legal(bridge, I2).some((cells) => cells.includes('320'))).toBe(false);
		expect(legal(bridge, I1)).toContain('322');
	});

	it('stays six high and inside the grid', () => {
		const five = position([block('w', '000 001 002 003 004')], null, 2, 2);
		expect(legal(five, I1)).toEqual(['005', '110']);
		expect(legal(five, I2)).toEqual(['110 111']);
		expect(legal(position([block('w', '000 001 002 003 004 005')], null, 2, 2), I1)).toEqual(['110']);
	});

	it('turns Blocks in all ways but never mirrors them', () => {
		const plate = Array.from({ length: 64 }, (_, i) => `${Math.floor(i / 8)}${i % 8}0`).join(' ');
		/** The placements on a plate whose box begins at (3, 3): one for each orientation that can stand. */
		const standing = (shape: Shape) =>
			legal(position([block('w', plate)]), shape).filter((text) => {
				const cells = parse(text);
				return Math.min(...cells.map(([x]) => x)) === 3 && Math.min(...cells.map(([, y]) => y)) === 3;
			});
		expect(standing(I3)).toEqual(['331 332 333', '331 341 351', '331 431 531']);
		// Four of the eight orientations of Y4 stand on one foot with two arms in the air.
		expect(standing(Y4)).toHaveLength(4);
		const screw = standing(parse('000 100 110 111'));
		const mirrored = standing(parse('000 010 110 111'));
		expect(screw.length).toBeGreaterThan(0);
		expect(mirrored).toHaveLength(screw.length);
		expect(screw.filter((cells) => mirrored.includes(cells))).toEqual([]);
	});
});

describe('solve', () => {
	it('matches a turned Key', () => {
		const where = position([block('w', '110')], null, 3, 3);
		const key: Key = { squares: [[0, 0, 'w'], [1, 0, 'b']] }; // prettier-ignore
		// Seen from S: brown to the right of white (turn 0), above (1), to the left (2); below (3) is impossible.
		expect(solutions(where, key, I1, 'b')).toEqual(['000', '020', '111', '200', '220']);
	});

	it('does not match a mirrored Key', () => {
		// White on the left, brown on the right; the green Block can lie on either.
		const where = position([block('w', '110'), block('b', '210')], null, 4, 3);
		const left: Key = { squares: [[0, 0, 'w'], [1, 0, 'b'], [0, 1, 'g']] }; // prettier-ignore
		const right: Key = { squares: [[0, 0, 'w'], [1, 0, 'b'], [1, 1, 'g']] }; // prettier-ignore
		const mirrored: Key = { squares: [[0, 0, 'b'], [1, 0, 'w'], [1, 1, 'g']] }; // prettier-ignore
		expect(solutions(where, left, I1, 'g')).toEqual(['111']);
		expect(solutions(where, right, I1, 'g')).toEqual(['211']);
		expect(solutions(where, mirrored, I1, 'g')).toEqual([]);
	});

	it('needs a face of the new Block in the match', () => {
		// The pattern already shows; another brown Block elsewhere does not claim it.
		const where = position([block('w', '110'), block('b', '111')], null, 3, 3);
		const key: Key = { squares: [[0, 0, 'w'], [0, 1, 'b']] }; // prettier-ignore
		const found = solutions(where, key, I1, 'b');
		expect(found).toEqual(['000', '020', '200', '220']);
		expect(found).not.toContain('112');
		// A green Block cannot take part at all.
		expect(solutions(where, key, I1, 'g')).toEqual([]);
	});

	it('counts only what is visible after the placement', () => {
		const where = position([block('w', '110')], null, 3, 4);
		// Two brown faces: not standing behind the white Block, nor lying along the line of sight.
		const two: Key = { squares: [[0, 0, 'b'], [0, 1, 'b']] }; // prettier-ignore
		const standing = ['000 001', '010 011', '020 021', '100 101', '111 112', '200 201', '210 211', '220 221'];
		expect(legal(where, I2)).toEqual([...standing, '120 121', '020 030', '220 230'].sort());
		expect(solutions(where, two, I2, 'b')).toEqual(standing);
		// Behind the white Block the upper half shows above it; in front it hides the white face.
		const over: Key = { squares: [[0, 0, 'w'], [0, 1, 'b']] }; // prettier-ignore
		expect(solutions(where, over, I2, 'b', 'S')).toContain('120 121');
		expect(solutions(where, over, I2, 'b', 'S')).not.toContain('100 101');
		expect(solutions(where, over, I2, 'b', 'N')).toContain('100 101');
		expect(solutions(where, over, I2, 'b', 'N')).not.toContain('120 121');
	});

	it('sees the side of the Core Cube turned to the seat, and names the Block of the supply', () => {
		const core: Core = { x: 3, y: 3, sides: { S: 'w', W: 'b', N: 'g', E: 'a' } };
		const board = new PlainBoard(position([], core));
		const supply = [
			{ shape: I1, colour: 'a' },
			{ shape: I1, colour: 'g' }
		] as const;
		const key: Key = { squares: [[0, 0, 'b'], [0, 1, 'b'], [1, 0, 'g']] }; // prettier-ignore
		const found = (seat: Seat) =>
			board
				.solve(seat, supply, key)
				.map((solution) => `${solution.block}: ${name(solution.cells)}`)
				.sort();
		// From W the south is on the right: beside the cube's lower half, or (turned) above its right half.
		expect(found('W')).toEqual(['1: 220', '1: 332', '1: 432', '1: 520']);
		expect(found('S')).toEqual([]);
	});
});
