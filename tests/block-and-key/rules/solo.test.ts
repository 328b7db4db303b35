// Section 5: the steps of a solo turn, and the Ancients.
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../engine-wasm/host/vocabulary.ts';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import { choices } from '../../../web/games/block-and-key/choices.ts';
import type { Action, GameState, Happening } from '../../../web/games/block-and-key/state.ts';
import { after, cells, deckWith, engine, firstTurn, having, must, piece, refusal } from './table.ts';

const start = firstTurn();
const excavated = after(start, { do: 'take', line: 'row-1' });
const whats = (happened: readonly Happening[]) => happened.map(({ what }) => what);
const handOf = (state: GameState) => state.players[0]?.hand ?? [];
const keepAll: Action = { do: 'discard', card: null };

/** A Sun or Moon with these Stars. */
const cardWith = (stars: number) => {
	const card = deck.keys.find((key) => key.stars === stars);
	if (card?.level !== 'sun') throw new RangeError('the first such card is a Sun');
	return card;
};

describe('the five steps', () => {
	it('S-TURN-1 S-TURN-2: an Excavate turn is marked by an unseen card of either Altar', () => {
		expect(excavated.step).toEqual({ kind: 'marker' });
		for (const altar of ['sun', 'moon'] as const) {
			const card = excavated.altars[altar].at(-1);
			const { state, happened } = must(excavated, { do: 'marker', altar });
			expect(happened).toEqual([{ what: 'marked', altar, card }]);
			expect(state.marks).toEqual([{ turn: 1, claimed: [], marker: { altar, card } }]);
			expect(state.altars[altar]).toEqual(excavated.altars[altar].slice(0, -1));
			expect(handOf(state)).toEqual(handOf(excavated));
			expect(state.step).toEqual({ kind: 'discard' });
		}
		expect(refusal(excavated, keepAll)?.rule).toBe('S-TURN-2');
	});

	it('S-TURN-2: an empty Altar gives no marker; with both empty nothing is laid', () => {
		const noSuns = { ...excavated, altars: { ...excavated.altars, sun: [] } };
		expect(refusal(noSuns, { do: 'marker', altar: 'sun' })?.rule).toBe('S-TURN-2');
		expect(refusal(noSuns, { do: 'marker', altar: 'star' as 'sun' })?.rule).toBe('S-TURN-2');
		const bare = { ...start, altars: { sun: [], moon: [] } };
		const { state, happened } = must(bare, { do: 'take', line: 'row-1' });
		expect(state.marks).toEqual([{ turn: 1, claimed: [], marker: null }]);
		expect(state.step.kind).toBe('discard');
		expect(whats(happened)).not.toContain('marked');
	});

	it('S-TURN-2: several claimed Keys are one pile and need no marker', () => {
		const box = deckWith({
			'star-01': [[0, 0, 'g']],
			'star-02': [
				[0, 0, 'g'],
				[0, 1, 'g']
			]
		});
		const holding = having(start, {
			hand: ['star-01', 'star-02', 'sun-01', 'moon-01'],
			supply: [piece('I2g')]
		});
		const placed = must(holding, { do: 'place', block: 0, cells: cells('520 521') }, box).state;
		const { state } = must(placed, { do: 'claim', cards: ['star-01', 'star-02'] }, box);
		expect(state.marks).toEqual([{ turn: 1, claimed: ['star-01', 'star-02'], marker: null }]);
		expect(state.step.kind).toBe('discard');
		expect(must(state, keepAll, box).state.step).toEqual({ kind: 'draw', left: 2 });
	});

	const marked = after(excavated, { do: 'marker', altar: 'moon' });

	it('S-TURN-3: one Key may go under the Altar of its kind, never a Star', () => {
		const [star, , sun, moon] = handOf(marked) as [string, string, string, string];
		expect(refusal(marked, { do: 'discard', card: star })?.rule).toBe('S-TURN-3');
		expect(refusal(marked, { do: 'discard', card: 'sun-99' })?.rule).toBe('S-TURN-3');
		expect(refusal(marked, { do: 'draw', altar: 'sun' })?.rule).toBe('S-TURN-3');
		for (const [altar, card] of [
			['sun', sun],
			['moon', moon]
		] as const) {
			const { state, happened } = must(marked, { do: 'discard', card });
			expect(happened).toEqual([{ what: 'discarded', card }]);
			expect(state.altars[altar]).toEqual([card, ...marked.altars[altar]]);
			expect(state.step).toEqual({ kind: 'draw', left: 1 });
		}
	});

	it('S-TURN-3: with Stars alone there is nothing to put back', () => {
		const stars = having(excavated, { hand: ['star-01', 'star-02'] });
		expect(must(stars, { do: 'marker', altar: 'sun' }).state.step).toEqual({ kind: 'draw', left: 2 });
	});

	it('S-TURN-4: card by card from the Altar chosen; an empty one cannot be chosen', () => {
		const short = having(marked, { hand: ['star-01', 'sun-01'] });
		const drawing = { ...after(short, keepAll), altars: { sun: ['sun-05'], moon: ['moon-03', 'moon-04'] } };
		expect(drawing.step).toEqual({ kind: 'draw', left: 2 });
		const { state, happened } = must(drawing, { do: 'draw', altar: 'sun' });
		expect(happened).toEqual([{ what: 'drawn', altar: 'sun', card: 'sun-05' }]);
		expect(state.step).toEqual({ kind: 'draw', left: 1 });
		expect(refusal(state, { do: 'draw', altar: 'sun' })?.rule).toBe('S-TURN-4');
		expect(refusal(state, { do: 'take', line: 'row-1' })?.rule).toBe('S-TURN-4');
		expect(handOf(after(state, { do: 'draw', altar: 'moon' }))).toEqual([
			'star-01',
			'sun-01',
			'sun-05',
			'moon-04'
		]);
	});

	it('S-TURN-4: the step ends when both Altars are empty, and the hand stays short', () => {
		const short = { ...having(marked, { hand: ['sun-01'] }), altars: { sun: ['sun-05'], moon: [] } };
		const { state, happened } = must(after(short, keepAll), { do: 'draw', altar: 'sun' });
		expect(handOf(state)).toEqual(['sun-01', 'sun-05']);
		expect(whats(happened)).toContain('ancients');
	});

	it('S-TURN-5: no Key into the hand, no Ancients; the marker is not a card of the hand', () => {
		const { state, happened } = must(marked, keepAll);
		expect(whats(happened)).toEqual(['turn']);
		expect(state).toMatchObject({ turn: 2, step: { kind: 'act' }, blocks: [] });
		const nothingLeft = { ...having(marked, { hand: ['sun-01'] }), altars: { sun: [], moon: [] } };
		expect(whats(must(nothingLeft, keepAll).happened)).toEqual(['turn']);
	});

	it('S-TURN-5: a Key put under an empty Altar and drawn again came into the hand', () => {
		const lone = {
			...having(marked, { hand: ['star-01', 'star-02', 'sun-01', 'moon-01'] }),
			altars: { sun: [], moon: [] }
		};
		const { happened } = must(after(lone, { do: 'discard', card: 'sun-01' }), { do: 'draw', altar: 'sun' });
		expect(whats(happened).slice(0, 2)).toEqual(['drawn', 'ancients']);
	});

	it('S-END-1: turn 11 ends the game with its mark: no discard, no draw, no Ancients', () => {
		const last = { ...excavated, turn: 11 };
		const { state, happened } = must(last, { do: 'marker', altar: 'sun' });
		expect(whats(happened)).toEqual(['marked', 'end']);
		expect(state.step).toEqual({ kind: 'end' });
		for (const action of [
			keepAll,
			{ do: 'draw', altar: 'sun' },
			{ do: 'take', line: 'row-1' },
			{ do: 'pass' }
		] as const)
			expect(refusal(state, action)?.rule).toBe('S-END-1');
	});
});

