// Turns of several players, the end, points, tiers and ranks.
import { describe, expect, it } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { ranking, scoreOf, tier } from '../../../web/games/block-and-key/score.ts';
import type { Action, GameState } from '../../../web/games/block-and-key/state.ts';
import { after, cells, deckWith, engine, firstTurn, having, must, piece, refusal } from './table.ts';

const suns = deck.keys.filter(({ level }) => level === 'sun').map(({ id }) => id);
const take: Action = { do: 'take', line: 'row-1' };

describe('turns of several players', () => {
	it('B-KEY-7: after the claims draw back up to four, choosing an Altar for each; no marker, no discard', () => {
		const box = deckWith({ 'star-01': [[0, 0, 'g']] });
		const state = having(firstTurn(3), { supply: [piece('I2g')], hand: ['star-01', 'sun-01', 'moon-01'] });
		const placed = must(state, { do: 'place', block: 0, cells: cells('420 421') }, box).state;
		const claimed = must(placed, { do: 'claim', cards: ['star-01'] }, box).state;
		expect(claimed).toMatchObject({ step: { kind: 'draw', left: 2 }, active: 0, marks: [] });
		const noMoons = { ...claimed, altars: { ...claimed.altars, moon: [] } };
		expect(refusal(noMoons, { do: 'draw', altar: 'moon' }, box)?.rule).toBe('B-KEY-7');
		expect(refusal(noMoons, { do: 'discard', card: null }, box)?.rule).toBe('B-KEY-7');
		const drawn = after(claimed, { do: 'draw', altar: 'sun' }, { do: 'draw', altar: 'moon' });
		expect(drawn).toMatchObject({ active: 1, turn: 2, step: { kind: 'act' }, drawn: null });
		expect(drawn.players[0]?.hand).toHaveLength(4);
	});

	it('B-SETUP-10: clockwise, one action a turn', () => {
		let state = firstTurn(4);
		const order = Array.from({ length: 5 }, () => {
			const { active } = state;
			state = after(state, take);
			if (state.step.kind === 'put-back')
				state = after(state, { do: 'put-back', blocks: [...Array(state.step.over).keys()] });
			return active;
		});
		expect(order).toEqual([0, 1, 2, 3, 0]);
	});

	it('B-KEY-1: only the own view counts', () => {
		const box = deckWith({
			'star-01': [
				[0, 0, 'g'],
				[1, 0, 'g']
			]
		});
		const holding = { supply: [piece('I2g')], hand: ['star-01', 'sun-01', 'moon-01', 'moon-02'] };
		const state = having({ ...firstTurn(2), blocks: [] }, holding);
		// Along the view of the south a row of one face, for the east a row of two. The Core Cube stands at 2, 4.
		const along: Action = { do: 'place', block: 0, cells: cells('430 420') };
		expect(must(state, along, box).state.step.kind).toBe('act');
		const east = having({ ...state, active: 1 }, holding);
		expect(must(east, along, box).state.step.kind).toBe('claim');
		expect(must(state, { do: 'place', block: 0, cells: cells('430 530') }, box).state.step.kind).toBe(
			'claim'
		);
	});

	it('who can do nothing passes; when nobody can, the game is over', () => {
		const bare = { ...firstTurn(2), yard: Array(9).fill(null) as null[], bag: [] };
		const none = bare.players.map((player) => ({ ...player, supply: [] }));
		expect(must({ ...bare, players: none }, { do: 'pass' }).happened).toEqual([{ what: 'end' }]);
		const other = {
			...bare,
			players: none.map((player, k) => (k === 1 ? { ...player, supply: [piece('I2g')] } : player))
		};
		expect(must(other, { do: 'pass' }).state).toMatchObject({ active: 1, step: { kind: 'act' } });
	});
});

