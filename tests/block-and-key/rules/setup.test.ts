// Section 3 and the solo set-up: what lies where before the first turn.
import { describe, expect, it } from 'vitest';
import { deck } from '../../../puzzles/block-and-key/deck.ts';
import type { PlayerCount } from '../../../puzzles/schema/deck.ts';
import { newGame } from '../../../web/games/block-and-key/setup.ts';
import type { GameState } from '../../../web/games/block-and-key/state.ts';
import { after, firstTurn, must, refusal } from './table.ts';

const COUNTS: readonly PlayerCount[] = [1, 2, 3, 4];
const level = (id: string) => id.split('-')[0];
const names = (pieces: GameState['yard']) => pieces.map((piece) => piece && piece.shape + piece.colour);

describe.each(COUNTS)('%i at the table', (count) => {
	const { state, happened } = newGame(deck, 'set-up', count);

	it('B-SETUP-1 B-SETUP-3: 40 different Blocks, all in bag and yard', () => {
		const blocks = names([...state.bag, ...state.yard]);
		expect(blocks).toHaveLength(40);
		expect(new Set(blocks).size).toBe(40);
		expect(state.blocks).toEqual([]);
		expect(state.active).toBe(0);
	});

	it('B-SETUP-2 B-SETUP-4 S-SETUP-1: 2 Stars, 1 Sun and 1 Moon each; the other Stars leave, the rest are the Altars', () => {
		for (const { hand } of state.players) expect(hand.map(level)).toEqual(['star', 'star', 'sun', 'moon']);
		expect(state.removed.map(level)).toEqual(Array(8 - 2 * count).fill('star'));
		expect(state.altars.sun.map(level)).toEqual(Array(24 - count).fill('sun'));
		expect(state.altars.moon.map(level)).toEqual(Array(16 - count).fill('moon'));
		const { altars, players, removed } = state;
		const all = [...altars.sun, ...altars.moon, ...removed, ...players.flatMap(({ hand }) => hand)];
		expect(new Set(all).size).toBe(48);
	});

	it('B-SETUP-5: one Enigma each, no two alike', () => {
		expect(new Set(state.players.map(({ enigma }) => enigma)).size).toBe(count);
	});

	it('B-SETUP-6 B-SETUP-7: nine sites filled in reading order, drawn from the bag one by one', () => {
		expect(happened.map((event) => event.what === 'refill' && event.site)).toEqual([
			0, 1, 2, 3, 4, 5, 6, 7, 8
		]);
		expect(state.yard).toEqual(happened.map((event) => event.what === 'refill' && event.piece));
	});

	it('B-SETUP-8 S-SETUP-2: the Core Cube on its icons, the colours clockwise from the start player', () => {
		const places = { 1: [3, 3], 2: [2, 4], 3: [2, 3], 4: [3, 3] };
		const { core } = must(state, { do: 'core', colour: 'g' }).state;
		expect([core?.x, core?.y]).toEqual(places[count]);
		expect(core?.sides).toEqual({ S: 'g', W: 'a', N: 'w', E: 'b' });
		expect(refusal(state, { do: 'core', colour: 'x' as 'w' })?.rule).toBe(
			count === 1 ? 'S-SETUP-2' : 'B-SETUP-8'
		);
		expect(refusal(state, { do: 'take', line: 'row-1' })?.rule).toBe(count === 1 ? 'S-SETUP-2' : 'B-SETUP-8');
	});

	it('S-SETUP-3 B-SETUP-9 B-SETUP-10: first lines counter-clockwise, the start player last, then the start player begins', () => {
		let now = must(state, { do: 'core', colour: 'w' }).state;
		const order: number[] = [];
		while (now.step.kind === 'line') {
			order.push(now.active);
			expect(refusal(now, { do: 'pass' })?.rule).toBe(count === 1 ? 'S-SETUP-3' : 'B-SETUP-9');
			const taken = names([now.yard[1] ?? null, now.yard[4] ?? null, now.yard[7] ?? null]);
			const { active } = now;
			const outcome = must(now, { do: 'take', line: 'column-2' });
			now = outcome.state;
			expect(names(now.players[active]?.supply ?? [])).toEqual(taken);
			const [first, ...rest] = outcome.happened;
			expect(first).toEqual({ what: 'taken', sites: [1, 4, 7] });
			expect(rest.slice(0, 3).map((event) => event.what === 'refill' && event.site)).toEqual([1, 4, 7]);
		}
		expect(order).toEqual(Array.from({ length: count }, (_, k) => count - 1 - k));
		expect(now).toMatchObject({ active: 0, turn: 1, step: { kind: 'act' } });
		expect(now.players.every(({ supply }) => supply.length === 3)).toBe(true);
		expect(now.yard.every((site) => site)).toBe(true);
	});
});

it('B-SETUP-10: seats run clockwise from the start player in the south', () => {
	const seats = COUNTS.map((count) =>
		newGame(deck, 'x', count)
			.state.players.map(({ seat }) => seat)
			.join('')
	);
	expect(seats).toEqual(['S', 'SE', 'SNE', 'SWNE']);
});

it('a seed gives one game, another seed another', () => {
	expect(newGame(deck, 'one', 3)).toEqual(newGame(deck, 'one', 3));
	expect(newGame(deck, 'one').state.bag).not.toEqual(newGame(deck, 'two').state.bag);
});

it('a seed of today gives the same game for ever: stored games are replayed', () => {
	const { players, yard } = newGame(deck, 'x').state;
	expect(players[0]?.hand).toEqual(['star-02', 'star-07', 'sun-12', 'moon-16']);
	expect(players[0]?.enigma).toBe('w');
	expect(names(yard).join(' ')).toBe('I2w T4b S4g I3b Y4w T4g O4g I4g L4w');
});

it('a box with too few Blocks for all first lines still begins', () => {
	const small = { ...deck, shapes: { I2: deck.shapes['I2']! } };
	const { state } = newGame(small, 'small', 4);
	expect(state.yard.filter(Boolean)).toHaveLength(4);
	const second = after(state, { do: 'core', colour: 'w' }, { do: 'take', line: 'row-1' });
	expect(second).toMatchObject({ step: { kind: 'line' }, active: 2 });
	expect(after(second, { do: 'take', line: 'row-2' })).toMatchObject({ step: { kind: 'act' }, active: 0 });
});

it('B-SETUP-9: an empty line cannot be the first', () => {
	const state = { ...firstTurn(), step: { kind: 'line' } as const };
	const yard = state.yard.map((site, k) => (k < 3 ? null : site));
	expect(refusal({ ...state, yard }, { do: 'take', line: 'row-1' })?.rule).toBe('S-SETUP-3');
});
