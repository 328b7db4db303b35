// Section 4: claiming Keys.
import { describe, expect, it } from 'vitest';
import { settled } from '../../../engine-wasm/host/input.ts';
import type { Colour, Square } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { cells, deckWith, firstTurn, having, must, piece, refusal } from './table.ts';

const I2 = having(firstTurn(), { supply: [piece('I2g')] });
const place = (text: string): Action => ({ do: 'place', block: 0, cells: cells(text) });

// The Core Cube shows white to the south at u = 3 and 4. A green I2 stands left (u = 2) or right (u = 5) of it.
const LEFT = '220 221';
const RIGHT = '520 521';
const pair: Square[] = [
	[0, 0, 'w'],
	[1, 0, 'g']
];
const trio: Square[] = [
	[0, 0, 'w'],
	[1, 0, 'g'],
	[0, 1, 'a']
];
const hat = (x: number) => ({ colour: 'a' as Colour, cells: cells(`${x}32 ${x}33`) });

function claimable(state: GameState, action: Action, box = deck): readonly string[] {
	const { step } = must(state, action, box).state;
	return step.kind === 'claim' ? step.claimable : [];
}

describe('claiming', () => {
	const holding = (...hand: string[]) => having(I2, { hand });

	it('B-KEY-1: turned by any quarter, anywhere in the view', () => {
		let squares = pair;
		for (let turn = 0; turn < 4; turn++) {
			const box = deckWith({ 'star-01': squares });
			expect(claimable(holding('star-01'), place(RIGHT), box)).toEqual(['star-01']);
			expect(claimable(holding('star-01'), place(LEFT), box)).toEqual(['star-01']);
			squares = settled(squares.map(([i, j, colour]): Square => [-j, i, colour]));
		}
		const wrong = deckWith({
			'star-01': [
				[0, 0, 'w'],
				[1, 0, 'b']
			]
		});
		expect(claimable(holding('star-01'), place(RIGHT), wrong)).toEqual([]);
	});

	it('B-KEY-2: never mirrored', () => {
		const box = deckWith({ 'star-01': trio });
		expect(claimable({ ...holding('star-01'), blocks: [hat(4)] }, place(RIGHT), box)).toEqual(['star-01']);
		expect(claimable({ ...holding('star-01'), blocks: [hat(3)] }, place(LEFT), box)).toEqual([]);
	});

	it('B-KEY-3: what lies side by side in the picture may lie apart in space', () => {
		const box = deckWith({ 'star-01': pair });
		const far = { colour: 'a' as Colour, cells: cells('610 620') };
		expect(claimable({ ...holding('star-01'), blocks: [far] }, place('500 501'), box)).toEqual(['star-01']);
	});

	it('B-KEY-4: a face of the new Block must take part', () => {
		const box = deckWith({
			'star-01': pair,
			'star-02': [
				[0, 0, 'g'],
				[0, 1, 'g']
			]
		});
		const shown = { colour: 'g' as Colour, cells: cells(RIGHT) };
		const state = { ...holding('star-01', 'star-02'), blocks: [shown] };
		// On top of the other green Block, beside nothing white.
		const { state: placed } = must(state, place('522 523'), box);
		expect(placed.step).toEqual({ kind: 'claim', claimable: ['star-02'] });
		expect(refusal(placed, { do: 'claim', cards: ['star-01'] }, box)?.rule).toBe('B-KEY-4');
		// Another copy with the new Block is enough, though one was visible before.
		expect(claimable(state, place(LEFT), box)).toContain('star-01');
	});

	const box = deckWith({
		'star-01': pair,
		'star-02': [
			[0, 0, 'g'],
			[0, 1, 'g']
		],
		'sun-01': trio
	});
	const two = must(holding('star-01', 'star-02', 'sun-01'), place(RIGHT), box).state;

	it('B-KEY-5: one face serves several Keys of one turn', () => {
		expect(two.step).toEqual({ kind: 'claim', claimable: ['star-01', 'star-02'] });
		const { state, happened } = must(two, { do: 'claim', cards: ['star-02', 'star-01'] }, box);
		expect(happened).toEqual([{ what: 'claimed', cards: ['star-02', 'star-01'] }]);
		expect(state.players[0]).toMatchObject({ hand: ['sun-01'], claimed: ['star-02', 'star-01'] });
		expect(state.marks).toEqual([{ turn: 1, claimed: ['star-02', 'star-01'], marker: null }]);
	});

	it('B-KEY-6: claiming is optional, each Key once and from the hand', () => {
		expect(must(two, { do: 'claim', cards: [] }, box).state).toMatchObject({
			step: { kind: 'marker' },
			marks: []
		});
		expect(must(two, { do: 'claim', cards: ['star-02'] }, box).state.players[0]?.hand).toEqual([
			'star-01',
			'sun-01'
		]);
		for (const cards of [['star-01', 'star-01'], ['moon-01'], ['nothing']])
			expect(refusal(two, { do: 'claim', cards }, box)?.rule).toBe('B-KEY-6');
		expect(refusal(two, { do: 'take', line: 'row-1' }, box)?.rule).toBe('B-KEY-6');
	});
});
