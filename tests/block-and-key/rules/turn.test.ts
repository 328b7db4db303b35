// Section 4: Excavate and Position.
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { cells, firstTurn, having, must, piece, refusal } from './table.ts';

const start = firstTurn();
const supplyOf = (state: GameState) => state.players[state.active]?.supply ?? [];
const place = (text: string, block = 0): Action => ({ do: 'place', block, cells: cells(text) });
const I2 = having(start, { supply: [piece('I2g')] });

describe('the action', () => {
	it('B-TURN-1: Excavate or Position, nothing else', () => {
		for (const action of [
			{ do: 'pass' },
			{ do: 'core', colour: 'w' },
			{ do: 'draw', altar: 'sun' },
			{ do: 'discard', card: null },
			{ do: 'claim', cards: [] }
		] as const)
			expect(refusal(start, action)?.rule).toBe('B-TURN-1');
	});

	it('B-TURN-1: only one who can neither Excavate nor Position passes, and the turn counts as without claim', () => {
		const nothing = { ...having(start, { supply: [] }), yard: Array(9).fill(null) as null[] };
		expect(must(nothing, { do: 'pass' }).state.step).toEqual({ kind: 'marker' });
		expect(refusal({ ...nothing, yard: start.yard }, { do: 'pass' })?.rule).toBe('B-TURN-1');
		expect(refusal(having(nothing, { supply: [piece('I2g')] }), { do: 'pass' })?.rule).toBe('B-TURN-1');
	});
});

describe('Excavate', () => {
	it('B-EXC-1: all Blocks of a row or column, then the refill', () => {
		const { state, happened } = must(start, { do: 'take', line: 'column-3' });
		expect(supplyOf(state)).toEqual([...supplyOf(start), start.yard[2], start.yard[5], start.yard[8]]);
		expect(happened.map(({ what }) => what)).toEqual(['taken', 'refill', 'refill', 'refill']);
		expect(state.bag).toEqual(start.bag.slice(0, -3));
	});

	it('B-EXC-1: a line without a Block is no line; one Block is enough', () => {
		const yard = start.yard.map((site, k) => (k === 4 ? site : null));
		expect(refusal({ ...start, yard }, { do: 'take', line: 'row-1' })?.rule).toBe('B-EXC-1');
		expect(refusal({ ...start, yard }, { do: 'take', line: 'row-9' as 'row-1' })?.rule).toBe('B-EXC-1');
		const { happened } = must({ ...start, yard }, { do: 'take', line: 'row-2' });
		expect(happened[0]).toEqual({ what: 'taken', sites: [4] });
		// Every empty site is refilled, the lowest number first.
		expect(happened.slice(1).map((event) => event.what === 'refill' && event.site)).toEqual([
			0, 1, 2, 3, 4, 5, 6, 7, 8
		]);
	});

	const five = having(start, { supply: ['I2w', 'I3w', 'V3w', 'I4w', 'L4w'].map(piece) });

	it('B-EXC-2: after the refill exactly as many go back as are too many', () => {
		const { state, happened } = must(five, { do: 'take', line: 'row-1' });
		expect(state.step).toEqual({ kind: 'put-back', over: 1 });
		expect(happened).toHaveLength(4);
		for (const blocks of [[], [0, 1], [8], [-1], [0.5], [0, 0]])
			expect(refusal(state, { do: 'put-back', blocks })?.rule).toBe('B-EXC-2');
		expect(refusal(state, { do: 'marker', altar: 'sun' })?.rule).toBe('B-EXC-2');
		const back = must(state, { do: 'put-back', blocks: [3] });
		expect(back.happened).toEqual([{ what: 'returned', pieces: [piece('I4w')] }]);
		expect(supplyOf(back.state)).toEqual(supplyOf(state).filter((_, k) => k !== 3));
		expect(back.state.bag).toHaveLength(state.bag.length + 1);
		expect(back.state.bag).toContainEqual(piece('I4w'));
		expect(back.state.yard).toEqual(state.yard);
	});

	it('B-EXC-2: seven are not too many; ten are three too many', () => {
		const supply = supplyOf(five);
		expect(
			must(having(start, { supply: supply.slice(1) }), { do: 'take', line: 'row-1' }).state.step.kind
		).toBe('marker');
		const seven = having(start, { supply: [...supply, piece('O4w'), piece('Y4w')] });
		const { state } = must(seven, { do: 'take', line: 'row-1' });
		expect(state.step).toEqual({ kind: 'put-back', over: 3 });
		expect(supplyOf(must(state, { do: 'put-back', blocks: [0, 9, 4] }).state)).toHaveLength(7);
	});

	it('B-EXC-3: an empty bag refills as far as it goes, the lowest site first', () => {
		const last = start.bag.slice(0, 1);
		const { state, happened } = must({ ...start, bag: last }, { do: 'take', line: 'row-2' });
		expect(happened.slice(1)).toEqual([{ what: 'refill', site: 3, piece: last[0] }]);
		expect(state.yard.slice(3, 6)).toEqual([last[0], null, null]);
		expect(state.bag).toEqual([]);
		const again = must({ ...state, step: { kind: 'act' } }, { do: 'take', line: 'column-2' });
		expect(again.happened[0]).toEqual({ what: 'taken', sites: [1, 7] });
	});
});