describe('the Ancients', () => {
	/** One card is still to be drawn, and it is this one. */
	const drawing = (card: string, change: Partial<GameState> = {}): GameState => ({
		...having(start, { hand: ['star-01', 'star-02', 'moon-01'], supply: [] }),
		altars: { sun: [card], moon: [] },
		step: { kind: 'draw', left: 1 },
		...change
	});
	const drawIt: Action = { do: 'draw', altar: 'sun' };

	it('S-ANC-1 S-ANC-2: the last Key drawn names the site by its Pips and the corner by its Stars', () => {
		for (const stars of [1, 2, 3, 4]) {
			const card = cardWith(stars);
			const { state, happened } = must(drawing(card.id), drawIt);
			const site = card.pips - 1;
			expect(happened[1]).toEqual({ what: 'ancients', card: card.id, site, stars });
			expect(state.step).toMatchObject({
				kind: 'ancients',
				card: card.id,
				site,
				piece: start.yard[site],
				targets: [0]
			});
		}
		const last = cardWith(2);
		const two = { ...drawing('x'), altars: { sun: [last.id, cardWith(1).id], moon: [] } };
		const ready = {
			...having(two, { hand: ['star-01', 'moon-01'] }),
			step: { kind: 'draw', left: 2 } as const
		};
		expect(after(ready, drawIt, drawIt).step).toMatchObject({ card: last.id });
	});

	it('S-ANC-2: an empty site ends their turn', () => {
		const card = cardWith(1);
		const yard = start.yard.map((site, k) => (k === card.pips - 1 ? null : site));
		const { state, happened } = must(drawing(card.id, { yard }), drawIt);
		expect(whats(happened)).toEqual(['drawn', 'ancients', 'empty-site', 'turn']);
		expect(state).toMatchObject({ turn: 2, yard, bag: start.bag });
	});

	const block = (text: string, colour: Colour = 'a') => ({ colour, cells: cells(text) });
	const corner = cardWith(1);
	const I2 = start.yard.map((site, k) => (k === corner.pips - 1 ? piece('I2g') : site));
	const waiting = after(drawing(corner.id, { yard: I2, blocks: [block('200 201')] }), drawIt);

	it('S-ANC-3: corner to corner with the closest Block and no face shared with it, by the ordinary rules', () => {
		expect(waiting.step).toMatchObject({ targets: [1] });
		const at = (text: string, target = 1): Action => ({ do: 'ancients', target, cells: cells(text) });
		expect(refusal(waiting, at('110 010'))).toBeNull();
		// Beside the closest Block, and taller.
		expect(refusal(waiting, at('202 203'))).toEqual({ rule: 'S-ANC-3' });
		// Legal, but at the Core Cube.
		expect(refusal(waiting, at('550 551'))).toEqual({ rule: 'S-ANC-3' });
		expect(refusal(waiting, at('550 551', 0))).toEqual({ rule: 'S-ANC-3' });
		expect(refusal(waiting, at('700 710'))).toEqual({ rule: 'S-ANC-3', violations: ['no-contact'] });
		expect(refusal(waiting, at('110 010 111'))).toEqual({ rule: 'S-ANC-3' });
		expect(refusal(waiting, { do: 'take', line: 'row-1' })?.rule).toBe('S-ANC-3');
	});

	it('S-ANC-4: of Blocks equally close the player chooses, but only one that leaves room', () => {
		const tie = [block('010 011'), block('100 101')];
		const step = (blocks: GameState['blocks']) =>
			after(drawing(corner.id, { yard: I2, blocks }), drawIt).step;
		expect(step(tie)).toMatchObject({ targets: [1, 2] });
		// One diagonal of the first is the second, on the other stands a tower.
		expect(step([...tie, block('120 121 122 123 124 125')])).toMatchObject({ targets: [2] });
	});

	it('S-ANC-5: every placement within these limits may be chosen', () => {
		const offered = choices(engine, deck, waiting);
		if (offered.kind !== 'ancients') throw new Error(offered.kind);
		const all = offered.placements(1);
		// Five by hand: at 1 1 upright, west and north; at 3 1 upright and east.
		expect(all).toHaveLength(5);
		for (const chosen of all) {
			const { state, happened } = must(waiting, { do: 'ancients', target: 1, cells: chosen });
			expect(happened[0]).toEqual({ what: 'ancients-placed', piece: piece('I2g'), target: 1, cells: chosen });
			expect(state.blocks.at(-1)).toEqual({ colour: 'g', cells: chosen });
		}
	});

	it('S-ANC-6 S-ANC-7: without room the Block is in the bag again before the yard is restocked', () => {
		// The only diagonal of the closest Block is full.
		const blocks = [block('000 001'), block('110 111 112 113 114 115')];
		const { state, happened } = must(drawing(corner.id, { yard: I2, blocks, bag: [] }), drawIt);
		const site = corner.pips - 1;
		expect(happened.slice(2)).toEqual([
			{ what: 'no-room', piece: piece('I2g') },
			{ what: 'refill', site, piece: piece('I2g') },
			{ what: 'turn', turn: 2, player: 0 }
		]);
		expect(state).toMatchObject({ blocks, yard: I2, bag: [] });
	});

	it('S-ANC-7 S-ANC-8: the yard is restocked, and nothing that their Block completes can be claimed', () => {
		const box = deckWith({ 'star-01': [[0, 0, 'g']] });
		const { state, happened } = must(waiting, { do: 'ancients', target: 1, cells: cells('110 010') }, box);
		expect(whats(happened)).toEqual(['ancients-placed', 'refill', 'turn']);
		expect(state.yard[corner.pips - 1]).toEqual(start.bag.at(-1));
		expect(state.step).toEqual({ kind: 'act' });
		expect(state.players[0]?.claimed).toEqual([]);
	});
});