describe('the end', () => {
	it.each([
		[2, 12],
		[3, 8],
		[4, 7]
	] as const)(
		'B-END-1 B-END-2: with %i players Key %i triggers one last turn for everybody',
		(count, keys) => {
			const trigger = 1;
			const wealthy = (claimed: number): GameState => {
				const state = { ...firstTurn(count as PlayerCount), active: trigger, turn: 2 };
				return having(state, { claimed: suns.slice(0, claimed) });
			};
			expect(after(wealthy(keys - 1), take).lastTurns).toBeNull();
			let state = after(wealthy(keys), take);
			expect(state.lastTurns).toBe(count);
			const order: number[] = [];
			while (state.step.kind !== 'end') {
				order.push(state.active);
				expect(state.lastTurns).toBe(count + 1 - order.length);
				state = after(state, take);
				if (state.step.kind === 'put-back')
					state = after(state, { do: 'put-back', blocks: [...Array(state.step.over).keys()] });
			}
			expect(order).toEqual(Array.from({ length: count }, (_, k) => (trigger + 1 + k) % count));
			expect(refusal(state, take)?.rule).toBe('B-END-2');
		}
	);

	it('B-END-1: the claim that reaches the number triggers, and the turn is played to its end', () => {
		const box = deckWith({ 'star-01': [[0, 0, 'g']] });
		const rich = having(firstTurn(2), {
			claimed: suns.slice(0, 11),
			supply: [piece('I2g')],
			hand: ['star-01', 'sun-24', 'moon-01', 'moon-02']
		});
		const placed = must(rich, { do: 'place', block: 0, cells: cells('430 431') }, box).state;
		const claimed = must(placed, { do: 'claim', cards: ['star-01'] }, box).state;
		expect(claimed.step).toEqual({ kind: 'draw', left: 1 });
		expect(after(claimed, { do: 'draw', altar: 'sun' })).toMatchObject({ lastTurns: 2, active: 1 });
	});

	it('B-END-3 B-KEY-8 S-SCORE-1: claimed Keys and a third of the matching faces; hand and supply count neither way', () => {
		// Core Cube white to the south: four faces. A white I3 lying and a white O4 standing: seven more, eleven in all.
		const blocks = [
			{ colour: 'w' as const, cells: cells('200 100 000') },
			{ colour: 'w' as const, cells: cells('600 700 601 701') }
		];
		const vp = new Map(deck.keys.map((key) => [key.id, key.vp]));
		const claimed = ['star-01', 'star-02', 'sun-01', 'moon-01'];
		const keys = claimed.reduce((sum, id) => sum + (vp.get(id) ?? 0), 0);
		expect(keys).toBe(1 + 1 + 2 + 4);
		const state = having({ ...firstTurn(), blocks }, { claimed, enigma: 'w' });
		expect(scoreOf(engine, deck, state, 0)).toEqual({ keys, faces: 11, enigma: 3, total: keys + 3 });
		const bare = having(state, { hand: [], supply: [] });
		expect(scoreOf(engine, deck, bare, 0)).toEqual(scoreOf(engine, deck, state, 0));
	});

	it('B-END-4: VP, then claimed Keys, then Blocks left, then turn order', () => {
		const state = firstTurn(3);
		const rank = (...changes: { claimed: string[]; supply: number }[]) => {
			const players = state.players.map((player, k) => {
				const { claimed = [], supply = 0 } = changes[k] ?? {};
				return { ...player, claimed, enigma: 'w' as const, supply: player.supply.slice(0, supply) };
			});
			const core = { ...state.core!, sides: { S: 'b', W: 'b', N: 'b', E: 'b' } as const };
			return ranking(engine, deck, { ...state, players, core }).map(({ player }) => player);
		};
		const sun = ['sun-01'];
		const stars = ['star-01', 'star-02'];
		expect(
			rank({ claimed: [], supply: 3 }, { claimed: sun, supply: 0 }, { claimed: ['moon-01'], supply: 0 })
		).toEqual([2, 1, 0]);
		expect(
			rank({ claimed: sun, supply: 3 }, { claimed: stars, supply: 0 }, { claimed: [], supply: 3 })
		).toEqual([1, 0, 2]);
		expect(
			rank({ claimed: sun, supply: 1 }, { claimed: sun, supply: 2 }, { claimed: sun, supply: 3 })
		).toEqual([2, 1, 0]);
		expect(
			rank({ claimed: sun, supply: 1 }, { claimed: sun, supply: 1 }, { claimed: sun, supply: 1 })
		).toEqual([0, 1, 2]);
	});

	it('S-SCORE-2: the borders of the tiers', () => {
		const tiers = [0, 9, 10, 20, 21, 26, 27, 32, 33, 60].map(tier);
		expect(tiers).toEqual([
			'trainee',
			'trainee',
			'researcher',
			'researcher',
			'field-director',
			'field-director',
			'dig-director',
			'dig-director',
			'expert-archaeologist',
			'expert-archaeologist'
		]);
	});
});