describe('Position', () => {
	it('B-POS-1: one Block of the supply goes to the floor', () => {
		const state = having(start, { supply: [piece('I2g'), piece('I3a')], hand: [] });
		const placed = must(state, { do: 'place', block: 1, cells: cells('522 520 521') });
		expect(placed.state.blocks).toEqual([{ colour: 'a', cells: cells('520 521 522') }]);
		expect(supplyOf(placed.state)).toEqual([piece('I2g')]);
		expect(placed.happened[0]).toEqual({ what: 'placed', piece: piece('I3a'), cells: cells('520 521 522') });
	});

	it('B-POS-1: no Block of another shape, none that is not there, no cells that are none', () => {
		for (const [block, asked] of [
			[0, cells('520 521 522')],
			[1, cells('520 521')],
			[-1, cells('520 521')],
			[0, []],
			[
				0,
				[
					[5.5, 2, 0],
					[5.5, 2, 1]
				]
			],
			[
				0,
				[
					[2 ** 32 + 5, 2, 0],
					[2 ** 32 + 5, 2, 1]
				]
			],
			[
				0,
				[
					[NaN, 2, 0],
					[5, 2, 1]
				]
			]
		] as const)
			expect(refusal(I2, { do: 'place', block, cells: asked })).toEqual({ rule: 'B-POS-1' });
	});

	const tower = { colour: 'a' as Colour, cells: cells('000 001 002 003 004 005') };
	const beam = { colour: 'a' as Colour, cells: cells('101 201') };
	it.each([
		['B-PLACE-GRID', 'outside', [], '700 800'],
		['B-PLACE-FREE', 'overlap', [], '230 330'],
		['B-PLACE-DROP', 'covered', [beam], '100 110'],
		['B-PLACE-3', 'too-high', [tower], '006 007'],
		['B-PLACE-5', 'ledge', [], '232 332'],
		['B-PLACE-1', 'no-contact', [], '000 100'],
		['B-PLACE-2', 'not-taller', [], '220 230']
	] as const)('%s: refused as %s', (_, violation, blocks, asked) => {
		const refused = refusal({ ...I2, blocks }, place(asked));
		expect(refused?.rule).toBe('B-POS-1');
		expect(refused?.violations).toContain(violation);
	});

	it('B-PLACE-4: a straight bridge between two supports stands', () => {
		const blocks = ['000', '200'].map((text) => ({ colour: 'a' as Colour, cells: cells(text) }));
		const state = { ...having(start, { supply: [piece('I3w')] }), blocks };
		expect(refusal(state, place('001 101 201'))).toBeNull();
		expect(refusal(state, place('101 201 301'))?.violations).toContain('ledge');
	});

	it('B-PLACE-1 B-PLACE-2: corner to corner at any height, face to face only if taller', () => {
		expect(refusal(I2, place('520 620'))).toBeNull();
		expect(refusal(having(start, { supply: [piece('I3g')] }), place('230 231 232'))).toBeNull();
		expect(refusal(I2, place('230 231'))?.violations).toEqual(['not-taller']);
	});
});
