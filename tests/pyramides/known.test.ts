// What a player may know: nothing hidden shows through.
import { describe, expect, it } from 'vitest';
import { apply } from '../../web/games/pyramides/apply.ts';
import { known } from '../../web/games/pyramides/known.ts';
import { imagine } from '../../web/games/pyramides/policies/imagine.ts';
import { newGame } from '../../web/games/pyramides/setup.ts';
import type { GameState, Tile } from '../../web/games/pyramides/state.ts';
import { randomFrom } from '../../web/games/rng.ts';
import { after, extras, START } from './fixtures.ts';
import { checkPieces, randomGame, SETUPS } from './games.ts';

/** The same game with everything that is hidden from a player shuffled. */
function shuffled(state: GameState, me: number, seed: string): GameState {
	const chance = randomFrom(seed);
	const looked = state.players[me]?.looked ?? [];
	const isHidden = (stack: number, depth: number) =>
		!looked.includes(stack + 1) && !(state.open.includes(stack + 1) && depth === 0);
	const hiddenHand = (k: number) => k !== me && !state.players[k]?.hand?.seen;
	const pool: Tile[] = chance.shuffled([
		...state.stacks.flatMap((tiles, k) => tiles.filter((_, depth) => isHidden(k, depth))),
		...state.players.flatMap(({ hand }, k) => (hand && hiddenHand(k) ? [hand] : [])),
		...state.removed
	]);
	const next = (): Tile => {
		const { kind, colour } = pool.pop() as Tile;
		return { kind, colour };
	};
	return {
		...state,
		seed: 'another',
		foundations: chance.shuffled(state.foundations),
		stacks: state.stacks.map((tiles, k) => tiles.map((tile, depth) => (isHidden(k, depth) ? next() : tile))),
		players: state.players.map((player, k) =>
			player.hand && hiddenHand(k) ? { ...player, hand: { ...player.hand, ...next() } } : player
		),
		removed: state.removed.map(next)
	};
}

describe.each(SETUPS)('%s', (_name, setup) => {
	it('states that differ only in what is hidden are known alike', () => {
		const { actions } = randomGame(setup, 'known');
		let state = newGame(setup, 'known');
		let differing = 0;
		for (const [k, action] of actions.entries()) {
			const outcome = apply(state, action);
			if (!outcome.ok) throw new Error('refused');
			state = outcome.state;
			if (k % 5 > 0) continue;
			for (const me of state.players.keys()) {
				const other = shuffled(state, me, `other ${k}`);
				if (JSON.stringify(other.stacks) !== JSON.stringify(state.stacks)) differing++;
				expect(known(other, me)).toEqual(known(state, me));
			}
		}
		expect(differing).toBeGreaterThan(5);
	});

	it('what is imagined agrees with what is known', () => {
		const { actions } = randomGame(setup, 'imagined');
		let state = newGame(setup, 'imagined');
		for (const [k, action] of actions.entries()) {
			const outcome = apply(state, action);
			if (outcome.ok) state = outcome.state;
			if (k % 20 > 0) continue;
			const seen = known(state, state.active);
			const thought = imagine(seen);
			checkPieces(thought);
			expect(known(thought, state.active)).toEqual(seen);
		}
	});
});

describe('looking through a stack', () => {
	const stacks = [['W', 'E', 'WE', 'SW-red']];
	const kinds = (state: GameState, me: number) =>
		known(state, me).stacks[0]?.tiles.map((tile) => tile?.kind ?? null);

	it('shows it to whoever pays, and to nobody else', () => {
		const state = after(extras({ stacks, step: 'draw' }, { gold: 2 }), 'search.1');
		expect(kinds(state, 0)).toEqual(['W', 'E', 'WE', 'SW']);
		expect(kinds(state, 1)).toEqual([null, null, null, null]);
	});

	it('is remembered until another player searches there', () => {
		const mine = after(extras({ stacks, step: 'draw' }, { gold: 2 }), 'search.1', 'pick.3', 'done');
		expect(kinds(mine, 0)).toEqual(['W', 'E', 'WE']);
		const rich = { ...mine, players: mine.players.map((player) => ({ ...player, gold: 2 })) };
		const drawing = after(rich, 'place.d6.N', 'row.V', 'done');
		expect(kinds(after(drawing, 'draw.1'), 0)).toEqual(['E', 'WE']);
		expect(kinds(after(drawing, 'search.1', 'pick.1'), 0)).toEqual([null, null]);
		expect(kinds(after(drawing, 'search.1', 'pick.1'), 1)).toEqual(['W', 'WE']);
	});
});

it('the seed stays a secret', () => {
	expect('seed' in known(newGame({ players: 2 }, 'secret'), 0)).toBe(false);
	expect(START.setup.players).toBe(2);
});
